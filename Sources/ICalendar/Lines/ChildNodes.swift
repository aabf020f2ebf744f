/// The nodes directly inside a node, by their indices, in the file's order.
struct ChildNodes: Sequence, IteratorProtocol {
  private let nodes: UnsafeBufferPointer<ComponentNode>
  private var node: Int
  private let end: Int

  init(of node: Int, _ nodes: UnsafeBufferPointer<ComponentNode>) {
    self.nodes = nodes
    self.node = node + 1
    end = Int(nodes[node].endNode)
  }

  mutating func next() -> Int? {
    guard node < end else { return nil }
    defer { node = Int(nodes[node].endNode) }
    return node
  }
}

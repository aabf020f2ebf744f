/// The terms of the Earth's heliocentric longitude, of the mean equinox of the date, that make out
/// more than 0.02 seconds of arc in the years 1700 to 2300: P. Bretagnon and G. Francou,
/// "Planetary theories in rectangular and spherical variables. VSOP87 solutions", Astronomy and
/// Astrophysics 202 (1988).
enum EarthLongitude {
  /// A cos(B + C t) with t in thousands of Julian years since 2000.
  struct Term {
    let amplitude: Double
    let phase: Double
    let frequency: Double

    init(_ amplitude: Double, _ phase: Double, _ frequency: Double) {
      self.amplitude = amplitude
      self.phase = phase
      self.frequency = frequency
    }
  }

  /// The longitude in degrees, of any size.
  static func degrees(at time: TerrestrialTime) -> Double {
    let t = time.centuries / 10
    let sum = self.sum(order0, t) + t * (self.sum(order1, t) + t * self.sum(order2, t))
    return sum * 1e-8 * 180 / .pi
  }

  private static func sum(_ terms: [Term], _ t: Double) -> Double {
    var sum = 0.0
    for term in terms {
      sum += term.amplitude * Degrees.cosine((term.phase + term.frequency * t) * 180 / .pi)
    }
    return sum
  }

  /// In 1e-8 radians.
  private static let order0: [Term] = [
    Term(175347046, 0.00000, 0), Term(3341656, 4.66925680, 6283.075850),
    Term(34894, 4.62610, 12566.1517), Term(3418, 2.82887, 3.5231), Term(3497, 2.74412, 5753.3849),
    Term(3136, 3.62767, 77713.7715), Term(2676, 4.41808, 7860.4194), Term(2343, 6.13516, 3930.2097),
    Term(1273, 2.03710, 529.6910), Term(1324, 0.74246, 11506.7698), Term(902, 2.04505, 26.2983),
    Term(1199, 1.10963, 1577.3435), Term(857, 3.50849, 398.1490), Term(780, 1.17883, 5223.6939),
    Term(990, 5.23268, 5884.9268), Term(753, 2.53339, 5507.5532), Term(505, 4.58293, 18849.2275),
    Term(492, 4.20507, 775.5226), Term(357, 2.91954, 0.0673), Term(284, 1.89869, 796.2980),
    Term(243, 0.34481, 5486.7778), Term(317, 5.84902, 11790.6291), Term(271, 0.31489, 10977.0788),
    Term(206, 4.80647, 2544.3144), Term(205, 1.86948, 5573.1428), Term(202, 2.45768, 6069.7768),
    Term(126, 1.08303, 20.7754), Term(156, 0.83306, 213.2991), Term(115, 0.64545, 0.9803),
    Term(103, 0.63600, 4694.0030), Term(102, 4.26680, 7.1135), Term(99, 6.20993, 2146.1654),
    Term(132, 3.41118, 2942.4634), Term(98, 0.68101, 155.4204), Term(85, 1.29871, 6275.9623),
    Term(75, 1.75509, 5088.6288), Term(102, 0.97569, 15720.8388), Term(85, 3.67080, 71430.6956),
    Term(74, 4.67927, 801.8209), Term(74, 3.50319, 3154.6871), Term(79, 3.03698, 12036.4607),
    Term(80, 1.80791, 17260.1547), Term(86, 5.98323, 161000.6857), Term(57, 2.78430, 6286.5990),
    Term(61, 1.81840, 7084.8968), Term(70, 0.83298, 9437.7629), Term(56, 4.38695, 14143.4952),
    Term(62, 3.97764, 8827.3903), Term(51, 0.28307, 5856.4777), Term(56, 3.47006, 6279.5527),
    Term(41, 5.36817, 8429.2413), Term(52, 1.33283, 1748.0164), Term(52, 0.18915, 12139.5535),
    Term(49, 0.48735, 1194.4470), Term(39, 6.16833, 10447.3878), Term(36, 1.77597, 6812.7668),
    Term(37, 6.04134, 10213.2855), Term(37, 2.56955, 1059.3819), Term(33, 0.59309, 17789.8456),
    Term(36, 1.70876, 2352.8662), Term(41, 2.39851, 19651.0485), Term(30, 2.73975, 1349.8674),
    Term(30, 0.44294, 83996.8473), Term(24, 0.48474, 8031.0923), Term(24, 2.06528, 3340.6124),
    Term(21, 4.14825, 951.7184), Term(25, 0.21485, 3.5904), Term(25, 3.16471, 4690.4798),
    Term(23, 5.22198, 4705.7323), Term(21, 1.42564, 16730.4637), Term(22, 5.55594, 553.5694),
    Term(17, 4.56053, 135.0651), Term(20, 5.22208, 12168.0027), Term(20, 5.77470, 6309.3742),
    Term(20, 0.37134, 283.8593), Term(14, 4.19315, 242.7286), Term(16, 5.98838, 11769.8537),
    Term(15, 4.19567, 6256.7775), Term(19, 3.82220, 23581.2582), Term(19, 5.38627, 149854.4001),
    Term(14, 3.72355, 38.0277), Term(18, 2.21491, 13367.9726), Term(12, 2.62230, 955.5997),
    Term(11, 0.17739, 4164.3120), Term(14, 4.40138, 6681.2249), Term(14, 1.88934, 7632.9433),
    Term(13, 1.13052, 5.5229), Term(10, 5.35910, 1592.5960), Term(10, 6.19983, 6438.4962),
    Term(12, 1.00351, 632.7837), Term(11, 0.32735, 103.0928), Term(10, 6.02915, 5746.2713),
    Term(11, 0.93872, 11926.2544),
  ]
  /// Times t^1, in 1e-8 radians.
  private static let order1: [Term] = [
    Term(628331966747, 0.00000000, 0.000000), Term(206059, 2.67823456, 6283.075850),
    Term(4303, 2.63513, 12566.1517), Term(425, 1.59047, 3.5231), Term(109, 2.96618, 1577.3435),
    Term(119, 5.79557, 26.2983),
  ]
  /// Times t^2, in 1e-8 radians.
  private static let order2: [Term] = [
    Term(52919, 0.00000, 0.0000), Term(8720, 1.07210, 6283.0758),
  ]
}

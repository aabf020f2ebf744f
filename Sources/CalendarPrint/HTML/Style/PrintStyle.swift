/// The look of a document on paper: a month on each page, as `MonthPage` prints it.
enum PrintStyle {
  /// - Parameter scale: the size of the type; 1 on A4, where a rem is 10 points.
  static func sheet(_ paper: PaperSize, scale: Double) -> StyleSheet {
    let isNarrow = paper.width < paper.height
    let side = 3.4 * (isNarrow ? 0.8 : 1)
    return """
      @page{size:\(paper.width)pt \(paper.height)pt;margin:0}
      @media print{
        html{font-size:\(10 * scale)pt;line-height:1.25}
        :root{--hair:.5pt;--lane:1.26rem;--head:2.2rem}
        .close{--lane:1.172rem;--head:2.12rem}
        .closest{--lane:1.096rem;--head:2.05rem}
        body{display:block;padding:0;max-width:none}
        .top,.days,.turn,.crowd,.hours,.week-title,.hidden-entries ul{display:none!important}
        :root{--name:.9rem}
        .month,.month[hidden]{display:flex!important;flex-direction:column;margin:0!important;
          min-height:\(paper.height - 1)pt;padding:1.8rem \(side)rem 2rem;break-after:page}
        .month:last-child{break-after:auto}
        .month>header{display:grid;grid-template-columns:auto 1fr;align-items:end;margin:0 0 .9rem}
        .month>header .whose{display:block;grid-column:1/-1;font-size:.74rem;font-weight:500;
          color:var(--muted);letter-spacing:.02em}
        .month>header h2{font-size:3.4rem;line-height:1;letter-spacing:-.012em}
        .legend{justify-content:end;margin:0;font-size:.76rem;padding-bottom:.4rem}
        .sheet{flex:1 1 auto;display:grid}
        table{height:100%}
        thead th{font-size:.66rem;padding:0 .6rem .45rem;border-bottom-width:1.1pt;height:1.4rem}
        .number-head,.week-number{width:1.6rem}
        .week-number{font-size:.66rem;padding-top:.7rem}
        tr{break-inside:avoid}
        .day{height:\(LanePlan.leastRow / 10)rem;padding-bottom:.35rem;border-bottom-width:.5pt}
        .day+.day{border-inline-start-width:.5pt}
        .head{height:var(--head);padding:.1rem .25rem 0}
        .number{font-size:1.05rem;min-width:1.68rem;height:1.68rem;
          padding:0 .3rem}
        .sticker{font-size:1.3rem}
        .picture{width:1.5rem;height:1.5rem}
        .lines{font-size:.74rem}
        .lines{grid-auto-rows:var(--lane)}
        .roomy .lines{grid-auto-rows:minmax(var(--lane),auto)}
        .lines .box,.lines .bar .box{height:calc(var(--lane)*.873);
          line-height:calc(var(--lane)*.873)}
        .lines .timed .box{padding-inline:1.15rem .2rem}
        .lines .timed .box::before{inset-inline-start:.52rem;
          top:calc(var(--lane)*.4365 - .23em)}
        .lines .free .box{-webkit-line-clamp:1;height:auto;margin-block:0 calc(var(--lane)*.127)}
        .lines .free .box::before{top:calc(var(--lane)*.4365 - .23em)}
        .lines .free.turned .box>bdi{-webkit-line-clamp:1}
        .roomy .lines .free.turned .box>bdi{-webkit-line-clamp:2}
        .brief .names p{-webkit-line-clamp:1}
        .roomy .lines .free .box{-webkit-line-clamp:2}
        .lines .bar .box{margin-inline:.3rem;border-radius:.2rem;border-inline-start-width:.22rem}
        .lines .before .box{margin-inline-start:0;border-inline-start-width:0}
        .lines .after .box{margin-inline-end:0}
        .timed time{font-size:.7rem}
        .fact,.names{font-size:.66rem}
        .names{inset-inline:.6rem .3rem}
        .moon{width:.74rem;height:.74rem}
        .head .mood{font-size:.7rem}
        .month>header .span{font-size:.8rem;grid-row:2}
        .hidden-entries{font-size:.68rem;line-height:.85rem;margin-inline-end:.3rem}
        .hidden-entries summary{padding:0}
        .notes{display:block;columns:3;column-gap:1.8rem;padding-top:.7rem;font-size:.66rem;
          line-height:.92rem}
        .notes div{display:block}
        .notes dt,.notes dd{display:inline}
        .notes dt{color:var(--muted);margin-inline-end:.6rem}
        .notes dt time{color:var(--ink);font-weight:600;margin-inline-start:.3rem}
        .notes dd:not(:last-child)::after{content:" · ";color:var(--muted)}
        .footnote{display:block;font-size:.66rem;color:var(--muted);padding-top:.5rem}
        .day[aria-selected=true]:not(.chosen){background:var(--wash,var(--ground));box-shadow:none}
        .weekend[aria-selected=true]:not(.chosen){background:var(--wash,var(--shade))}
        .js .day[aria-selected=true]:not(.chosen,.today) .number{background:none;color:inherit;
          font-weight:inherit;justify-content:start}
        .js .today[aria-selected=true] .number{box-shadow:none}
        .js .rest[aria-selected=true]:not(.chosen,.today) .number{color:var(--crimson)}
      }

      """
  }
}

/// The look on tablets and phones: there a month has dots in the place of titles, and a week is
/// a list of its days.
enum NarrowStyle {
  static let sheet: StyleSheet = "\(month)\(week)"

  private static let month: StyleSheet = """
    @media screen and (max-width:62rem){
      html:not(.week-view) .lines .timed:not(.free) time{display:none}
      .lines{font-size:.8rem}
    }
    @media screen and (max-width:44rem){
      html:not(.js) .month,html:not(.js) .months{display:none}
      html:not(.js) .top h1{position:static;width:auto;height:auto;clip-path:none;
        white-space:normal;font-size:1.4rem;color:var(--ink)}
      .turn{margin-inline-start:auto}
      .legend{margin-inline-start:0}
      .full,.short,.week-number,.number-head,.year-day,.head .mood,.facts .moon,
      .hidden-entries summary{display:none}
      .letter{display:inline}
      thead th{text-align:center;padding-inline:0}
      .day{height:3.5rem;padding-bottom:.3rem;border-inline-start:0!important;--edge:0px}
      .weekend{background:none}
      .number{justify-content:center;min-width:1.6rem;height:1.6rem}
      .js .today[aria-selected=true] .number{box-shadow:0 0 0 1.5px var(--ground),
        0 0 0 3px var(--sky)}
      .facts{margin-top:.2rem}
      .head{flex-direction:column;gap:0;height:auto;min-height:2rem;padding:.25rem 0 0;
        margin-bottom:0}
      .head .facts{display:flex;flex:none;width:100%;justify-content:center;
        height:auto;line-height:1.1}
      .facts::before{display:none}
      .facts .date+.date{display:none}
      .fact{font-size:.64rem;line-height:1.1}
      .stickers{position:absolute;top:0;inset-inline-end:0}
      .sticker~.sticker,.stickers .fact{display:none}
      .head .sticker{font-size:.8rem}
      .head .picture{width:1rem;height:1rem;border-radius:.25rem}
      .chosen,.day[aria-selected=true]{background:none;box-shadow:none}
      html:not(.week-view) .names{display:none}
      html:not(.week-view) .lines{display:flex;flex-wrap:wrap;justify-content:center;gap:3px;
        margin-top:.3rem;padding:0 .3rem;max-height:6px;overflow:hidden}
      html:not(.week-view) .lines li,html:not(.week-view) .lines .on{visibility:visible;
        width:6px!important;height:6px;border-radius:50%;background:var(--strong);
        overflow:hidden}
      html:not(.week-view) .lines .box{clip-path:inset(50%);width:1px;height:1px;padding:0;
        margin:0}
      .lines .cancelled{opacity:.35}
      .days{margin-top:.8rem}
    }

    """

  private static let week: StyleSheet = """
    @media screen and (max-width:44rem){
      html.week-view thead{display:none}
      html.week-view tbody tr.shown{display:block}
      html.week-view .shown .day{display:grid;grid-template-columns:3rem minmax(0,1fr);
        align-items:start;gap:0 .5rem;height:auto;min-height:2.8rem;padding:.35rem 0}
      html.week-view .shown .head{grid-row:1/5;display:flex;flex-direction:column;height:auto;
        container-type:normal}
      html.week-view .shown .head::before{content:attr(data-weekday);font-size:.72rem;
        color:var(--muted);margin-bottom:.2rem}
      html.week-view .shown .names{position:static;grid-column:2;padding-top:.3rem}
      html.week-view .shown .lines{display:flex;flex-direction:column;grid-column:2;min-width:0;
        padding-top:.25rem;font-size:.9rem}
      html.week-view .shown .lines li{width:auto}
      html.week-view .shown .lines :is(.bar,.on){order:-1;margin-bottom:.25rem}
      html.week-view .shown .lines .on{visibility:visible;height:auto}
      html.week-view .shown .lines .on .box,html.week-view .shown .lines .bar .box{
        margin-inline:4px;padding-inline:.5em;border-radius:4px;color:var(--on);
        background:var(--tint);border-inline-start:3px solid var(--strong)}
      html.week-view .shown .lines .box{height:auto;line-height:1.4;padding-block:.12rem;
        overflow-wrap:anywhere}
      html.week-view .shown .lines :is(.bar,.on) .box::before,
      html.week-view .shown .lines :is(.bar,.on) .box::after{display:none}
      html.week-view .shown .lines .timed .box{display:block}
      html.week-view .shown .lines .timed .box::before{top:.52em}
      html.week-view .shown .lines .box>bdi{display:inline}
      html.week-view .shown .hidden-entries:not(.crowd){grid-column:2;position:static;
        margin:0;text-align:start}
      html.week-view .shown .hidden-entries ul{position:static;border:0;box-shadow:none;
        background:none;padding:0 .55rem;min-width:0;max-width:none;max-height:none;
        overflow:visible;font-size:.9rem;font-weight:500}
      html.week-view .shown .hidden-entries li{padding-inline-start:.75rem;text-indent:-.75rem}
      html.week-view .shown .streak::after{display:none}
      .hours{display:none}
    }

    """
}

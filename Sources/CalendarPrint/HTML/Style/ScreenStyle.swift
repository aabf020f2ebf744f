/// The look of a document on a screen, from a phone to a desktop.
enum ScreenStyle {
  static let sheet: StyleSheet = "\(ground)\(bar)\(month)\(cell)\(line)\(days)\(narrow)"

  private static let ground: StyleSheet = """

    *,*::before,*::after{box-sizing:border-box}
    html{font:15px/1.4 Inter,"Source Sans 3","Noto Sans",system-ui,sans-serif;
      color:var(--ink);background:var(--ground);-webkit-text-size-adjust:100%;
      print-color-adjust:exact;-webkit-print-color-adjust:exact;scroll-behavior:smooth}
    body{margin:0 auto;padding:1.2rem clamp(.9rem,2.4vw,2.4rem) 2rem;max-width:112rem;
      display:grid;grid-template-columns:minmax(0,1fr);gap:0 2.4rem}
    h1,h2,h3,h4,p,ul,dl,dd,dt{margin:0;padding:0;font:inherit}
    ul{list-style:none}
    a{color:inherit;text-decoration:none}
    [hidden]{display:none!important}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
      white-space:nowrap}
    html:not(.js) .scripted{display:none}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}

    """

  private static let bar: StyleSheet = """
    .top{display:flex;align-items:center;gap:.6rem 1.4rem;flex-wrap:wrap;grid-column:1/-1;
      min-height:2.2rem}
    .top h1{font-weight:600;letter-spacing:.01em;color:var(--muted)}
    .months{display:flex;gap:.15rem;overflow-x:auto;margin-inline-start:-.6rem;
      scrollbar-width:none}
    .months a{padding:.25rem .6rem;border-radius:.5rem;color:var(--muted);white-space:nowrap}
    .months a:hover{color:var(--ink);background:var(--shade)}
    .months a[aria-current]{color:var(--ink);font-weight:600}
    .tools{display:flex;gap:.5rem;margin-inline-start:auto}
    .tools button{font:inherit;color:var(--ink);background:none;padding:.25rem .8rem;
      border:1px solid var(--week-rule);border-radius:.5rem;cursor:pointer}
    .tools button:hover{background:var(--shade)}
    .tools button[aria-pressed=true]{background:var(--ink);color:var(--ground);
      border-color:var(--ink)}
    .tools button[data-action=month]{border-start-end-radius:0;border-end-end-radius:0}
    .tools button[data-action=week]{border-start-start-radius:0;border-end-start-radius:0;
      margin-inline-start:calc(-.5rem - 1px)}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px}

    """

  private static let month: StyleSheet = """
    main{min-width:0}
    .month{scroll-margin-top:1rem}
    .month+.month{margin-top:3rem}
    .js .month+.month{margin-top:0}
    .month>header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.3rem 1.4rem;
      margin:.6rem 0 1rem}
    .month>header h2{font-size:clamp(2rem,4.2vw,3rem);line-height:1.1;letter-spacing:-.015em}
    .month>header .name{font-weight:650}
    .month>header .year{font-weight:300;color:var(--muted)}
    .whose{display:none}
    .turn{display:flex;font-size:1.6rem;line-height:1;gap:.1rem}
    .turn>*{padding:.1rem .7rem .3rem;border-radius:.5rem;color:var(--link)}
    .turn>span{color:var(--week-rule)}
    .turn>a:hover{background:var(--shade)}
    [dir=rtl] .turn>*{transform:scaleX(-1)}
    .legend{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;margin-inline-start:auto;
      font-size:.87rem;font-weight:500}
    .legend li::before{content:"";display:inline-block;width:.62em;height:.62em;
      border-radius:50%;margin-inline-end:.5em;background:var(--strong)}
    .sheet{display:grid}
    table{width:100%;border-collapse:separate;border-spacing:0;table-layout:fixed}
    thead th{font-size:.72rem;font-weight:600;letter-spacing:.085em;text-transform:uppercase;
      text-align:start;padding:0 .5rem .45rem;color:var(--muted);
      border-bottom:1.5px solid var(--strong-rule)}
    thead .rest{color:var(--crimson)}
    .number-head,.week-number{width:1.9rem}
    .week-number{font-size:.72rem;font-weight:400;color:var(--muted);text-align:start;
      vertical-align:top;padding:.72rem 0 0;font-variant-numeric:tabular-nums}
    thead .number-head{border:0}
    .short,.letter{display:none}
    @media screen and (max-width:90rem){.full{display:none}.short{display:inline}}
    .notes,.footnote{display:none}

    """

  private static let cell: StyleSheet = """
    .day{position:relative;vertical-align:top;padding:0 0 .4rem;height:7.4rem;
      border-bottom:1px solid var(--week-rule)}
    .day+.day{border-inline-start:1px solid var(--day-rule)}
    .weekend{background:var(--shade)}
    .head{display:flex;align-items:center;gap:.4rem;height:2.1rem;padding:.25rem .35rem 0}
    .number{display:flex;align-items:center;min-width:1.75rem;height:1.75rem;padding:0 .2rem;
      border-radius:1rem;font-weight:600}
    .today .number,.chosen .number,.js .day[aria-selected=true] .number,
    .js .day:hover .number{justify-content:center}
    .rest .number{color:var(--crimson)}
    .other .number{font-weight:400;color:var(--muted)}
    .js .day{cursor:pointer}
    .js .day:hover .number{background:var(--day-rule)}
    .chosen,.day[aria-selected=true]{background:var(--sky-wash);
      box-shadow:inset 0 0 0 1.5px var(--sky)}
    .chosen .number,.js .day[aria-selected=true] .number{background:var(--sky);
      color:var(--on-sky);font-weight:600}
    .today .number,.js .today .number,.js .today[aria-selected=true] .number{
      background:var(--today);color:var(--on-today);font-weight:600}
    .js .today[aria-selected=true] .number{box-shadow:0 0 0 2px var(--ground),
      0 0 0 4px var(--sky)}
    .day:focus{outline:none}
    .day:focus-visible{outline:2.5px solid var(--link);outline-offset:-2px;z-index:2}
    .fact{font-size:.72rem;color:var(--muted);white-space:nowrap;overflow:hidden;
      text-overflow:ellipsis}
    .sticker{font-size:1.25rem;line-height:1}
    .head .sticker{margin-inline-start:auto}
    .head .sticker+.sticker{margin-inline-start:0}
    .picture{width:1.7rem;height:1.7rem;border-radius:.4rem;background-size:cover;
      background-position:center;flex:none}
    .day .note{font-size:.8rem;font-style:italic;color:var(--muted);padding:.1rem .5rem 0;
      display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
    .streak::after{content:"";position:absolute;bottom:0;inset-inline:0;height:2px;
      background:var(--streak)}
    .streak-first::after{inset-inline-start:50%}
    .streak-last::after{inset-inline-end:50%}

    """

  private static let line: StyleSheet = """
    :root{--lane:1.5rem;--hair:1px}
    .lines{display:grid;grid-template-columns:100%;grid-auto-rows:var(--lane);
      font-size:.84rem;font-weight:500}
    .lines li{min-width:0}
    .lines .on{visibility:hidden;overflow:hidden;height:0}
    .box{display:flex;align-items:baseline;gap:.38em;height:calc(var(--lane) - 3px);
      line-height:calc(var(--lane) - 3px);white-space:nowrap;overflow:hidden}
    .box>bdi{overflow:hidden;text-overflow:ellipsis;min-width:0}
    .lines .bar{position:relative;z-index:1}
    .lines .bar .box{margin-inline:4px;padding-inline:.5em;border-radius:4px;color:var(--on);
      background:var(--tint);border-inline-start:3px solid var(--strong)}
    .lines .before .box{margin-inline-start:0;border-start-start-radius:0;
      border-end-start-radius:0;border-inline-start:0}
    .lines .after .box{margin-inline-end:0;border-start-end-radius:0;border-end-end-radius:0}
    .lines .before .box::before,.lines .after .box::after{content:"";flex:none;
      align-self:center;width:.4em;height:.66em;background:var(--strong);
      clip-path:polygon(0 50%,62% 0,100% 16%,46% 50%,100% 84%,62% 100%)}
    .lines .after .box::after{margin-inline-start:auto;transform:scaleX(-1)}
    [dir=rtl] .lines .before .box::before{transform:scaleX(-1)}
    [dir=rtl] .lines .after .box::after{transform:none}
    .timed .box{padding-inline:.55rem .3rem}
    .timed .box::before{content:"";flex:none;align-self:center;width:.46em;height:.46em;
      border-radius:50%;background:var(--strong)}
    .timed time,.hidden-entries time,.notes time{color:var(--muted);font-weight:400;
      font-variant-numeric:tabular-nums}
    .cancelled s,.cancelled h4{color:var(--muted);font-weight:400}
    .bar.tentative .box{background:repeating-linear-gradient(-45deg,var(--tint) 0 5px,
      var(--hatch) 5px 10px)}
    .timed.tentative .box::before{background:none;border:1.5px solid var(--strong)}
    .hidden-entries{position:relative;font-size:.8rem;text-align:end;
      margin-inline-end:.35rem}
    .hidden-entries summary{display:inline-block;padding:0 .45em;border-radius:.6em;
      font-weight:600;color:var(--muted);cursor:pointer;list-style:none}
    .hidden-entries summary::-webkit-details-marker{display:none}
    .hidden-entries summary:hover{background:var(--day-rule);color:var(--ink)}
    .hidden-entries ul{position:absolute;z-index:5;inset-inline-start:0;top:100%;
      min-width:14rem;max-width:22rem;max-height:20rem;overflow:auto;padding:.5rem .8rem;
      border-radius:.6rem;background:var(--ground);border:1px solid var(--week-rule);
      box-shadow:0 6px 24px rgb(0 0 0/.16);text-align:start}
    .hidden-entries li{padding:.12rem 0}
    .hidden-entries li[class]::before{content:"";display:inline-block;width:.46em;
      height:.46em;border-radius:50%;margin-inline-end:.5em;background:var(--strong)}
    .day:nth-last-child(-n+2) .hidden-entries ul{inset-inline:auto 0}

    """

  private static let days: StyleSheet = """
    .days{margin-top:2rem}
    .days article{padding:.9rem 0;border-top:1px solid var(--week-rule);
      scroll-margin-top:1rem}
    .days article:focus{outline:none}
    html:not(.js) .days .bare{display:none}
    .days h3{font-size:1.15rem;font-weight:600;letter-spacing:-.005em}
    html:not(.js) .days article:target h3{color:var(--link)}
    .nothing,.facts{color:var(--muted)}
    .facts{display:flex;flex-wrap:wrap;gap:.1rem 1rem;font-size:.87rem}
    .nothing{margin-top:.7rem}
    .event,.mark{margin-top:.7rem;padding:.15rem 0 .15rem .85rem;
      padding-inline:.85rem 0;border-inline-start:3px solid var(--strong);overflow-wrap:anywhere}
    .event h4{font-weight:600}
    .event.tentative{border-inline-start-style:dashed}
    .when,.place,.calendar,.status{font-size:.87rem;color:var(--muted)}
    .when{font-variant-numeric:tabular-nums}
    .status{font-style:italic}
    .mark{border:0;padding:.7rem .85rem;border-radius:.6rem;background:var(--wash,var(--shade))}
    .mark .sticker{font-size:2rem}
    .mark .picture{display:block;width:4rem;height:4rem;border-radius:.8rem;margin-bottom:.4rem}
    .mood{font-weight:600}
    .notes-text{margin-top:.35rem;font-size:.93rem}
    .mark .notes-text{font-style:italic}
    .tags{display:flex;flex-wrap:wrap;gap:.3rem;margin-top:.4rem}
    .tags li{font-size:.78rem;padding:.05rem .55rem;border-radius:1rem;
      border:1px solid var(--week-rule)}
    .links{margin-top:.35rem;font-size:.9rem}
    .links a,a.more{color:var(--link);text-decoration:underline;text-underline-offset:.15em;
      text-decoration-thickness:1px}
    .js .days article{border-top:0}
    @media (min-width:70rem){
      html.js body{grid-template-columns:minmax(0,1fr) clamp(16rem,19vw,22rem)}
      .js .days{margin-top:5.2rem;position:sticky;top:0;align-self:start;
        max-height:100vh;overflow:auto}
      .js .sheet{min-height:calc(100vh - 12rem)}
      .js table{height:100%}
    }
    html.week-view tbody tr:not(.shown){display:none}
    html.week-view .day{height:60vh}
    html.week-view .shown .lines{display:block;padding:0 .1rem}
    html.week-view .shown .lines li{width:auto;margin-bottom:.3rem}
    html.week-view .shown .lines .on{visibility:visible;height:auto}
    html.week-view .shown .lines .on .box,html.week-view .shown .lines .bar .box{
      margin-inline:4px;padding-inline:.5em;border-radius:4px;color:var(--on);
      background:var(--tint);border-inline-start:3px solid var(--strong)}
    html.week-view .shown .box{height:auto;line-height:1.35;white-space:normal;
      overflow-wrap:anywhere;padding-block:.2rem}
    html.week-view .shown .box::after{display:none}
    html.week-view .shown .before .box::before{display:none}
    html.week-view .shown .timed .box{flex-wrap:wrap;gap:0 .38em}
    html.week-view .shown .timed .box>bdi{flex-basis:100%}
    html.week-view .shown .hidden-entries summary{display:none}
    html.week-view .shown .hidden-entries ul{position:static;border:0;box-shadow:none;
      background:none;padding:0 .55rem;min-width:0;max-width:none;max-height:none;
      overflow:visible;font-size:.84rem;font-weight:500}
    html.week-view .shown .note{-webkit-line-clamp:8}

    """

  private static let narrow: StyleSheet = """
    @media screen and (max-width:62rem){
      html:not(.week-view) .lines time{position:absolute;width:1px;overflow:hidden;
        clip-path:inset(50%)}
      .lines{font-size:.8rem}
    }
    @media screen and (max-width:44rem){
      html:not(.js) .month,html:not(.js) .months{display:none}
      html:not(.js) .top h1{position:static;width:auto;height:auto;clip-path:none;
        white-space:normal;font-size:1.4rem;color:var(--ink)}
      .turn{margin-inline-start:auto}
      .legend{margin-inline-start:0}
      .full,.short,.week-number,.number-head,.fact,.day .note,.hidden-entries summary{display:none}
      .letter{display:inline}
      thead th{text-align:center;padding-inline:0}
      .day{height:3.4rem;padding-bottom:.3rem;border-inline-start:0!important}
      .weekend{background:none}
      .number{justify-content:center}
      .head{justify-content:center;padding:.25rem 0 0}
      .head .sticker{position:absolute;top:0;inset-inline-end:0;font-size:.8rem}
      .head .picture{width:1rem;height:1rem;border-radius:.25rem}
      .chosen,.day[aria-selected=true]{background:none;box-shadow:none}
      html:not(.week-view) .lines{display:flex;flex-wrap:wrap;justify-content:center;gap:3px;
        margin-top:.4rem;padding:0 .3rem;max-height:6px;overflow:hidden}
      html:not(.week-view) .lines li,html:not(.week-view) .lines .on{visibility:visible;
        width:6px!important;height:6px;border-radius:50%;background:var(--strong);
        overflow:hidden}
      html:not(.week-view) .lines .box{clip-path:inset(50%);width:1px;height:1px}
      .lines .cancelled{opacity:.35}
      html.week-view tbody tr.shown{display:block}
      html.week-view thead{display:none}
      html.week-view .shown .day{display:flex;flex-wrap:wrap;align-items:start;gap:0 .6rem;height:auto;min-height:2.6rem;
        padding:.3rem 0}
      html.week-view .shown .head{width:2.6rem;flex-direction:column;height:auto;gap:0}
      html.week-view .shown .head::before{content:attr(data-weekday);font-size:.72rem;
        color:var(--muted)}
      html.week-view .shown .lines{flex:1;min-width:0;padding-top:.25rem}
      html.week-view .shown .hidden-entries{flex-basis:100%;margin-inline:3.2rem 0}
      html.week-view .shown .timed .box>bdi{flex-basis:auto}
      .days{margin-top:.8rem}
    }

    """
}

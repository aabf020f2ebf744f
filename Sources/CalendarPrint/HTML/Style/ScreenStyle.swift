/// The look of a document on a screen, from a phone to a desktop.
enum ScreenStyle {
  static let sheet: StyleSheet = "\(ground)\(bar)\(month)\(cell)\(line)"

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
    html:not(.js) .scripted,.hours[hidden]{display:none}
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
    .tools .weekly{padding-inline:.7rem}
    [dir=rtl] .weekly{transform:scaleX(-1)}
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
    .month>header .span{color:var(--muted)}
    .week-title{font-size:1.6rem;font-weight:600;letter-spacing:-.01em;line-height:1.2}
    html:not(.week-view) :is(.week-title,.weekly){display:none}
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
    :root{--lane:1.5rem;--hair:1px;--edge:0px;--head:2.1rem;--name:1.1rem;--names:0;--band:0;
      --from:480;--to:1080;--x:0;--s:1;--n:1;--span:1;--end:right}
    [dir=rtl]{--end:left}
    .day{position:relative;vertical-align:top;padding:0 0 .4rem;height:7.4rem;
      border-bottom:1px solid var(--week-rule)}
    .day+.day{border-inline-start:1px solid var(--day-rule);--edge:var(--hair)}
    .weekend{background:var(--shade)}
    .head{display:flex;align-items:center;gap:.4rem;height:var(--head);padding:.25rem .35rem 0;
      margin-bottom:calc(var(--names)*var(--name));container-type:inline-size}
    .number{display:flex;align-items:center;min-width:1.75rem;height:1.75rem;padding:0 .2rem;
      border-radius:1rem;font-weight:600;flex:none}
    .today .number,.chosen .number,.js .day[aria-selected=true] .number,
    .js .day:hover .number{justify-content:center}
    .rest .number{color:var(--crimson)}
    .other .number{font-weight:400;color:var(--muted)}
    .other.rest .number{color:var(--crimson)}
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
    @media (forced-colors:active){.today .number{outline:2px solid}
      .lines .box::before,.legend li::before,.streak::after{forced-color-adjust:none}}
    .facts{display:flex;flex:1 1 0;min-width:0;justify-content:end;align-items:center;
      flex-wrap:wrap;column-gap:.45rem;height:1.1rem;line-height:1.1rem;overflow:hidden}
    .facts::before{content:"";height:1.1rem;margin-inline-end:-.45rem}
    .facts>*{flex:none}
    .fact{font-size:.76rem;color:var(--muted);white-space:nowrap;overflow:hidden;
      text-overflow:ellipsis;font-variant-numeric:tabular-nums}
    .facts .date+.date{font-style:italic}
    .year-day{flex:none;margin-inline-start:-.2rem}
    .moon{width:.86rem;height:.86rem;flex:none;fill:currentColor;color:var(--muted)}
    .moon circle{fill:none;stroke:currentColor;stroke-width:1.5}
    .phase{color:var(--ink)}
    @media screen and (prefers-color-scheme:dark){.moon circle{fill:currentColor}
      .moon path{fill:var(--ground)}}
    @container (max-width:8rem){.year-day{display:none}}
    .stickers{display:flex;align-items:center;gap:.2rem;margin-inline-start:auto;flex:none}
    .sticker{font-size:1.25rem;line-height:1}
    .picture{width:1.6rem;height:1.6rem;border-radius:.4rem;background-size:cover;
      background-position:center;flex:none}
    .head .mood{font-size:.8rem;font-style:italic;color:var(--muted)}
    .names{position:absolute;top:var(--head);inset-inline:.55rem .3rem;font-size:.79rem;
      line-height:var(--name)}
    .names p{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;
      overflow-wrap:anywhere}
    .holiday{color:var(--crimson);font-weight:500}
    .term{color:var(--muted)}
    .names .note{font-style:italic;color:var(--muted)}
    .streak::after{content:"";position:absolute;bottom:0;inset-inline:0;height:2px;
      background:var(--streak)}
    .streak-first::after{inset-inline-start:50%}
    .streak-last::after{inset-inline-end:50%}

    """

  /// Bars run across the hairlines that all columns but the first have before them. Titles under
  /// the bars take two lines; those that run against the page's direction have a box of their own,
  /// so that it is their end that is cut.
  private static let line: StyleSheet = """
    .lines{display:grid;grid-template-columns:100%;grid-auto-rows:minmax(var(--lane),auto);
      font-size:.84rem;font-weight:500}
    .lines li{min-width:0}
    .lines .on{visibility:hidden;overflow:hidden;height:0}
    .lines .box{display:flex;align-items:baseline;gap:.38em;height:calc(var(--lane) - 3px);
      line-height:calc(var(--lane) - 3px);overflow:hidden}
    .box time,.origin{white-space:nowrap}
    .lines .box>bdi{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;
      overflow:hidden;overflow-wrap:anywhere;min-width:0}
    .bar .box>bdi,.timed .box>bdi{font-weight:inherit}
    .lines .bar{position:relative;z-index:1;
      width:calc(var(--span)*100% + (var(--span) - 1)*var(--edge))}
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
    .timed .box{position:relative}
    .lines .timed .box{padding-inline:1.3rem .3rem}
    .lines .timed .box::before{content:"";position:absolute;inset-inline-start:.58rem;
      top:calc((var(--lane) - 3px)/2 - .23em);width:.46em;height:.46em;
      border-radius:50%;background:var(--strong)}
    .lines .free .box{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;
      height:auto;line-height:1.3;margin-block:calc((var(--lane) - 3px - 1.3em)/2)
      calc((var(--lane) + 3px - 1.3em)/2);overflow-wrap:anywhere}
    .lines .free .box::before{top:calc(.65em - .23em)}
    .lines .free .box>bdi{display:inline}
    .lines .turned .box{display:flex}
    .lines .turned .box>bdi{display:-webkit-box}
    .lines .turned .origin{display:none}
    .lines .free.turned .box>bdi{-webkit-line-clamp:2}
    .timed time,.hidden-entries time,.notes time,.origin{color:var(--muted);font-weight:400;
      font-variant-numeric:tabular-nums}
    .cancelled s,.cancelled h4{color:var(--muted);font-weight:400}
    .bar.tentative .box{background:repeating-linear-gradient(-45deg,var(--tint) 0 5px,
      var(--hatch) 5px 10px)}
    .lines .timed.tentative .box::before{background:none;border:1.5px solid var(--strong)}
    .crowd{display:none}
    .hidden-entries{position:relative;font-size:.8rem;text-align:end;
      margin-inline-end:.35rem}
    .hidden-entries summary{display:inline-block;padding:0 .45em;border-radius:.6em;
      font-weight:600;color:var(--muted);cursor:pointer;list-style:none}
    .hidden-entries summary::-webkit-details-marker{display:none}
    .hidden-entries summary:hover{background:var(--day-rule);color:var(--ink)}
    .hidden-entries ul{position:absolute;z-index:5;inset-inline-start:0;top:100%;
      min-width:14rem;max-width:22rem;max-height:20rem;overflow:auto;padding:.5rem .8rem;
      border-radius:.6rem;background:var(--ground);border:1px solid var(--week-rule);
      box-shadow:0 6px 24px rgb(0 0 0/.16);text-align:start;overflow-wrap:anywhere}
    .hidden-entries li{padding:.12rem 0}
    .hidden-entries li[class]::before{content:"";display:inline-block;width:.46em;
      height:.46em;border-radius:50%;margin-inline-end:.5em;background:var(--strong)}
    .hidden-entries .omitted::before{display:none!important}
    .day:nth-last-child(-n+2) .hidden-entries ul{inset-inline:auto 0}

    """
}

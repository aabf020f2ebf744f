/// The look of a week: its days stand beside each other with their hours, whole days in lanes
/// above. It is the month's own row, so that keys and readers find in it what they know.
enum WeekStyle {
  static let sheet: StyleSheet = """
    @media screen{
      html.week-view tbody tr:not(.shown){display:none}
      html.week-view .turn,html.week-view .month>header :is(h2,.span){display:none}
    }
    @media screen and (min-width:44.01rem){
      html.week-view{--hour:3.3rem}
      html.week-view .sheet{padding-inline-start:1.6rem}
      html.week-view .no-weeks .sheet{padding-inline-start:3.4rem}
      html.week-view table,html.week-view .sheet{height:auto!important;min-height:0!important}
      html.week-view .shown{
        --lanes-top:calc(var(--head) + var(--names)*var(--name) + .15rem);
        --top:calc(var(--lanes-top) + var(--band)*var(--lane) + .45rem)}
      html.week-view .shown .day{padding:0;
        height:calc(var(--top) + (var(--to) - var(--from))/60*var(--hour) + .5rem)}
      html.week-view .crowded .day{border-bottom:1.7rem solid transparent;
        background-clip:padding-box;box-shadow:none}
      html.week-view .shown .day::before{content:"";position:absolute;inset-inline:0;
        top:var(--top);height:calc((var(--to) - var(--from))/60*var(--hour) + 1px);
        background:repeating-linear-gradient(var(--day-rule) 0 1px,transparent 1px var(--hour))}
      html.week-view .shown .lines{display:block;position:static}
      html.week-view .shown .hidden-entries:not(.crowd){position:static;margin:0;text-align:start}
      html.week-view .shown .hidden-entries:not(.crowd) summary{display:none}
      html.week-view .shown .hidden-entries:not(.crowd) ul{display:contents;font-size:.84rem;
        font-weight:500}
      html.week-view .shown .hidden-entries:not(.crowd) li::before{display:none}
      html.week-view .shown :is(.over,.on:not(.hour),.hidden-entries:not(.crowd) .omitted){
        display:none}
      html.week-view .shown .bar:not(.hour){position:absolute;z-index:1;padding:0;
        inset-inline-start:0;top:calc(var(--lanes-top) + var(--lane-number)*var(--lane));
        width:calc(var(--span)*100% + (var(--span) - 1)*var(--edge))}
      html.week-view .shown .hidden-entries .bar:not(.hour) .box{display:block;overflow:hidden;
        height:calc(var(--lane) - 3px);line-height:calc(var(--lane) - 3px);
        white-space:nowrap;text-overflow:ellipsis;margin-inline:4px;padding-inline:.5em;
        border-radius:4px;color:var(--on);background:var(--tint);
        border-inline-start:3px solid var(--strong)}
      html.week-view .shown .hour{position:absolute;z-index:1;visibility:visible;overflow:hidden;
        top:calc(var(--top) + (var(--a) - var(--from))/60*var(--hour));
        height:calc((var(--b) - var(--a))/60*var(--hour) - 1px);margin:1px 0 0;
        padding:.1rem .2rem 0 .2rem;
        inset-inline-start:calc(2px + var(--x)/var(--n)*(100% - 9px));
        width:calc(var(--s)/var(--n)*(100% - 9px) - 2px);border-radius:4px;color:var(--on);
        background:var(--tint);border-inline-start:3px solid var(--strong)}
      html.week-view .shown .hour .box{display:-webkit-box;-webkit-box-orient:vertical;
        -webkit-line-clamp:max(1,calc((var(--b) - var(--a))*.055 - .9));overflow:hidden;
        overflow-wrap:anywhere;font-size:.8rem;line-height:1rem;height:auto;margin:0;padding:0;
        border:0;border-radius:0;color:inherit;background:none}
      html.week-view .shown .hour .box::before,html.week-view .shown .hour .box::after{
        display:none}
      html.week-view .shown .hour .box>bdi{display:inline}
      html.week-view .shown .hour.turned .box{display:flex;gap:.3em}
      html.week-view .shown .hour.turned[class*=" x"] time{display:none}
      html.week-view .shown .hour.turned .box>bdi{display:-webkit-box;
        -webkit-line-clamp:max(1,calc((var(--b) - var(--a))*.055 - .9))}
      html.week-view .shown .hour :is(time,.origin){color:inherit;font-size:.92em}
      html.week-view .shown .up{border-start-start-radius:0;border-start-end-radius:0}
      html.week-view .shown .down{border-end-start-radius:0;border-end-end-radius:0}
      html.week-view .shown .tentative.hour{background:repeating-linear-gradient(-45deg,
        var(--tint) 0 5px,var(--hatch) 5px 10px)}
      html.week-view .shown .cancelled.hour{background:var(--ground);color:var(--muted);
        border-color:var(--muted);box-shadow:inset 0 0 0 1px var(--week-rule)}
      html.week-view .shown .hour:hover{z-index:3}
      html.week-view .shown .crowd{display:block;position:absolute;top:100%;
        inset-inline:0;margin:.1rem 0 0;text-align:center}
      html.week-view .shown .crowd ul{top:auto;bottom:100%}
      .hours{position:absolute;margin:0;padding:0;list-style:none;inset-inline-end:100%;
        top:calc(var(--top) - .5rem);width:3.4rem;overflow:hidden;pointer-events:none;
        height:calc((var(--to) - var(--from))/60*var(--hour) + 1rem)}
      .hours li{position:absolute;inset-inline-end:.6rem;font-size:.72rem;line-height:1rem;
        color:var(--muted);white-space:nowrap;font-variant-numeric:tabular-nums;
        top:calc((var(--a) - var(--from))/60*var(--hour))}
    }

    """
}

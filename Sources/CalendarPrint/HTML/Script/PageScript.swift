/// What a document does in a browser beyond being read: page, select, find today.
///
/// Without it all is there: months below each other, and every day's events in full. The keys
/// are those of the WAI-ARIA date grid.
enum PageScript {
  /// The script in UTF-8, for its digest.
  static var bytes: [UInt8] { text.withUTF8Buffer { Array($0) } }

  static let text: StaticString = #"""

    'use strict';
    (() => {
      const root = document.documentElement;
      root.classList.add('js');
      const all = (selector, within = document) => [...within.querySelectorAll(selector)];

      // Days are told by their ISO dates, and counted in UTC, where all days are of one length.
      const shifted = (day, count) => {
        const date = new Date(day + 'T00:00:00Z');
        date.setUTCDate(date.getUTCDate() + count);
        return date.toISOString().slice(0, 10);
      };
      const today = () => {
        const now = new Date();
        const pad = (number, width) => String(number).padStart(width, '0');
        return [pad(now.getFullYear(), 4), pad(now.getMonth() + 1, 2), pad(now.getDate(), 2)]
          .join('-');
      };

      const start = () => {
        const months = all('.month');
        if (!months.length) return;
        const own = new Map(all('td.day:not(.other)').map(cell => [cell.dataset.day, cell]));
        const ownCells = month => all('td.day:not(.other)', month);
        const monthOf = day => own.has(day) ? own.get(day).closest('.month') : undefined;
        const cellIn = (month, day) => month && month.querySelector(`td[data-day="${day}"]`);
        const hours = document.querySelector('.hours');
        const isFixed = document.querySelector('td.today') !== null;
        let shown = months[0];
        let selected = null;

        // Cells become those of a grid, of which one at a time is on the way of the Tab key.
        all('table').forEach(table => {
          table.setAttribute('role', 'grid');
          table.setAttribute('aria-label', table.caption.textContent);
        });
        all('tr').forEach(row => row.setAttribute('role', 'row'));
        all('td.day').forEach(cell => {
          const link = cell.querySelector('.number');
          cell.setAttribute('role', 'gridcell');
          cell.setAttribute('aria-selected', 'false');
          cell.setAttribute('aria-label', link.getAttribute('aria-label'));
          cell.tabIndex = -1;
          all('a, summary', cell).forEach(inner => { inner.tabIndex = -1; });
        });

        // Events of several days are told in full once: here every day has it all.
        const completed = article => {
          all('a.more', article).forEach(link => {
            const source = document.getElementById(link.hash.slice(1));
            const more = source && source.querySelector('.more');
            if (more) link.replaceWith(more.cloneNode(true));
          });
          return article;
        };

        const show = month => {
          shown = month;
          months.forEach(other => { other.hidden = other !== month; });
          all('.months a').forEach(link => {
            if (link.hash === '#' + month.id) link.setAttribute('aria-current', 'true');
            else link.removeAttribute('aria-current');
          });
        };

        const isWeekView = () => root.classList.contains('week-view');
        const markWeek = cell => {
          const row = cell.closest('tr');
          all('tr.shown').forEach(other => {
            other.classList.remove('shown');
            all('.hidden-entries', other).forEach(list => { list.open = false; });
          });
          row.classList.add('shown');
          if (!isWeekView()) return;
          // What a month hides stands among the hours of the week.
          all('.hidden-entries:not(.crowd)', row).forEach(list => { list.open = true; });
          row.querySelector('td').append(hours);
          hours.hidden = false;
          const title = shown.querySelector('.week-title');
          if (title.textContent !== row.dataset.week) title.textContent = row.dataset.week;
        };

        const enter = (cell, hasFocus) => {
          all('td[tabindex="0"]').forEach(other => { other.tabIndex = -1; });
          cell.tabIndex = 0;
          markWeek(cell);
          if (hasFocus) cell.focus();
        };

        const select = (cell, hasFocus) => {
          selected = cell.dataset.day;
          all('td[aria-selected="true"]').forEach(other => {
            other.setAttribute('aria-selected', 'false');
          });
          all(`td[data-day="${selected}"]`).forEach(other => {
            other.setAttribute('aria-selected', 'true');
          });
          all('.days article').forEach(article => {
            article.hidden = article.dataset.day !== selected;
            if (!article.hidden) completed(article);
          });
          enter(cell, hasFocus);
          try {
            history.replaceState(null, '', '#' + selected);
          } catch { /* Some viewers have no history. */ }
        };

        // The cell of a day: in its own month, or else in the one that is shown.
        const reach = day => {
          const month = monthOf(day);
          const cell = cellIn(month, day) || cellIn(shown, day);
          if (cell && month && month !== shown) show(month);
          return cell;
        };

        // The day of another month that stands where a day stands in its own.
        const counterpart = (day, month) => {
          const cells = ownCells(month);
          const from = monthOf(day);
          const index = from ? ownCells(from).indexOf(own.get(day)) : 0;
          return cells[Math.min(Math.max(index, 0), cells.length - 1)];
        };
        const turn = month => {
          if (!month) return;
          show(month);
          select(counterpart(selected, month), false);
        };
        const inMonth = (cell, count, isYear) => {
          const from = monthOf(cell.dataset.day) || shown;
          const month = isYear
            ? months.find(other => other.dataset.number === from.dataset.number
              && Number(other.dataset.year) === Number(from.dataset.year) + count)
            : months[months.indexOf(from) + count];
          return month && counterpart(cell.dataset.day, month).dataset.day;
        };

        const markToday = () => {
          if (isFixed) return;
          const now = today();
          all('td.today').forEach(cell => {
            cell.classList.remove('today');
            cell.removeAttribute('aria-current');
          });
          all(`td[data-day="${now}"]`).forEach(cell => {
            cell.classList.add('today');
            cell.setAttribute('aria-current', 'date');
          });
        };
        const goToToday = () => {
          const fixed = document.querySelector('td.today:not(.other)');
          const cell = reach(isFixed && fixed ? fixed.dataset.day : today());
          if (cell) select(cell, true);
        };

        const view = isWeek => {
          root.classList.toggle('week-view', isWeek);
          hours.hidden = !isWeek;
          all('[aria-pressed]').forEach(button => {
            button.setAttribute('aria-pressed', (button.dataset.action === 'week') === isWeek);
          });
          markWeek(document.querySelector('td[tabindex="0"]'));
        };

        const column = cell => all('td.day', cell.closest('tr')).indexOf(cell);
        const ahead = root.dir === 'rtl' ? -1 : 1;
        const steps = {
          ArrowRight: cell => shifted(cell.dataset.day, ahead),
          ArrowLeft: cell => shifted(cell.dataset.day, -ahead),
          ArrowDown: cell => shifted(cell.dataset.day, 7),
          ArrowUp: cell => shifted(cell.dataset.day, -7),
          Home: cell => shifted(cell.dataset.day, -column(cell)),
          End: cell => shifted(cell.dataset.day, 6 - column(cell)),
          PageDown: (cell, isYear) => inMonth(cell, 1, isYear),
          PageUp: (cell, isYear) => inMonth(cell, -1, isYear),
        };

        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.altKey || event.metaKey) return;
          const cell = event.target.closest('td.day');
          if (cell && cell === event.target) {
            const step = steps[event.key];
            if (step) {
              event.preventDefault();
              const day = step(cell, event.shiftKey);
              const next = day && reach(day);
              if (next) enter(next, true);
              return;
            }
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              select(cell, true);
              return;
            }
          }
          if (event.key === 't') goToToday();
          if (event.key === 'w') view(!isWeekView());
        });

        document.addEventListener('click', event => {
          const button = event.target.closest('[data-action]');
          if (button) {
            const action = button.dataset.action;
            const step = { back: -7, ahead: 7 }[action];
            if (step) {
              const next = reach(shifted(selected, step));
              if (next) select(next, false);
            } else if (action === 'today') goToToday();
            else view(action === 'week');
            return;
          }
          const link = event.target.closest('.months a, .turn a');
          if (link) {
            event.preventDefault();
            turn(document.getElementById(link.hash.slice(1)));
            return;
          }
          const cell = event.target.closest('td.day');
          // In a week, what a month hides is part of the day.
          if (!cell || event.target.closest(isWeekView() ? '.crowd' : 'details')) return;
          event.preventDefault();
          select(cell, true);
        });
        document.addEventListener('visibilitychange', markToday);

        // A link to a day leads there; otherwise it is today that one wants to see.
        markToday();
        const asked = /^#(?:d-)?(\d{4}-\d\d-\d\d)$/.exec(location.hash);
        const marked = document.querySelector('td.today:not(.other)');
        const first = asked ? asked[1] : marked ? marked.dataset.day : '';
        show(monthOf(first) || (location.hash && months.find(m => '#' + m.id === location.hash))
          || shown);
        select(reach(first) || shown.querySelector('td.day:not(.other)'), false);
      };

      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
      else start();
    })();

    """#
}

import type { Figure, GameSummary } from '@orrery/tabletop';
import { padded, rule, widthOf, wrapped } from './paint.ts';
import type { Style } from './screen.ts';

const sign = (count: number): string => `${count < 0 ? '-' : '+'}${Math.abs(count)}`;

/** A column for each seat, or a line for a figure that is too wide for that. */
function table(figures: readonly Figure[], names: readonly string[], { paint, width }: Style): string[] {
  const head = Math.max(0, ...figures.map(({ name }) => name.length)) + 2;
  const room = Math.floor((width - head - 2) / Math.max(1, names.length)) - 2;
  const isNarrow = ({ values }: Figure) => values.every(value => value.length <= room);
  const narrow = names.every(name => widthOf(name) <= room) ? figures.filter(isNarrow) : [];
  const columns = names.map((name, seat) =>
    Math.max(widthOf(name), ...narrow.map(({ values }) => (values[seat] ?? '').length)),
  );
  const cells = (values: readonly string[]) => values.map((value, seat) => padded(value, columns[seat]! + 2)).join('');
  const wide = figures.filter(figure => !narrow.includes(figure));
  return [
    ...(narrow.length > 0 ? [` ${padded('', head)}${paint.strong(cells(names))}`.trimEnd()] : []),
    ...narrow.map(({ name, values }) => ` ${padded(name, head)}${cells(values)}`.trimEnd()),
    ...wide.flatMap(({ name, values }) =>
      wrapped(` ${name}: ${values.map((value, seat) => `${names[seat]} ${value}`).join(', ')}`, width, 3),
    ),
  ];
}

/** How a game went: points by part and what gave them, decisive moments and statistics. */
export function summaryLines(summary: GameSummary, seats: number, style: Style): string[] {
  const { paint, width } = style;
  const { parts, scores, gains, moments, figures } = summary;
  const names = Array.from({ length: seats }, (_, seat) => style.nameOf(seat));
  const byRound = parts.map((name, part) => ({ name, values: (scores[part] ?? []).map(String) }));
  const gained = names.flatMap((name, seat) => {
    const own = gains.filter(gain => gain.seat === seat);
    const what = own.map(gain => `${gain.what} ${sign(gain.count)} (${parts[gain.part]?.toLowerCase()})`);
    return what.length === 0 ? [] : wrapped(` ${paint.strong(name)}: ${what.join(', ')}`, width, 3);
  });
  return [
    rule(paint, width, 'Points by round'),
    ...table(byRound, names, style),
    ...gained,
    rule(paint, width, 'Decisive moments'),
    ...moments.flatMap(({ part, words }) => wrapped(` ${parts[part] ?? ''}: ${words}`, width, 3)),
    rule(paint, width, 'Statistics'),
    ...table(figures, names, style),
  ];
}

import type { Standing } from '@orrery/kernel';
import { padded, widthOf } from './paint.ts';
import type { Style } from './screen.ts';

/** The final scores: one row per seat, best first, and the winner. The column called `score` decides. */
export function scoreTable(
  columns: readonly string[],
  rows: readonly (readonly number[])[],
  standing: Standing,
  style: Style,
): string[] {
  const { paint } = style;
  const names = rows.map((_, seat) => style.nameOf(seat));
  const name = Math.max(...names.map(widthOf)) + 2;
  const cell = (text: string, i: number): string => text.padStart(columns[i]!.length + 3);
  const wins = (seat: number): number => Number(standing.winners.includes(seat));
  const order = [...rows.keys()].sort(
    (a, b) => wins(b) - wins(a) || standing.scores[b]! - standing.scores[a]! || a - b,
  );
  const winners = standing.winners.map(seat => style.nameOf(seat));
  const best = Math.max(...standing.scores);
  const tied = standing.scores.filter(score => score === best).length > winners.length ? ' on the tie-break' : '';
  const verdict =
    winners.length > 1
      ? `${winners.join(' and ')} share the victory.`
      : `${winners[0]} ${winners[0] === 'You' ? 'win' : 'wins'}${tied}.`;
  return [
    paint.quiet(` ${padded('', name)}${columns.map(cell).join('')}`),
    ...order.map(seat => {
      const line = ` ${padded(names[seat]!, name)}${rows[seat]!.map((value, i) => cell(String(value), i)).join('')}`;
      return wins(seat) ? paint.title(line) : line;
    }),
    '',
    ` ${paint.strong(verdict)}`,
  ];
}

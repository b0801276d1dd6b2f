import { findGame } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { eminentDomainScreen } from './eminent-domain.ts';
import { paintFor } from './paint.ts';
import { twilightImperiumScreen } from './twilight-imperium.ts';

const style = { paint: paintFor(false), width: 80, nameOf: (seat: number) => `Player ${seat}` };

test.each([
  ['eminent-domain', eminentDomainScreen],
  ['twilight-imperium', twilightImperiumScreen],
] as const)('a change of rules is a heading in the log of %s', (id, screen) => {
  const { game } = findGame(id)!;
  const options = game.readOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  const view = game.view(game.setup(3, options.value), 0);
  const data = { from: 1, to: 2, changes: ['Eras are counted.'], undone: [0, 0, 0] };
  expect(screen.log([{ type: 'rules-changed', data }], view as never, style)).toEqual([
    { text: 'The rules have changed (version 1 to 2). Eras are counted.', heading: true },
  ]);
});

import { games } from '@orrery/catalogue';
import { newTable } from '@orrery/testkit';
import { factionNames } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import { drawPlayers, drawTable } from './draw.ts';
import { galaxyStyle } from './seats.ts';

const seen: View = newTable(games['twilight-imperium'].game, { seats: 3, seed: 'drawn' }).view(null);
/** What the terminal calls a player. */
const nameOf = (seat: number): string => factionNames[seen.players[seat]!.faction].short;

const styleOf = (view: View) =>
  galaxyStyle(view, { paint: paintFor(false), width: 120, nameOf: seat => `Player ${seat + 1}` });

test('players stand in the order of their turns', () => {
  const view: View = { ...seen, speaker: 2 };
  const rows = drawPlayers(view, styleOf(view)).join('\n');
  const places = [2, 0, 1].map(seat => rows.indexOf(nameOf(seat)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what lasts for a while is named, and for whom', () => {
  const view: View = { ...seen, lasting: [{ id: 'telepathic', seat: 1, until: 'round', aim: null }] };
  expect(drawTable(view, styleOf(view)).join('\n')).toContain(`Telepathic (${nameOf(1)})`);
  expect(drawTable(seen, styleOf(seen)).join('\n')).not.toContain('In effect');
});

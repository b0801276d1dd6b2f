import { deepEqual, equal, ok } from 'node:assert/strict';
import { undo } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { notesOf } from '../../model/cards/notes.ts';
import type { Options } from '../../model/state.ts';

const newGame = (options: Partial<Options> = {}) =>
  newTable(twilightImperium, {
    seats: 3,
    options: { map: 'three-player', factions: ['sol', 'hacan', 'letnev'], ...options },
    seed: 'cards',
  });

proves('GR setup.3, LRR 69', 'all players begin with the promissory notes of their faction and colour', () => {
  const { state } = newGame();
  for (const [seat, { notes }] of state.seats.entries()) {
    deepEqual(notes, notesOf(state, seat));
    ok(notes.length > 0);
  }
});

proves('GR setup.5', 'earlier decisions cannot be undone after a player has seen their secret objectives', () => {
  const table = newGame({ factions: ['sol', 'titans', 'hacan'] });
  for (const value of [{ arretze: 4 }, { arretze: 1 }])
    ok(table.answer({ ask: table.asks(2)[0]!.id, seat: 2, value }).ok);
  equal(table.asks(2)[0]!.kind, 'setup.return-secret');
  const taken = undo(table, 2);
  equal(taken.ok ? 'free' : taken.code, 'undo/needs-consent');
});

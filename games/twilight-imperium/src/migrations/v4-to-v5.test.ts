import type { OldState } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { describe, expect, test } from 'vitest';
import { newCombat } from '../model/combat/combat.ts';
import { given } from '../testing/index.ts';
import { v4ToV5 } from './v4-to-v5.ts';

const old = (round: number): OldState => ({
  stack: [{ proc: 'ti/turn', args: { seat: 1 } }],
  core: { asked: 7, streams: { combat: 3 }, ahead: [], orders: [] },
  round,
  seats: [{ eliminated: false }, { eliminated: true }, { eliminated: false }],
  unsettled: false,
  stirred: false,
  shaken: [],
  galaxy: { tiles: [] },
});

describe('a game of version 4 under version 5', () => {
  test('has no trade goods on kept strategy cards, and all else as it was', () => {
    const { goodsOnKept, unsettled, stirred, shaken, ...rest } = v4ToV5.state!(old(3));
    expect(goodsOnKept).toEqual([]);
    const { unsettled: _u, stirred: _s, shaken: _h, ...before } = old(3);
    expect(rest).toEqual(before);
    expect([unsettled, stirred, shaken]).toEqual([true, true, [0, 2]]);
  });

  test('looks for players who are out only once the galaxy is set up', () => {
    expect(v4ToV5.state!(old(0)).shaken).toEqual([]);
  });

  const fighting = (round: number, ...procs: string[]): OldState => ({
    ...old(3),
    combat: { kind: 'ground', round },
    stack: procs.map(proc => ({ proc, args: {} })),
  });

  test('opens the start of the first round of a ground combat that waits for it', () => {
    const waiting = ['ti/ground-combat-ends', 'ti/ground-combat-round'];
    expect(v4ToV5.state!(fighting(1, ...waiting)).stack).toEqual([
      ...fighting(1, ...waiting).stack,
      { proc: 'window/start-of-combat-round', args: { round: 1 } },
    ]);
    for (const later of [
      fighting(2, ...waiting),
      fighting(1, ...waiting, 'ti/assign-ground-hits'),
      { ...fighting(1, 'ti/turn'), combat: null },
    ])
      expect(v4ToV5.state!(later).stack).toEqual(later.stack);
  });
});

proves('LRR 42.4a', 'a ground combat of version 4 that waits for its first round still has the start of it', () => {
  const before = { ...old(1), combat: { kind: 'ground', round: 1 } };
  before.stack = ['ti/ground-combat-ends', 'ti/ground-combat-round'].map(proc => ({ proc, args: {} }));
  const { stack } = v4ToV5.state!(before);
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('sol', 'mecatol-rex', { infantry: 1 })
    .units('hacan', 'mecatol-rex', { infantry: 1 })
    .actionCards('sol', 'morale-boost#1')
    .dice('combat', 7) // infantry hits on 8
    .dice('combat', 1)
    .with(game => {
      game.combat = newCombat({ system: '18', planet: 'mecatol-rex' }, 0, 1);
    })
    .start(...stack.toReversed());
  seat('sol').isAsked('start-of-combat-round').isOffered('morale-boost#1').chooses('morale-boost#1');
  expect(seat('hacan').units('mecatol-rex')).toEqual({});
});

import { deepEqual, equal } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import type { Source } from '../../model/ids.ts';
import { planetsOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { combatBonus } from '../../moments/combat/queries.ts';
import { whenProducing } from '../../moments/economy/windows.ts';
import { commandersShared } from '../../moments/factions/queries.ts';
import { afterControlGained } from '../../moments/galaxy/windows.ts';
import { endOfTurn } from '../../moments/phases/windows.ts';
import { activate } from '../../moments/steps.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { startingComponents } from '../../rules/phases/setup.ts';
import { readyRepairReturn } from '../../rules/phases/status-phase.ts';
import { given } from '../../testing/index.ts';
import { lastUntil } from '../../verbs/cards/lasting.ts';
import { gainTradeGoods } from '../../verbs/economy/economy.ts';
import { produceIn } from '../../verbs/economy/production.ts';
import { eliminate } from '../../verbs/factions/elimination.ts';
import { usesLeader } from '../../verbs/factions/leaders.ts';
import { gainControl } from '../../verbs/galaxy/planets.ts';
import { modify, on } from '../ability.ts';
import { leader } from './leader.ts';

// Leaders for these tests only.
function* gainThree(game: State, me: Seat) {
  yield* gainTradeGoods(game, me, 3);
}
leader({
  id: 'an-agent',
  faction: 'deepwrought',
  kind: 'agent',
  componentAction: { possible: () => true, play: gainThree },
}).install();
leader({
  id: 'a-second-agent',
  faction: 'deepwrought',
  kind: 'agent',
  responses: [on(endOfTurn, { exhausts: true, when: (_game, me, { seat }) => seat === me, play: gainThree })],
}).install();
leader({
  id: 'a-commander',
  faction: 'deepwrought',
  kind: 'commander',
  unlocks: (game, me) => planetsOf(game, me).length >= 2,
  passive: [modify(combatBonus, (_unit, bonus) => bonus + 1)],
  responses: [on(afterControlGained, { when: (_game, me, { seat }) => seat === me, play: gainThree })],
}).install();
leader({
  id: 'a-hero',
  faction: 'deepwrought',
  kind: 'hero',
  componentAction: { possible: () => true, play: gainThree },
}).install();
leader({
  id: 'another-hero',
  faction: 'hacan',
  kind: 'hero',
  responses: [on(endOfTurn, { when: (_game, me, { seat }) => seat === me, play: gainThree })],
}).install();
leader({
  id: 'a-helper',
  faction: 'hacan',
  kind: 'agent',
  responses: [
    on(whenProducing, {
      exhausts: true,
      when: () => true,
      *play(_game, _me, use) {
        use.discount += 2;
      },
    }),
  ],
}).install();
leader({
  id: 'a-turncoat',
  faction: 'deepwrought',
  kind: 'agent',
  editions: {
    pok: { componentAction: { possible: () => true, play: gainThree } },
    codex2: {
      componentAction: {
        possible: () => true,
        *play(game, me) {
          yield* lastUntil(game, { id: 'a-turncoat', seat: me, until: 'round', aim: null });
        },
      },
    },
  },
  lasting: [modify(combatBonus, (_unit, bonus) => bonus + 2)],
}).install();
commandersShared.install((game, seat, owners) =>
  game.seats[seat]!.notesInPlay.includes('alliance#0') ? [...owners, 0] : owners,
);

const table = () =>
  given('sol', 'hacan', 'letnev').strategyCards('sol', 'leadership!').strategyCards('hacan', 'diplomacy!');
const scored = ['diversify-research', 'erect-a-monument', 'adapt-new-strategies'];

proves(
  'LRR 51.1, LRR 51.1a, LRR 51.2, LRR 51.2a, LRR 51.2b, LRR 50.1, LRR 50.1a, LRR 50',
  'leaders start on their sheet: agents for use, the others locked',
  () => {
    const { seat, table: played } = given('deepwrought', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
    const sheet = [
      { id: 'an-agent', locked: false },
      { id: 'a-second-agent', locked: false },
      { id: 'a-commander', locked: true },
      { id: 'a-hero', locked: true },
      { id: 'a-turncoat', locked: false },
    ];
    deepEqual(seat('deepwrought').player.leaders, sheet);
    deepEqual(played.view(2).players[0]!.leaders, sheet);
  },
);

test('without Prophecy of Kings there are no leaders', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] }).start(startingComponents({ seat: 0 }));
  deepEqual(seat('sol').player.leaders, []);
});

proves('LRR 51.4, LRR 22', 'an agent is exhausted for its ability and readied with the other cards', () => {
  const { seat } = table()
    .tokens('sol', { tactic: 0 })
    .leader('sol', 'an-agent')
    .leader('sol', 'a-second-agent')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }), readyRepairReturn({}));
  const sol = seat('sol').isAsked('action').isOffered('component:an-agent:an-agent', 'pass');
  sol.chooses('component:an-agent:an-agent');
  equal(sol.tradeGoods, 3);
  deepEqual(sol.player.exhausted, ['an-agent']);
  sol.isAsked('end-of-turn').isOffered('a-second-agent').chooses('a-second-agent');
  deepEqual(sol.player.exhausted, ['an-agent', 'a-second-agent']);
  sol.isAsked('action').isOffered('pass').chooses('pass'); // exhausted, both
  deepEqual([sol.tradeGoods, sol.player.exhausted], [6, []]);
});

proves(
  'LRR 51.4',
  'an agent whose wording changed does what its newest one in use says, and is exhausted for it',
  () => {
    const used = (...sets: Source[]) => {
      const { seat, table: played } = given('sol', 'hacan', 'letnev', { sets: ['base', 'pok', ...sets] })
        .strategyCards('sol', 'leadership!')
        .tokens('sol', { tactic: 0 })
        .leader('sol', 'a-turncoat')
        .start(takeTurn({ seat: 0 }), takeTurn({ seat: 0 }));
      const bonus = () => combatBonus(played.state, { seat: 0, unit: 'cruiser' }, 0);
      const sol = seat('sol').uses('a-turncoat').isAsked('action').isOffered('pass');
      const now = [sol.tradeGoods, bonus(), ...sol.player.exhausted];
      sol.chooses('pass');
      return now;
    };
    deepEqual(used(), [3, 0, 'a-turncoat']);
    deepEqual(used('codex2'), [0, 2, 'a-turncoat']);
  },
);

proves('LRR 51.4, LRR 67.1c', "an agent may make another player's production cheaper (R-080)", () => {
  const { seat } = table()
    .leader('hacan', 'a-helper')
    .units('sol', 'jord', { 'space-dock': 1 })
    .planets('sol', 'jord')
    .resolves('sol', (game, me) => produceIn(game, me, '01'));
  seat('hacan').isAsked('when-producing').chooses('a-helper');
  seat('sol').isAsked('produce').isTold({ funds: 6 }).allots({ dreadnought: 1, cruiser: 1 });
  seat('sol').isAsked('pay-resources').isTold({ price: 4 }).allots({ jord: 1 });
  deepEqual(seat('hacan').player.exhausted, ['a-helper']);
});

/** Infantry stand over wellon and lodor, to land one after the other. */
const landings = () =>
  table()
    .planets('sol', 'jord')
    .leader('sol', 'a-commander', 'locked')
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('sol', '26', { carrier: 1, infantry: 1 })
    .token('sol', '19', '26');

proves(
  'LRR 51.5, LRR 51.6, LRR 51.6a, LRR 51.6b, LRR 51.6c',
  'a commander is unlocked once the effect is over, and not for what unlocked it (R-081)',
  () => {
    const { seat } = landings().start(activate({ system: '19' }), activate({ system: '26' }));
    const sol = seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 });
    deepEqual(sol.player.leaders, [{ id: 'a-commander', locked: false }]); // and nothing was offered on the way
    sol.isAsked('commit').allots({ 'infantry@lodor': 1 });
    sol.isAsked('after-control-gained').isOffered('a-commander').chooses('a-commander');
    deepEqual([sol.tradeGoods, sol.player.exhausted], [3, []]); // LRR 51.7
  },
);

proves('LRR 51.6c, LRR 35.1', 'to gain a planet and explore it is one effect', () => {
  const { seat } = landings()
    .deck('industrial', 'industrial-relic-fragment#1')
    .start(activate({ system: '19' }));
  const sol = seat('sol').isAsked('commit').allots({ 'infantry@wellon': 1 }).isNotAsked();
  deepEqual([sol.player.leaders[0]!.locked, sol.player.fragments.industrial, sol.tradeGoods], [false, 1, 0]);
});

proves('LRR 51.6c', 'not within an effect, though the condition is met in the middle of it', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .leader('sol', 'a-commander', 'locked')
    .resolves('sol', function* (game) {
      yield* gainControl(game, 0, 'new-albion');
      yield* gainControl(game, 0, 'starpoint'); // would give trade goods
    });
  deepEqual([seat('sol').tradeGoods, seat('sol').player.leaders[0]!.locked], [0, false]);
});

proves('LRR 51.6d, LRR 51.7', 'once unlocked it stays so, and it is used without end', () => {
  const { seat } = table()
    .leader('sol', 'a-commander')
    .runs(function* (game) {
      yield* gainControl(game, 0, 'new-albion');
      yield* gainControl(game, 0, 'starpoint');
    });
  for (const _ of ['new-albion', 'starpoint']) seat('sol').isAsked('after-control-gained').chooses('a-commander');
  deepEqual([seat('sol').tradeGoods, seat('sol').player.leaders[0]!.locked], [6, false]);
});

proves('LRR 51.8, LRR 51.8a', 'a commander may be lent to another, and its owner uses it too', () => {
  const bonuses = (side: 'locked' | 'unlocked', ...notes: string[]) => {
    const { table: played } = table()
      .leader('sol', 'a-commander', side)
      .notesInPlay('hacan', ...notes)
      .runs(function* () {});
    return [0, 1, 2].map(seat => combatBonus(played.state, { seat, unit: 'cruiser' }, 0));
  };
  deepEqual(bonuses('unlocked', 'alliance#0'), [1, 1, 0]);
  deepEqual(bonuses('unlocked', 'alliance#2'), [1, 0, 0]);
  deepEqual(bonuses('locked', 'alliance#0'), [0, 0, 0]);
  const { table: played } = table()
    .leader('sol', 'an-agent')
    .notesInPlay('hacan', 'alliance#0')
    .runs(function* () {});
  deepEqual(
    [0, 1].map(seat => usesLeader(played.state, seat, 'an-agent')), // no agent is lent
    [true, false],
  );
});

proves(
  'LRR 51.9, LRR 51.10, LRR 51.10a, LRR 51.10b, LRR 51.10c, LRR 51.10d',
  'a hero is unlocked by three scored objectives, not by points',
  () => {
    const start = (count: number, points: number) =>
      table()
        .tokens('sol', { tactic: 0 })
        .leader('sol', 'a-hero', 'locked')
        .revealed(...scored.slice(0, 2))
        .scored('sol', ...scored.slice(0, count))
        .points('sol', points)
        .start(takeTurn({ seat: 0 }))
        .seat('sol');
    equal(start(2, 9).isAsked('action').isOffered('pass').chooses('pass').player.leaders[0]!.locked, true);
    start(3, 0).isAsked('action').isOffered('component:a-hero:a-hero', 'pass').chooses('pass');
  },
);

proves('LRR 51.11, LRR 51.12', 'a hero is purged when its ability has been resolved', () => {
  const { seat, table: played } = table()
    .tokens('sol', { tactic: 0 })
    .leader('sol', 'a-hero')
    .leader('hacan', 'another-hero')
    .start(takeTurn({ seat: 0 }), takeTurn({ seat: 1 }));
  seat('sol').chooses('component:a-hero:a-hero');
  deepEqual([seat('sol').player.leaders, seat('sol').player.exhausted, seat('sol').tradeGoods], [[], [], 3]);
  seat('hacan').chooses('pass').isAsked('end-of-turn').isOffered('another-hero').chooses('another-hero');
  deepEqual(played.state.purged, ['a-hero', 'another-hero']);
});

proves(
  'LRR 33.2, LRR 33.10f',
  'an eliminated player loses their leaders, except an unlocked commander that others may still use',
  () => {
    const leaders = (side: 'locked' | 'unlocked') =>
      table()
        .planets('hacan', 'arretze')
        .leader('sol', 'an-agent')
        .leader('sol', 'a-commander', side)
        .leader('sol', 'a-hero')
        .resolves('sol', eliminate)
        .seat('sol').player.leaders;
    deepEqual(leaders('unlocked'), [{ id: 'a-commander', locked: false }]);
    deepEqual(leaders('locked'), []);
  },
);

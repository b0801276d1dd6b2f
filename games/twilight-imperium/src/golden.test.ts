import { deepEqual } from 'node:assert/strict';
import type { Table } from '@orrery/kernel';
import { countLines, newTable } from '@orrery/testkit';
import { describe, test } from 'vitest';
import { twilightImperium } from './index.ts';
import type { State } from './model/state.ts';
import { activate } from './moments/steps.ts';
import { revealAgenda } from './rules/agenda/agenda-phase.ts';
import { production } from './rules/economy/production.ts';
import { takeTurn } from './rules/phases/action-phase.ts';
import { statusPhase } from './rules/phases/status-phase.ts';
import { pickStrategyCard } from './rules/phases/strategy-phase.ts';
import { given } from './testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Each changes only in a commit that says which rule has changed. */
const positions: readonly [name: string, counts: readonly number[], start: () => Table<State, unknown>][] = [
  [
    'the first decisions of a game for three',
    [2, 4, 8, 64, 448, 2688],
    () => newTable(twilightImperium, { seats: 3, seed: 'golden', options: { factions: ['sol', 'mentak', 'l1z1x'] } }),
  ],
  [
    'the choice of strategy cards, with a law and a Public Disgrace',
    [5, 10, 20, 80, 160, 520, 1280],
    () =>
      table()
        .phase('strategy')
        .active(null)
        .law('checks-and-balances', 'for')
        .actionCards('letnev', 'public-disgrace')
        .start(...[0, 1, 2].map(seat => pickStrategyCard({ seat }))).table,
  ],
  [
    'a turn with one ship and two action cards',
    [3, 31, 45, 45, 45],
    () =>
      table()
        .strategyCards('sol', 'leadership')
        .strategyCards('hacan', 'trade!')
        .strategyCards('letnev', 'warfare!')
        .tokens('sol', { tactic: 1 })
        .units('sol', '46', { cruiser: 1 })
        .actionCards('sol', 'plague', 'mining-initiative')
        .planets('sol', 'quann')
        .start(takeTurn({ seat: 0 })).table,
  ],
  [
    'movement with cargo, past a gravity rift',
    [4, 6, 23, 57, 92, 192, 238, 346, 376],
    () =>
      table()
        .units('sol', '43', { carrier: 1, cruiser: 1, fighter: 2, infantry: 1 })
        .units('sol', '41', { destroyer: 1 })
        .units('sol', '39', { cruiser: 1 })
        .start(activate({ system: '47' })).table,
  ],
  [
    'the start of a space combat: Ambush, Sleeper Cell and a Morale Boost against an Assault Cannon',
    [4, 8, 26, 58, 106, 204, 366, 548],
    () =>
      given('mentak', 'hacan', 'letnev')
        .sheet('mentak')
        .leader('mentak', 'ipswitch-loose-cannon')
        .actionCards('mentak', 'morale-boost#1')
        .technology('hacan', 'assault-cannon')
        .units('mentak', '46', { cruiser: 2, carrier: 1 })
        .units('hacan', '46', { cruiser: 2, carrier: 1 })
        .start(activate({ system: '46' })).table,
  ],
  [
    'a fight of dreadnoughts with somewhere to retreat to',
    [2, 6, 12, 24, 36, 50, 64],
    () =>
      table()
        .units('sol', '46', { dreadnought: 2, fighter: 1 })
        .units('hacan', '46', { dreadnought: 1, cruiser: 1 })
        .units('hacan', '26', { carrier: 1 })
        .actionCards('sol', 'direct-hit#1')
        .start(activate({ system: '46' })).table,
  ],
  [
    'Space Cannons with Plasma Scoring',
    [2, 3, 5, 7, 9, 10],
    () =>
      table()
        .technology('hacan', 'plasma-scoring')
        .units('sol', '46', { cruiser: 2 })
        .units('hacan', 'vefut-ii', { pds: 2 })
        .planets('hacan', 'vefut-ii')
        .start(activate({ system: '20' })).table,
  ],
  [
    'an invasion of two planets, with bombardment and cannons',
    [2, 4, 16, 38, 53, 61],
    () =>
      table()
        .units('sol', '35', { dreadnought: 1, carrier: 1, infantry: 2 })
        .units('hacan', 'bereg', { infantry: 1, pds: 1 })
        .units('hacan', 'lirta-iv', { infantry: 1 })
        .planets('hacan', 'bereg', 'lirta-iv')
        .start(activate({ system: '35' })).table,
  ],
  [
    'production with a discount and a fleet limit',
    [628, 1779],
    () =>
      table()
        .technology('sol', 'sarween-tools')
        .tokens('sol', { fleet: 2 })
        .planets('sol', 'jord', 'quann')
        .units('sol', 'jord', { 'space-dock': 1 })
        .goods('sol', { tradeGoods: 1 })
        .with(game => {
          game.tactical = {
            seat: 0,
            system: '01',
            step: 'production',
            friends: [],
            waves: [],
            committed: [],
            extraMove: null,
          };
        })
        .start(production({})).table,
  ],
  [
    'an agenda with two riders of one player and a Veto',
    [1, 2, 6, 12, 19, 36, 68, 96],
    () =>
      table()
        .custodians(false)
        .phase('agenda')
        .active(null)
        .planets('hacan', 'lirta-iv')
        .actionCards('sol', 'trade-rider', 'imperial-rider')
        .actionCards('hacan', 'veto')
        .deck('agendas', 'enforced-travel-ban', 'mutiny')
        .start(revealAgenda({})).table,
  ],
  [
    'a deal with a neighbour, and the reply',
    [4, 51, 144, 394, 1965, 4510],
    () =>
      table()
        .strategyCards('sol', 'leadership!')
        .units('sol', '46', { cruiser: 1 })
        .units('hacan', '46', { cruiser: 1 })
        .goods('sol', { tradeGoods: 1 })
        .goods('hacan', { commodities: 1 })
        .notes('hacan', 'ceasefire#1')
        .start(takeTurn({ seat: 0 })).table,
  ],
  [
    'scoring in the status phase',
    [3, 112, 7316],
    () =>
      table()
        .phase('status')
        .active(null)
        .goods('sol', { tradeGoods: 5 })
        .planets('sol', 'jord', 'quann')
        .revealed('negotiate-trade-routes', 'lead-from-the-front')
        .tokens('sol', { tactic: 2, strategy: 2 })
        .secrets('sol', 'forge-an-alliance')
        .start(statusPhase({})).table,
  ],
];

describe('counted lines of play', () => {
  test.each(positions)('from %s', (_name, counts, start) => {
    const from = start();
    deepEqual(
      counts.map((_, i) => countLines(from, i + 1)),
      counts,
    );
  });
});

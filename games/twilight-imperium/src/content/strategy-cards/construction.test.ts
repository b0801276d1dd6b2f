import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import type { Options } from '../../model/state.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { secondary, strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { construction } from './construction.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'construction');

proves('LRR 24', 'Construction has initiative 4', () => {
  equal(initiativeOf('construction'), 4);
});

proves('LRR 24.1', 'its holder may resolve its primary as a strategic action', () => {
  const { seat } = table()
    .planets('sol', 'jord')
    .start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:construction').chooses('strategic:construction');
  seat('sol').isAsked('place-structure').chooses('space-dock@jord').isAsked('place-structure').passes();
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'construction', exhausted: true }]);
});

proves('LRR 24.2', 'a PDS or a space dock on a planet it controls, then another PDS', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'lodor')
    .planets('hacan', 'quann')
    .resolves('sol', construction.primary);
  const sol = seat('sol').isAsked('place-structure');
  sol.isOffered('pds@jord', 'space-dock@jord', 'pds@lodor', 'space-dock@lodor').chooses('space-dock@lodor');
  sol.isAsked('place-structure').isOffered('pds@jord', 'pds@lodor').chooses('pds@jord').isNotAsked();
  deepEqual([sol.units('lodor'), sol.units('jord')], [{ 'space-dock': 1 }, { pds: 1 }]);
});

proves('LRR 24.2', 'each of the two is a "may"', () => {
  const { seat } = table().planets('sol', 'jord').resolves('sol', construction.primary);
  seat('sol').isBound(0, 1).passes().isAsked('place-structure').isOffered('pds@jord').isBound(0, 1).chooses('pds@jord');
  deepEqual(seat('sol').units('jord'), { pds: 1 });

  const neither = table().planets('sol', 'jord').resolves('sol', construction.primary);
  neither.seat('sol').passes().passes();
  deepEqual(neither.seat('sol').units('jord'), {});
});

proves('LRR 24.2a', 'both may stand on one planet', () => {
  const { seat } = table().planets('sol', 'jord', 'lodor').resolves('sol', construction.primary);
  seat('sol').chooses('pds@jord').chooses('pds@jord');
  deepEqual(seat('sol').units('jord'), { pds: 2 });
});

proves('LRR 24.2b', 'an own command token in the system does not matter', () => {
  const { seat } = table().planets('sol', 'jord', 'lodor').token('sol', '26').resolves('sol', construction.primary);
  const sol = seat('sol').isOffered('pds@jord', 'space-dock@jord', 'pds@lodor', 'space-dock@lodor');
  sol.chooses('pds@lodor').isOffered('pds@jord', 'pds@lodor').chooses('pds@jord');
  deepEqual(sol.tokensOnBoard, ['26']);
});

proves('LRR 85.4, LRR 85.5, LRR 85.6', 'two PDS and one space dock of a player on a planet are all', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'lodor')
    .units('sol', 'jord', { pds: 2, 'space-dock': 1 })
    .units('sol', 'lodor', { pds: 1, 'space-dock': 1 })
    .resolves('sol', construction.primary);
  seat('sol').isOffered('pds@lodor').chooses('pds@lodor').isNotAsked();
});

proves('LRR 24.3', 'the others, clockwise, spend a strategy token into any system and build on a planet there', () => {
  const { seat, table: played } = table()
    .planets('hacan', 'new-albion', 'quann')
    .planets('sol', 'starpoint')
    .start(strategicAction({ card: 'construction' }));
  seat('sol').passes().passes();
  deepEqual(played.waiting(), [1]);
  const hacan = seat('hacan').isAsked('follow').chooses('follow').isAsked('construction.system');
  hacan.isOffered(...played.state.systems.map(({ id }) => id)).chooses('27');
  deepEqual(hacan.tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 8 });
  deepEqual(hacan.tokensOnBoard, ['27']);
  hacan.isAsked('place-structure').isOffered('pds@new-albion', 'space-dock@new-albion').isBound(0, 1);
  hacan.chooses('space-dock@new-albion');
  deepEqual(hacan.units('new-albion'), { 'space-dock': 1 });
  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').passes();
});

proves(
  'LRR 24.3, LRR 20.6',
  'with a token there already the spent one goes to the reinforcements, and it builds',
  () => {
    const { seat } = table()
      .planets('hacan', 'quann')
      .token('hacan', '25')
      .start(secondary({ card: 'construction', seat: 1, free: false }));
    const hacan = seat('hacan').chooses('25');
    deepEqual(hacan.tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 - 1 });
    hacan.isAsked('place-structure').isOffered('pds@quann', 'space-dock@quann').chooses('pds@quann');
    deepEqual([hacan.tokensOnBoard, hacan.units('quann')], [['25'], { pds: 1 }]);
  },
);

proves('LRR 24.3', 'a system without an own planet takes the token and nothing else', () => {
  const { seat } = table()
    .planets('hacan', 'quann')
    .start(secondary({ card: 'construction', seat: 1, free: false }));
  seat('hacan').chooses('19').isNotAsked();
  deepEqual(seat('hacan').tokensOnBoard, ['19']);
});

/** All three space docks stand: on Jord, on Lodor with an own token, and on Wellon. */
const allDocks = () =>
  table()
    .planets('sol', 'jord', 'lodor', 'wellon', 'quann')
    .units('sol', 'jord', { 'space-dock': 1, pds: 2 })
    .units('sol', 'lodor', { 'space-dock': 1, pds: 2 })
    .units('sol', 'wellon', { 'space-dock': 1, pds: 2 })
    .token('sol', '26');

proves('LRR 24.4', 'structures come from the reinforcements: no piece, no structure', () => {
  const { seat } = allDocks().token('sol', '01', '19').resolves('sol', construction.primary);
  seat('sol').isNotAsked();
});

proves('LRR 24.4', 'the last piece in the reinforcements is used without touching the board', () => {
  const { seat } = table()
    .planets('sol', 'jord', 'lodor', 'wellon')
    .units('sol', 'jord', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .resolves('sol', construction.primary);
  seat('sol').chooses('space-dock@wellon').isAsked('place-structure').passes();
  deepEqual(seat('sol').units('jord'), { 'space-dock': 1 });
});

proves('LRR 24.4a', 'with none left, one may be taken from a system without an own token, and must be placed', () => {
  const { seat } = allDocks().resolves('sol', construction.primary);
  const sol = seat('sol').isOffered('pds@quann', 'space-dock@quann').chooses('space-dock@quann');
  sol.isAsked('recall').isOfferedLines({ '01:jord': 1, '19:wellon': 1 }).isBound(1, 1).allots({ '19:wellon': 1 });
  deepEqual([sol.units('wellon'), sol.units('quann')], [{ pds: 2 }, { 'space-dock': 1 }]);
  sol.isAsked('place-structure').isOffered('pds@quann').passes();
});

proves('LRR 24.4a', 'whoever follows cannot take it from the system of the token just placed', () => {
  const { seat } = given('hacan', 'sol', 'letnev')
    .planets('sol', 'new-albion', 'starpoint', 'wellon', 'lodor')
    .units('sol', 'new-albion', { 'space-dock': 1 })
    .units('sol', 'wellon', { 'space-dock': 1 })
    .units('sol', 'lodor', { 'space-dock': 1 })
    .start(secondary({ card: 'construction', seat: 1, free: false }));
  const sol = seat('sol').chooses('27').isOffered('pds@new-albion', 'pds@starpoint', 'space-dock@starpoint');
  sol.chooses('space-dock@starpoint').isAsked('recall').isOfferedLines({ '19:wellon': 1, '26:lodor': 1 });
  sol.allots({ '26:lodor': 1 });
  deepEqual(sol.units('starpoint'), { 'space-dock': 1 });
});

const withTe: Partial<Options> = { sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'] };
const thundersEdge = () => given('sol', 'hacan', 'letnev', withTe).strategyCards('sol', 'construction');

proves('GR construction.te.primary', 'a structure of either kind, then another of either kind', () => {
  const { seat } = thundersEdge().planets('sol', 'jord').resolves('sol', construction.primary);
  const sol = seat('sol').isAsked('construction.first').isOffered('build').chooses('build');
  sol.isAsked('place-structure').isOffered('pds@jord', 'space-dock@jord').isBound(1, 1).chooses('pds@jord');
  sol.isAsked('place-structure').isOffered('pds@jord', 'space-dock@jord').isBound(0, 1).chooses('space-dock@jord');
  deepEqual(sol.isNotAsked().units('jord'), { pds: 1, 'space-dock': 1 });
});

proves(
  'GR construction.te.primary, GR construction.te.secondary',
  'the table may choose these words without the box',
  () => {
    const chosen = () => given('sol', 'hacan', 'letnev', { teStrategyCards: true }).planets('sol', 'jord');
    chosen().resolves('sol', construction.primary).seat('sol').isAsked('construction.first').passes().passes();
    const { seat } = chosen().resolves('sol', construction.secondary);
    seat('sol').isAsked('place-structure').isOffered('pds@jord', 'space-dock@jord').passes();
  },
);

proves('GR construction.te.primary', 'or the Production of one own space dock, then a structure', () => {
  const { seat } = thundersEdge()
    .planets('sol', 'jord', 'new-albion', 'starpoint')
    .units('sol', 'new-albion', { 'space-dock': 1 })
    .units('sol', 'starpoint', { 'space-dock': 1 })
    .units('hacan', 'quann', { 'space-dock': 1 })
    .goods('sol', { tradeGoods: 9 })
    .resolves('sol', construction.primary);
  const sol = seat('sol').isAsked('construction.first').isOffered('build', 'produce:27').chooses('produce:27');
  sol.isAsked('producer').isOffered('new-albion', 'starpoint').chooses('new-albion');
  sol.isAsked('produce').isTold({ limit: 3 }).allots({ infantry: 2 }); // Production of resources and two
  sol.isAsked('pay-resources').allots({ 'trade-goods': 1 });
  deepEqual(sol.units('new-albion'), { infantry: 2, 'space-dock': 1 });
  deepEqual(sol.tokensOnBoard, []);
  sol.isAsked('place-structure').passes();
});

proves('GR construction.te.primary', 'the one place left to build counts, and so does a dock in space', () => {
  const { seat } = thundersEdge()
    .planets('sol', 'jord')
    .units('sol', 'jord', { pds: 2 })
    .units('sol', '19', { 'space-dock': 1 })
    .resolves('sol', construction.primary);
  const sol = seat('sol').isAsked('construction.first').isOffered('build', 'produce:19').chooses('build');
  sol.isAsked('place-structure').isOffered('space-dock@jord').chooses('space-dock@jord').isNotAsked();
});

proves('GR construction.te.primary', 'neither has to be done', () => {
  const { seat } = thundersEdge().planets('sol', 'jord').resolves('sol', construction.primary);
  seat('sol').isAsked('construction.first').passes().isAsked('place-structure').passes();
  deepEqual(seat('sol').units('jord'), {});

  const bare = thundersEdge().resolves('sol', construction.primary);
  bare.seat('sol').isNotAsked();
});

proves('GR construction.te.secondary', 'a strategy token, which is not placed, for a structure anywhere', () => {
  const { seat, table: played } = thundersEdge()
    .planets('hacan', 'quann', 'wellon')
    .start(strategicAction({ card: 'construction' }));
  const hacan = seat('hacan').isAsked('follow').chooses('follow').isAsked('place-structure');
  hacan.isOffered('pds@quann', 'space-dock@quann', 'pds@wellon', 'space-dock@wellon').chooses('space-dock@wellon');
  deepEqual(hacan.tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 });
  deepEqual([hacan.tokensOnBoard, hacan.units('wellon')], [[], { 'space-dock': 1 }]);
  seat('letnev').passes();
  equal(played.over, true);
});

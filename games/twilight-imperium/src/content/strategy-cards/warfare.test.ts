import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import type { Options } from '../../model/state.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { warfare } from './warfare.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'warfare');

proves('LRR 99', 'Warfare has initiative 6, and its holder may resolve its primary as a strategic action', () => {
  equal(initiativeOf('warfare'), 6);
  const { seat } = table().start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:warfare').chooses('strategic:warfare');
  seat('sol').isAsked('redistribute-tokens').allots({ tactic: 3, fleet: 3, strategy: 2 });
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'warfare', exhausted: true }]);
});

proves('LRR 99.1', 'one own token leaves the board for a pool of choice', () => {
  const { seat } = table().token('sol', '18', '19').token('hacan', '20').resolves('sol', warfare.primary);
  const sol = seat('sol').isAsked('warfare.remove').isOffered('18', '19').chooses('19');
  sol.isAsked('gain-tokens').isOfferedLines({ tactic: 1, fleet: 1, strategy: 1 }).isBound(1, 1).allots({ fleet: 1 });
  deepEqual(sol.tokensOnBoard, ['18']);
  deepEqual(sol.tokens, { tactic: 3, fleet: 4, strategy: 2, reinforcements: 6 });
  sol.isAsked('redistribute-tokens').allots({ tactic: 3, fleet: 4, strategy: 2 });
});

proves('LRR 99.1, LRR 1.17', 'with none on the board none is gained', () => {
  const { seat } = table().resolves('sol', warfare.primary);
  seat('sol').isAsked('redistribute-tokens').isBound(8, 8).allots({ tactic: 3, fleet: 3, strategy: 2 });
  deepEqual(seat('sol').tokens.reinforcements, 8);
});

proves('LRR 99.2', 'then its tokens may be redistributed among the pools', () => {
  const { seat } = table().resolves('sol', warfare.primary);
  const sol = seat('sol').isAsked('redistribute-tokens').isOfferedLines({ tactic: 8, fleet: 8, strategy: 8 });
  sol.isRefused('answer/too-few', { tactic: 7 }).allots({ tactic: 6, fleet: 1, strategy: 1 });
  deepEqual(sol.tokens, { tactic: 6, fleet: 1, strategy: 1, reinforcements: 8 });
});

proves('LRR 99.2, LRR 37.3', 'a fleet pool made smaller takes ships off the board at once', () => {
  const { seat } = table().units('sol', '19', { cruiser: 2, destroyer: 1 }).resolves('sol', warfare.primary);
  const sol = seat('sol').allots({ tactic: 4, fleet: 2, strategy: 2 }).isAsked('remove-ships').isBound(1, 1);
  sol.allots({ destroyer: 1 });
  deepEqual(sol.units('19'), { cruiser: 2 });
});

/** Hacan's home has two space docks and a unit in space that produces nothing. */
const docks = (options: Partial<Options> = {}) =>
  given('sol', 'hacan', 'letnev', options)
    .strategyCards('sol', 'warfare')
    .planets('hacan', 'arretze', 'hercant', 'kamdorn')
    .units('hacan', 'arretze', { 'space-dock': 1 })
    .units('hacan', 'hercant', { 'space-dock': 1 })
    .units('hacan', '25', { carrier: 1 })
    .planets('hacan', 'quann')
    .units('hacan', 'quann', { 'space-dock': 1 })
    .goods('hacan', { tradeGoods: 9 });

proves('LRR 99.3', 'the others, clockwise, may spend a strategy token for one space dock at home', () => {
  const { seat, table: played } = docks().start(strategicAction({ card: 'warfare' }));
  seat('sol').allots({ tactic: 3, fleet: 3, strategy: 2 });
  deepEqual(played.waiting(), [1]);
  const hacan = seat('hacan').isAsked('follow').chooses('follow');
  hacan.isAsked('producer').isOffered('arretze', 'hercant').chooses('arretze');
  hacan.isAsked('produce').isTold({ system: '16', limit: 4 }).allots({ cruiser: 1, infantry: 2 }); // 2 resources and 2
  hacan.isAsked('pay-resources').allots({ 'trade-goods': 3 });
  deepEqual([hacan.units('16'), hacan.units('arretze')], [{ cruiser: 1 }, { infantry: 2, 'space-dock': 1 }]);
  deepEqual(hacan.tokens.strategy, 1);
  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').passes();
});

proves('LRR 99.3a', 'the token is not placed in the home system', () => {
  const { seat } = docks().start(strategicAction({ card: 'warfare' }));
  seat('sol').allots({ tactic: 3, fleet: 3, strategy: 2 });
  seat('hacan').chooses('follow').chooses('hercant').passes();
  seat('letnev').passes();
  deepEqual(seat('hacan').tokensOnBoard, []);
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 });
});

const withTe: Partial<Options> = { sets: ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4', 'te'] };
const thundersEdge = () => given('sol', 'hacan', 'letnev', withTe).strategyCards('sol', 'warfare');
const unchanged = { tactic: 3, fleet: 3, strategy: 2 };

proves('GR warfare.te.primary', 'a tactical action in any system, even with an own token, and none is placed', () => {
  const { seat, table: played } = thundersEdge()
    .token('sol', '19')
    .units('sol', '01', { cruiser: 1 })
    .resolves('sol', warfare.primary);
  const sol = seat('sol').allots(unchanged).isAsked('warfare.activate');
  sol.isOffered(...played.state.systems.map(({ id }) => id)).chooses('19');
  deepEqual(told(played, 'activated'), [{ seat: 0, system: '19' }]);
  sol.isAsked('move.from').isOffered('01').chooses('01').allots({ cruiser: 1 });
  sol.isAsked('redistribute-tokens').allots(unchanged);
  deepEqual([sol.tokensOnBoard, sol.units('19')], [['19'], { cruiser: 1 }]);
  deepEqual(sol.tokens, { ...unchanged, reinforcements: 7 });
});

proves('GR warfare.te.primary, GR warfare.te.secondary', 'the table may choose these words without the box', () => {
  const chosen = () => given('sol', 'hacan', 'letnev', { teStrategyCards: true });
  const { seat } = chosen().resolves('sol', warfare.primary);
  seat('sol').allots(unchanged).isAsked('warfare.activate').chooses('47').allots(unchanged);
  const arms = chosen()
    .planets('sol', 'jord')
    .units('sol', 'jord', { 'space-dock': 1 })
    .units('sol', '01', { 'space-dock': 1 })
    .goods('sol', { tradeGoods: 9 })
    .resolves('sol', warfare.secondary);
  arms.seat('sol').isAsked('produce').passes(); // both docks at once
});

proves('GR warfare.te.primary', 'a system without a token gets none either', () => {
  const { seat } = thundersEdge().resolves('sol', warfare.primary);
  seat('sol').allots(unchanged).chooses('47').isAsked('redistribute-tokens').allots(unchanged);
  deepEqual(seat('sol').tokensOnBoard, []);
});

proves('GR warfare.te.primary', 'tokens may be redistributed before and after', () => {
  const { seat } = thundersEdge().tokens('sol', { tactic: 0, fleet: 5, strategy: 0 }).resolves('sol', warfare.primary);
  const sol = seat('sol').isAsked('redistribute-tokens').allots({ fleet: 4, tactic: 1 }).chooses('47');
  sol.isAsked('redistribute-tokens').isTold({ tactic: 1, fleet: 4, strategy: 0 }).allots({ strategy: 5 });
  deepEqual(sol.tokens, { tactic: 0, fleet: 0, strategy: 5, reinforcements: 11 });
});

proves('GR warfare.te.primary, LRR 37.3', 'a fleet pool made smaller takes its ships before the action', () => {
  const { seat } = thundersEdge().units('sol', '01', { cruiser: 2, destroyer: 1 }).resolves('sol', warfare.primary);
  const sol = seat('sol').allots({ tactic: 4, fleet: 2, strategy: 2 }).isAsked('warfare.activate').chooses('47');
  sol.isAsked('remove-ships').allots({ destroyer: 1 });
  sol.isAsked('redistribute-tokens').allots({ tactic: 4, fleet: 2, strategy: 2 });
  deepEqual(sol.units('01'), { cruiser: 2 });
});

proves('GR warfare.te.primary, LRR 37.3', 'and so after it', () => {
  const { seat } = thundersEdge().units('sol', '01', { cruiser: 1, destroyer: 1 }).resolves('sol', warfare.primary);
  const sol = seat('sol').allots(unchanged).chooses('47').allots({ tactic: 5, fleet: 1, strategy: 2 });
  sol.isAsked('remove-ships').allots({ destroyer: 1 });
  deepEqual(sol.units('01'), { cruiser: 1 });
});

proves('GR warfare.te.primary', 'ships in other systems with an own token still cannot move', () => {
  const { seat } = thundersEdge()
    .token('sol', '01')
    .units('sol', '01', { cruiser: 1 })
    .units('sol', '26', { cruiser: 1 })
    .resolves('sol', warfare.primary);
  seat('sol').allots(unchanged).chooses('19').isAsked('move.from').isOffered('26').passes();
  seat('sol').allots(unchanged);
});

proves('GR warfare.te.primary', 'the others follow once the tactical action is over', () => {
  const { seat, table: played } = thundersEdge().start(strategicAction({ card: 'warfare' }));
  seat('sol').allots(unchanged).chooses('47');
  deepEqual(played.waiting(), [0]);
  seat('sol').isAsked('redistribute-tokens').allots(unchanged);
  deepEqual(played.waiting(), [1]);
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
});

proves('GR warfare.te.secondary', 'a strategy token, not placed, for Production of all units at home', () => {
  const { seat } = docks(withTe).start(strategicAction({ card: 'warfare' }));
  seat('sol').allots(unchanged).chooses('47').allots(unchanged);
  const hacan = seat('hacan').isAsked('follow').chooses('follow').isAsked('produce');
  hacan.isTold({ system: '16', limit: 7 }).passes(); // 2 + 2 and 1 + 2
  deepEqual([hacan.tokensOnBoard, hacan.tokens], [[], { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 }]);
  seat('letnev').passes();
});

proves('GR warfare.te.primary, LRR 69.1', 'all that follows on an activation follows on this one too', () => {
  const { seat } = thundersEdge()
    .notesInPlay('sol', 'support-for-the-throne#1')
    .points('sol', 4)
    .units('hacan', 'lodor', { infantry: 1 })
    .resolves('sol', warfare.primary);
  seat('sol').allots(unchanged).chooses('26');
  deepEqual([seat('sol').points, seat('hacan').player.notes], [3, ['support-for-the-throne#1']]);
  seat('sol').isAsked('redistribute-tokens').allots(unchanged);
});

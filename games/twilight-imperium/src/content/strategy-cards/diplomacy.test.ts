import { deepEqual, equal } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { tacticalAction } from '../../moments/steps.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { gainTokens, placeToken, removeAllTokens, removeToken, spendTokenInto } from '../../verbs/tokens/tokens.ts';
import { diplomacy } from './diplomacy.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'diplomacy');

/** Sol controls Jord at home, Lodor in 26 and Mecatol Rex. */
const settled = () => table().planets('sol', 'jord', 'lodor', 'mecatol-rex');

proves('LRR 32', 'Diplomacy has initiative 2', () => {
  equal(initiativeOf('diplomacy'), 2);
});

proves('LRR 32.1', 'its holder may resolve its primary as a strategic action', () => {
  const { seat } = settled().start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:diplomacy').chooses('strategic:diplomacy');
  seat('sol').isAsked('diplomacy.system').chooses('26');
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'diplomacy', exhausted: true }]);
});

proves('LRR 32.2', 'a system with an own planet, but never Mecatol Rex; the others place tokens there', () => {
  const { seat } = settled().planets('hacan', 'quann').resolves('sol', diplomacy.primary);
  seat('sol').isAsked('diplomacy.system').isOffered('01', '26').chooses('26');
  deepEqual(seat('sol').tokensOnBoard, []);
  deepEqual([seat('hacan').tokensOnBoard, seat('letnev').tokensOnBoard], [['26'], ['26']]);
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });
});

proves('LRR 32.2', 'then any two of its exhausted planets are readied, wherever they are', () => {
  const { seat } = settled()
    .planet('lodor', { exhausted: true })
    .planet('mecatol-rex', { exhausted: true })
    .planet('wellon', { controller: 'sol', exhausted: true })
    .planet('quann', { controller: 'hacan', exhausted: true })
    .resolves('sol', diplomacy.primary);
  seat('sol').chooses('01');
  seat('sol').isAsked('ready-planets').isOffered('lodor', 'mecatol-rex', 'wellon').isBound(0, 2);
  seat('sol').chooses('mecatol-rex', 'wellon');
  deepEqual(seat('sol').readyPlanets, ['jord', 'mecatol-rex', 'wellon']);
});

proves('LRR 32.2', 'the first printing readies the planets of the chosen system instead', () => {
  const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base'] })
    .planet('new-albion', { controller: 'sol', exhausted: true })
    .planet('starpoint', { controller: 'hacan', exhausted: true })
    .planet('jord', { controller: 'sol', exhausted: true })
    .resolves('sol', diplomacy.primary);
  seat('sol').isAsked('diplomacy.system').isOffered('01', '27').chooses('27').isNotAsked();
  deepEqual([seat('sol').readyPlanets, seat('hacan').readyPlanets], [['new-albion'], []]);
});

proves('LRR 32.2', 'the revised card comes with the first Codex and with Prophecy of Kings', () => {
  for (const set of ['codex1', 'pok'] as const) {
    const { seat } = given('sol', 'hacan', 'letnev', { sets: ['base', set] })
      .planet('new-albion', { controller: 'sol', exhausted: true })
      .planet('jord', { controller: 'sol', exhausted: true })
      .resolves('sol', diplomacy.primary);
    seat('sol').chooses('27').isAsked('ready-planets').isOffered('jord', 'new-albion').passes();
  }
});

proves('LRR 32.2a', 'a player without a token in their reinforcements takes one from a pool of their choice', () => {
  const { seat } = settled().tokens('hacan', { tactic: 12, fleet: 4, strategy: 0 }).resolves('sol', diplomacy.primary);
  seat('sol').chooses('26');
  const hacan = seat('hacan').isAsked('place-token-from').isOffered('tactic', 'fleet').chooses('fleet');
  deepEqual(hacan.tokens, { tactic: 12, fleet: 3, strategy: 0, reinforcements: 0 });
  deepEqual(hacan.tokensOnBoard, ['26']);
});

proves('LRR 32.2b', 'a player who already has a token in the system places no other', () => {
  const { seat } = settled()
    .token('hacan', '26')
    .tokens('hacan', { tactic: 10, fleet: 3, strategy: 2 })
    .resolves('sol', diplomacy.primary);
  seat('sol').chooses('26');
  deepEqual(seat('hacan').isNotAsked().tokens, { tactic: 10, fleet: 3, strategy: 2, reinforcements: 0 });
  deepEqual(seat('sol').system('26').tokens, [1, 2]);
});

proves('LRR 32.3, LRR 20.5', 'the others, clockwise, may spend a strategy token to ready up to two planets', () => {
  const { seat, table: played } = settled()
    .planet('quann', { controller: 'hacan', exhausted: true })
    .planet('wellon', { controller: 'hacan', exhausted: true })
    .planet('thibah', { controller: 'hacan', exhausted: true })
    .planet('bereg', { controller: 'letnev', exhausted: true })
    .start(strategicAction({ card: 'diplomacy' }));
  seat('sol').chooses('26');
  deepEqual(played.waiting(), [1]);
  const hacan = seat('hacan').isAsked('follow').isTold({ free: false }).chooses('follow').isAsked('ready-planets');
  hacan.isOffered('quann', 'wellon', 'thibah').isBound(0, 2).chooses('quann', 'thibah');
  deepEqual(hacan.readyPlanets, ['quann', 'thibah']);
  deepEqual(hacan.tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 8 });

  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').passes();
  deepEqual([seat('letnev').readyPlanets, seat('letnev').tokens.strategy], [[], 2]);
});

proves('DIP note.1', 'with no eligible planet the action may still be performed, and nobody places a token', () => {
  for (const own of [[], ['mecatol-rex']] as const) {
    const { seat, table: played } = table()
      .planets('sol', ...own)
      .start(takeTurn({ seat: 0 }));
    seat('sol').isOffered('tactical', 'strategic:diplomacy').chooses('strategic:diplomacy');
    seat('hacan').isAsked('follow').passes();
    seat('letnev').isAsked('follow').passes();
    deepEqual(
      played.state.systems.flatMap(({ tokens }) => tokens),
      [],
    );
    deepEqual(seat('sol').player.strategyCards, [{ id: 'diplomacy', exhausted: true }]);
  }
});

proves('DIP note.2', 'with fewer than two exhausted planets as many as possible are readied', () => {
  const one = settled().planet('jord', { exhausted: true }).resolves('sol', diplomacy.primary);
  one.seat('sol').chooses('26').isAsked('ready-planets').isOffered('jord').chooses('jord');
  deepEqual(one.seat('sol').readyPlanets, ['jord', 'lodor', 'mecatol-rex']);

  const none = settled().resolves('sol', diplomacy.primary);
  none.seat('sol').chooses('26').isNotAsked();
});

proves('DIP note.3', 'one Diplomacy token may be drawn for the token of each other player, this round', () => {
  const { seat, table: played } = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    yield* gainTokens(game, 0, 1);
    yield* removeAllTokens(game);
  });
  deepEqual(played.view(null).tokenPictures, []);
  seat('sol').chooses('26').isAsked('gain-tokens');
  for (const viewer of [null, 0, 1, 2])
    deepEqual(played.view(viewer).tokenPictures, [{ card: 'diplomacy', system: '26', standsFor: [1, 2] }]);
  seat('sol').allots({ tactic: 1 });
  deepEqual(played.view(null).tokenPictures, []);
});

proves('DIP note.3', 'it stands also for a token that lay there before, and for none that could not be placed', () => {
  const { seat, table: played } = settled()
    .tokens('hacan', { tactic: 0, fleet: 0, strategy: 0 })
    .token('hacan', ...'18 19 46 20 41 21 42 44 25 39 47 43 35 40 27 82a'.split(' '))
    .token('letnev', '26')
    .resolves('sol', diplomacy.primary);
  seat('sol').chooses('26');
  deepEqual(played.view(null).tokenPictures, [{ card: 'diplomacy', system: '26', standsFor: [2] }]);
  deepEqual(seat('hacan').tokens, { tactic: 0, fleet: 0, strategy: 0, reinforcements: 0 });
});

proves('DIP note.3a', 'the command tokens alone make the same table', () => {
  const pictured = settled().resolves('sol', diplomacy.primary);
  pictured.seat('sol').chooses('26');
  const real = settled()
    .token('hacan', '26')
    .token('letnev', '26')
    .runs(function* () {});
  const told = ({ core: _, tokenPictures: __, ...rest }: State) => rest;
  deepEqual(told(pictured.table.state), told(real.table.state));
});

proves('DIP note.3b', 'it gives nobody a token more: the one it stands for is not in the reinforcements', () => {
  const { seat } = settled()
    .tokens('hacan', { tactic: 10 })
    .runs(function* (game) {
      yield* diplomacy.primary(game, 0);
      yield* gainTokens(game, 1, 1);
    });
  seat('sol').chooses('26');
  deepEqual(seat('hacan').isNotAsked().tokens, { tactic: 10, fleet: 3, strategy: 2, reinforcements: 0 });
});

proves('DIP note.3c', "one player's token can be removed from it, the others' stay", () => {
  const { seat, table: played } = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    yield* removeToken(game, 1, '26');
  });
  seat('sol').chooses('26');
  deepEqual([seat('hacan').tokensOnBoard, seat('letnev').tokensOnBoard], [[], ['26']]);
  equal(seat('hacan').tokens.reinforcements, 8);
  deepEqual(played.view(1).tokenPictures, [{ card: 'diplomacy', system: '26', standsFor: [2] }]);
});

proves('DIP note.3c', 'when the last of them is gone, so is the Diplomacy token', () => {
  const { seat, table: played } = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    for (const other of [1, 2]) yield* removeToken(game, other, '26');
  });
  seat('sol').chooses('26');
  deepEqual(played.view(0).tokenPictures, []);
});

proves('DIP note.3d', 'those players cannot activate the system, its holder can', () => {
  const { seat, table: played } = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    game.active = 1;
    return next(tacticalAction({}));
  });
  seat('sol').chooses('26');
  const all = played.state.systems.map(({ id }) => id);
  seat('hacan')
    .isAsked('activate')
    .isOffered(...all.filter(id => id !== '26'))
    .chooses('47');

  const holder = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    return next(tacticalAction({}));
  });
  holder
    .seat('sol')
    .chooses('26')
    .isAsked('activate')
    .isOffered(...all)
    .chooses('47');
});

proves('DIP note.3d', 'nor can they move ships out of it or carry units away from it', () => {
  const { seat } = settled()
    .units('hacan', '26', { carrier: 1, infantry: 2 })
    .units('hacan', '44', { carrier: 1, infantry: 1 })
    .technology('hacan', 'carrier-ii')
    .runs(function* (game) {
      yield* diplomacy.primary(game, 0);
      game.active = 1;
      return next(tacticalAction({}));
    });
  seat('sol').chooses('26');
  const hacan = seat('hacan').chooses('01').isAsked('move.from').isOffered('44').chooses('44');
  hacan.allots({ carrier: 1 }).isAsked('move.cargo').isOfferedLines({ '44:space:infantry': 1 });
  hacan.allots({ '44:space:infantry': 1 }).isAsked('commit').passes(); // the route is through 26
  deepEqual(hacan.units('26'), { carrier: 1, infantry: 2 });
  deepEqual(hacan.units('01'), { carrier: 1, infantry: 1 });
});

proves('DIP note.3d', 'nor do they get a second token there', () => {
  const { seat } = settled().runs(function* (game) {
    yield* diplomacy.primary(game, 0);
    yield* placeToken(game, 1, '26');
    yield* spendTokenInto(game, 2, 'strategy', '26');
  });
  seat('sol').chooses('26');
  deepEqual(seat('sol').system('26').tokens, [1, 2]);
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });
  deepEqual(seat('letnev').tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 8 });
});

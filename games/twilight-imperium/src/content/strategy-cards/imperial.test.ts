import { deepEqual, equal, notDeepEqual } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { initiativeOf } from '../../model/readers.ts';
import { takeTurn } from '../../rules/phases/action-phase.ts';
import { scoreObjectives } from '../../rules/phases/status-phase.ts';
import { strategicAction } from '../../rules/phases/strategic-action.ts';
import { given } from '../../testing/index.ts';
import { imperial } from './imperial.ts';

const table = () => given('sol', 'hacan', 'letnev').strategyCards('sol', 'imperial');

/** Sol can score Negotiate Trade Routes and Lead from the Front, but not Develop Weaponry. */
const scoring = () =>
  table()
    .planets('sol', 'jord')
    .revealed('negotiate-trade-routes', 'lead-from-the-front', 'develop-weaponry')
    .goods('sol', { tradeGoods: 5 });

proves('LRR 45', 'Imperial has initiative 8', () => {
  equal(initiativeOf('imperial'), 8);
});

proves('LRR 45.1', 'its holder may resolve its primary as a strategic action', () => {
  const { seat } = table().start(takeTurn({ seat: 0 }));
  seat('sol').isAsked('action').isOffered('tactical', 'strategic:imperial').chooses('strategic:imperial');
  seat('sol').isAsked('imperial.draw').passes();
  seat('hacan').isAsked('follow').passes();
  seat('letnev').isAsked('follow').passes();
  deepEqual(seat('sol').player.strategyCards, [{ id: 'imperial', exhausted: true }]);
});

proves('LRR 45.2', 'one public objective whose requirement it meets may be scored', () => {
  const { seat } = scoring().resolves('sol', imperial.primary);
  const sol = seat('sol').isAsked('imperial.score').isOffered('negotiate-trade-routes', 'lead-from-the-front');
  sol.isBound(0, 1).chooses('negotiate-trade-routes');
  deepEqual([sol.points, sol.tradeGoods, sol.player.scored], [1, 0, ['negotiate-trade-routes']]);
  sol.isAsked('imperial.draw').passes();
});

proves('LRR 45.2', 'none has to be, and without the home planets none can be', () => {
  const unwilling = scoring().resolves('sol', imperial.primary);
  unwilling.seat('sol').isAsked('imperial.score').passes().isAsked('imperial.draw').passes();
  equal(unwilling.seat('sol').points, 0);

  const homeless = scoring().planet('jord', { controller: 'hacan' }).resolves('sol', imperial.primary);
  homeless.seat('sol').isAsked('imperial.draw').passes();
});

proves('LRR 45.2', 'then a point for Mecatol Rex, home or no home, and no secret objective', () => {
  const { seat } = table().planets('sol', 'mecatol-rex').resolves('sol', imperial.primary);
  equal(seat('sol').isNotAsked().points, 1);
  deepEqual(seat('sol').player.secrets, []);
});

proves('LRR 45.2', 'or else a secret objective, if it likes', () => {
  const { seat } = table()
    .planets('hacan', 'mecatol-rex')
    .deck('secret', 'cut-supply-lines')
    .resolves('sol', imperial.primary);
  seat('sol').isAsked('imperial.draw').isOffered('draw').isBound(0, 1).chooses('draw');
  deepEqual([seat('sol').player.secrets, seat('sol').points], [['cut-supply-lines'], 0]);
});

proves('LRR 45.2, GR status.1a', 'the point for Mecatol Rex can win on the spot', () => {
  const { seat, table: played } = scoring()
    .planets('sol', 'mecatol-rex')
    .points('sol', 8)
    .start(strategicAction({ card: 'imperial' }));
  seat('sol').chooses('negotiate-trade-routes');
  deepEqual([played.state.winner, played.over], [0, true]);
  seat('hacan').isNotAsked();
});

proves('LRR 45.2, LRR 81.1', 'in the status phase another may be scored', () => {
  const { seat } = scoring()
    .planets('sol', 'mecatol-rex')
    .runs(function* (game) {
      yield* imperial.primary(game, 0);
      game.phase = 'status';
      return next(scoreObjectives({ seat: 0 }));
    });
  seat('sol').chooses('negotiate-trade-routes').isAsked('score-public').isOffered('lead-from-the-front').passes();
});

proves('LRR 45.3', 'the others, clockwise, may spend a strategy token to draw a secret objective', () => {
  const { seat, table: played } = table()
    .deck('secret', 'cut-supply-lines', 'monopolize-production')
    .start(strategicAction({ card: 'imperial' }));
  seat('sol').passes();
  deepEqual(played.waiting(), [1]);
  seat('hacan').isAsked('follow').chooses('follow');
  deepEqual(seat('hacan').player.secrets, ['cut-supply-lines']);
  deepEqual(seat('hacan').tokens, { tactic: 3, fleet: 3, strategy: 1, reinforcements: 9 });
  deepEqual(played.waiting(), [2]);
  seat('letnev').isAsked('follow').passes();
});

proves('LRR 45.4', 'over three, scored ones counted, an unscored one goes back and the deck is shuffled', () => {
  const { seat, table: played } = table()
    .scored('sol', 'monopolize-production')
    .secrets('sol', 'mine-rare-minerals', 'form-a-spy-network')
    .deck('secret', 'cut-supply-lines', 'occupy-the-fringe', 'forge-an-alliance')
    .shuffles('secrets', 2, 0, 1)
    .resolves('sol', imperial.primary);
  const sol = seat('sol').chooses('draw').isAsked('return-secret');
  sol.isOffered('mine-rare-minerals', 'form-a-spy-network', 'cut-supply-lines').chooses('mine-rare-minerals');
  deepEqual(sol.player.secrets, ['form-a-spy-network', 'cut-supply-lines']);
  deepEqual(played.state.objectives.secret, ['mine-rare-minerals', 'forge-an-alliance', 'occupy-the-fringe']);
});

proves('LRR 45.4', 'three may be kept', () => {
  const { seat } = table()
    .secrets('sol', 'mine-rare-minerals', 'form-a-spy-network')
    .deck('secret', 'cut-supply-lines')
    .resolves('sol', imperial.primary);
  seat('sol').chooses('draw').isNotAsked();
  equal(seat('sol').player.secrets.length, 3);
});

proves('LRR 45.4', 'it is back in the deck before the next player draws', () => {
  const { seat, table: played } = table()
    .secrets('sol', 'mine-rare-minerals', 'form-a-spy-network', 'occupy-the-fringe')
    .deck('secret', 'cut-supply-lines')
    .start(strategicAction({ card: 'imperial' }));
  seat('sol').chooses('draw').chooses('cut-supply-lines');
  seat('hacan').chooses('follow');
  seat('letnev').passes();
  deepEqual(seat('hacan').player.secrets, ['cut-supply-lines']);
  notDeepEqual(played.view(1).players[1]!.secrets, null);
  deepEqual([played.view(0).players[1]!.secrets, played.view(0).players[1]!.secretCount], [null, 1]);
});

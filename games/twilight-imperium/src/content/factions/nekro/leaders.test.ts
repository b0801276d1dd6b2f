import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { endRound } from '../../../rules/phases/round.ts';
import { given } from '../../../testing/index.ts';
import { gainTechnology } from '../../../verbs/cards/technology.ts';

const table = () =>
  given('nekro', 'hacan', 'letnev')
    .planets('nekro', 'mordai-ii')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime')
    .strategyCards('nekro', 'leadership!');

proves(
  'LRR 51.4, R-151, leaders/nekro-malleon',
  'a player gives an action card or a command token for two trade goods',
  () => {
    const { seat } = table()
      .leader('nekro', 'nekro-malleon')
      .actionCards('hacan', 'plague')
      .start(takeTurn({ seat: 0 }));
    const nekro = seat('nekro')
      .isAsked('action')
      .chooses('use:nekro-malleon')
      .isAsked('nekro-malleon')
      .isOffered('0', '1', '2')
      .chooses('1');
    const hacan = seat('hacan').isAsked('nekro-malleon.price').isOffered('action-card', 'tactic', 'fleet', 'strategy');
    hacan.chooses('action-card').chooses('plague');
    deepEqual([hacan.tradeGoods, hacan.player.actionCards, nekro.player.exhausted], [2, [], ['nekro-malleon']]);
    nekro.isAsked('action').chooses('pass');
  },
);

proves('LRR 51.4, R-151, leaders/nekro-malleon', 'or refuses; also as the turn of another begins, for itself', () => {
  const refused = table()
    .leader('nekro', 'nekro-malleon')
    .start(takeTurn({ seat: 0 }));
  refused.seat('nekro').chooses('use:nekro-malleon').chooses('1');
  refused.seat('hacan').isAsked('nekro-malleon.price').passes();
  equal(refused.seat('hacan').tradeGoods, 0);
  refused.seat('nekro').isAsked('action').chooses('pass');
  const own = table()
    .leader('nekro', 'nekro-malleon')
    .strategyCards('hacan', 'trade!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));
  own.seat('nekro').isAsked('start-of-turn').chooses('nekro-malleon').chooses('0').chooses('fleet');
  deepEqual([own.seat('nekro').tradeGoods, own.seat('nekro').tokens.fleet], [2, 2]);
  own.seat('hacan').isAsked('action').chooses('pass');
});

proves(
  'LRR 51.6, leaders/nekro-acidos',
  'three technologies unlock it; a Valefar Assimilator counts while it copies',
  () => {
    const unlocked = (copies: number, ...own: ('dacxive-animators' | 'neural-motivator')[]) => {
      const { seat } = table()
        .leader('nekro', 'nekro-acidos', 'locked')
        .technology('nekro', 'valefar-assimilator-x', 'valefar-assimilator-y', ...own)
        .with(game => {
          if (copies === 0) return;
          const player = playerToChange(game, 0);
          player.technologies.push('spec-ops-ii');
          player.copies = [{ card: 'valefar-assimilator-x', technology: 'spec-ops-ii' }];
        })
        .start(endRound({}));
      return !seat('nekro').player.leaders[0]!.locked;
    };
    deepEqual(
      [unlocked(0, 'dacxive-animators', 'neural-motivator'), unlocked(1, 'dacxive-animators', 'neural-motivator')],
      [false, true],
    );
  },
);

proves('LRR 51.8, leaders/nekro-acidos', 'an action card for each technology gained', () => {
  const { seat } = table()
    .leader('nekro', 'nekro-acidos')
    .deck('action-cards', 'plague')
    .resolves('nekro', (game, me) => gainTechnology(game, me, 'neural-motivator'));
  seat('nekro').isAsked('after-technology-gained').chooses('nekro-acidos');
  deepEqual(seat('nekro').player.actionCards, ['plague']);
});

proves(
  'LRR 51.10, LRR 51.12, leaders/unit-dsgn-flayesh',
  'a planet with a specialty: others die, goods and a technology of its colour',
  () => {
    const { seat, table: played } = table()
      .leader('nekro', 'unit-dsgn-flayesh')
      .planets('hacan', 'wellon')
      .units('hacan', 'wellon', { infantry: 2, pds: 1 })
      .units('nekro', '19', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    const nekro = seat('nekro')
      .uses('unit-dsgn-flayesh')
      .isAsked('unit-dsgn-flayesh')
      .isOffered('wellon')
      .chooses('wellon');
    nekro.isAsked('unit-dsgn-flayesh.technology').chooses('sarween-tools');
    deepEqual([seat('hacan').units('wellon'), nekro.tradeGoods, nekro.player.technologies], [{}, 3, ['sarween-tools']]);
    deepEqual(played.state.purged, ['unit-dsgn-flayesh']);
    nekro.isAsked('transaction.deal').passes();
  },
);

import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { scoreObjectives } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { drawSecretObjective } from '../../../verbs/cards/cards.ts';
import { mightScoreSecret, scorablePublic } from '../../../verbs/objectives/objectives.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Hacan has scored two secret objectives, Letnev one. */
const leaked = () =>
  table().scored('hacan', 'gather-a-mighty-fleet', 'cut-supply-lines').scored('letnev', 'destroy-their-greatest-ship');

proves('LRR 8.9, LRR 61.8, agendas/classified-document-leaks', 'a scored secret objective becomes a public one', () => {
  const { seat, table: played } = leaked().agenda('classified-document-leaks');
  seat('sol')
    .isAsked('break-tie')
    .isOffered('gather-a-mighty-fleet', 'cut-supply-lines', 'destroy-their-greatest-ship')
    .chooses('gather-a-mighty-fleet');
  const { objectives, secretsScored, laws } = played.state;
  deepEqual(objectives.revealed, ['gather-a-mighty-fleet']);
  deepEqual(secretsScored, ['cut-supply-lines', 'destroy-their-greatest-ship']);
  deepEqual(laws, [{ id: 'classified-document-leaks', elected: 'gather-a-mighty-fleet' }]);
  equal(seat('hacan').player.scored.includes('gather-a-mighty-fleet'), true);
});

proves('agendas/classified-document-leaks', 'without any, another agenda is revealed', () => {
  const { seat, table: played } = table().deck('agendas', 'regulated-conscription').agenda('classified-document-leaks');
  seat('sol').isAsked('break-tie').chooses('against');
  deepEqual(played.state.agendas.discard, ['classified-document-leaks', 'regulated-conscription']);
});

/** The law is in play with an objective of the status phase that Hacan has scored. */
const publicOne = (id = 'gather-a-mighty-fleet') =>
  table()
    .law('classified-document-leaks', id)
    .with(game => {
      game.objectives.revealed.push(id);
      playerToChange(game, 1).scored.push(id);
    });

proves(
  'LRR 61.6, agendas/classified-document-leaks',
  'others score it as a public objective, who had it does not again',
  () => {
    const { seat, table: played } = publicOne()
      .planets('sol', 'jord')
      .planets('hacan', 'arretze', 'hercant', 'kamdorn')
      .units('sol', '01', { dreadnought: 5 })
      .units('hacan', '16', { dreadnought: 5 })
      .tokens(0, { fleet: 5 })
      .tokens(1, { fleet: 5 })
      .start(scoreObjectives({ seat: 0 }), scoreObjectives({ seat: 1 }));
    seat('sol').isAsked('score-public').isOffered('gather-a-mighty-fleet').chooses('gather-a-mighty-fleet');
    deepEqual([seat('sol').points, seat('hacan').points, played.over], [1, 0, true]);
  },
);

proves(
  'LRR 61.7, LRR 61.16, agendas/classified-document-leaks',
  'one of the action phase is scored when it happens, by who holds its home',
  () => {
    const fight = (home: boolean) => {
      const start = publicOne('spark-a-rebellion')
        .points('letnev', 5)
        .units('sol', '46', { cruiser: 1 })
        .units('letnev', '46', { fighter: 1 })
        .dice('combat', 10)
        .dice('combat', 1);
      if (home) start.planets('sol', 'jord');
      return start.technology(2, 'fighter-ii').start(activate({ system: '46' }));
    };
    const { seat } = fight(true);
    seat('sol').isAsked('after-combat').isOffered('spark-a-rebellion').chooses('spark-a-rebellion');
    equal(seat('sol').points, 1);
    equal(fight(false).table.over, true);
  },
);

proves('LRR 61.21, agendas/classified-document-leaks', 'it counts no longer among the secrets of who scored it', () => {
  const { seat } = publicOne()
    .secrets('hacan', 'cut-supply-lines', 'destroy-their-greatest-ship')
    .deck('secret', 'spark-a-rebellion')
    .resolves('hacan', (game, me) => drawSecretObjective(game, me));
  equal(seat('hacan').player.secrets.length, 3);
});

proves(
  'R-112, LRR 7.5, agendas/classified-document-leaks',
  'when the law goes, nobody scores it any more; points stay',
  () => {
    const { seat, table: played } = publicOne()
      .points('hacan', 1)
      .planets('sol', 'jord')
      .planets('letnev', 'arc-prime', 'wren-terra')
      .units('letnev', '10', { dreadnought: 5 })
      .secrets('letnev', 'cut-supply-lines')
      .tokens(2, { fleet: 5 })
      .runs(function* (game) {
        yield* discardLaw(game, 'classified-document-leaks');
        deepEqual([scorablePublic(game, 2), mightScoreSecret({ ...game, phase: 'status' }, 2)], [[], false]);
      });
    const { objectives, secretsScored, purged } = played.state;
    deepEqual([objectives.revealed, secretsScored, purged], [[], [], ['gather-a-mighty-fleet']]);
    deepEqual([seat('hacan').points, seat('hacan').player.scored], [1, ['gather-a-mighty-fleet']]);
  },
);

proves('R-112, LRR 7.3, agendas/classified-document-leaks', 'voted on anew, it makes another one public', () => {
  const { seat, table: played } = publicOne()
    .scored('letnev', 'destroy-their-greatest-ship', 'cut-supply-lines')
    .agenda('classified-document-leaks');
  seat('sol')
    .isAsked('break-tie')
    .isOffered('destroy-their-greatest-ship', 'cut-supply-lines')
    .chooses('cut-supply-lines');
  deepEqual([played.state.objectives.revealed, played.state.purged], [['cut-supply-lines'], ['gather-a-mighty-fleet']]);
});

proves('agendas/search-warrant', 'the elected player shows their secret objectives and draws two more', () => {
  const { seat, table: played } = table()
    .secrets('hacan', 'cut-supply-lines')
    .deck('secret', 'spark-a-rebellion', 'gather-a-mighty-fleet', 'destroy-their-greatest-ship')
    .agenda('search-warrant');
  equal(played.view(0).players[1]!.secrets, null);
  seat('sol').isAsked('break-tie').chooses('1');
  seat('hacan').isAsked('when-agenda-elects').passes(); // it might hold Drive the Debate
  const open = ['cut-supply-lines', 'spark-a-rebellion', 'gather-a-mighty-fleet'];
  for (const viewer of [0, 1, 2, null]) deepEqual(played.view(viewer).players[1]!.secrets, open);
  deepEqual(told(played, 'secrets-shown'), [{ seat: 1, cards: ['cut-supply-lines'] }]);
});

proves('LRR 61.21a, agendas/search-warrant', 'beyond three, some go back, which everybody sees', () => {
  const { seat, table: played } = table()
    .secrets('hacan', 'cut-supply-lines', 'destroy-their-greatest-ship')
    .deck('secret', 'spark-a-rebellion', 'gather-a-mighty-fleet')
    .agenda('search-warrant');
  seat('sol').isAsked('break-tie').chooses('1');
  seat('hacan').isAsked('when-agenda-elects').passes();
  seat('hacan')
    .isAsked('return-secret')
    .isOffered('cut-supply-lines', 'destroy-their-greatest-ship', 'spark-a-rebellion', 'gather-a-mighty-fleet')
    .chooses('cut-supply-lines');
  equal(played.view(0).players[1]!.secrets!.length, 3);
  deepEqual(eventsOf(played, 'secret-returned')[0]!.data, { seat: 1, card: 'cut-supply-lines' });
});

proves(
  'LRR 61.18, agendas/search-warrant',
  'secrets of others stay hidden, and its owner’s are again when it goes',
  () => {
    const { table: played } = table()
      .law('search-warrant', '1')
      .secrets('hacan', 'cut-supply-lines')
      .secrets('letnev', 'spark-a-rebellion')
      .runs(game => discardLaw(game, 'search-warrant'));
    equal(played.view(0).players[1]!.secrets, null);
    const lawful = table()
      .law('search-warrant', '1')
      .secrets('hacan', 'cut-supply-lines')
      .secrets('letnev', 'spark-a-rebellion')
      .start();
    deepEqual(
      lawful.table.view(0).players.map(({ secrets }) => secrets),
      [[], ['cut-supply-lines'], null],
    );
  },
);

proves(
  'LRR 61.6, agendas/search-warrant',
  'its owner is asked only for what everybody sees that it could score',
  () => {
    const scoring = (secret: string) =>
      table()
        .law('search-warrant', '1')
        .secrets('hacan', secret)
        .units('hacan', '16', { dreadnought: 5 })
        .phase('status')
        .tokens(1, { fleet: 5 })
        .start(scoreObjectives({ seat: 1 }));
    equal(scoring('cut-supply-lines').table.over, true);
    scoring('gather-a-mighty-fleet').seat('hacan').isAsked('score-secret').isOffered('gather-a-mighty-fleet').passes();
  },
);

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { test } from 'vitest';
import { planetOf } from '../../model/readers.ts';
import { influence, resources, specialtiesOn, traitsOn } from '../../moments/galaxy/queries.ts';
import { installAttachmentKinds } from '../../moments/galaxy/registry.ts';
import { commitGroundForces } from '../../rules/invasion/invasion.ts';
import { given } from '../../testing/index.ts';
import { discardLaw } from '../agenda/laws.ts';
import { produceIn } from '../economy/production.ts';
import { readyAllPlanets, readyEverything } from '../economy/readying.ts';
import { attach, detach, exhaustAttachment, isAttachmentReady, purgeAttachments } from './attachments.ts';
import { explorePlanet } from './exploration.ts';
import { gainControl } from './planets.ts';

const nothing = { resources: 0, influence: 0 };
installAttachmentKinds({
  'test-garden': { resources: 1, influence: 3, traits: ['cultural', 'hazardous', 'industrial'] },
  'test-laboratory': { ...nothing, specialty: 'red' },
  'test-team': nothing,
  'test-zone': { ...nothing, closed: true },
});

/** Lodor is cultural, 3 resources and 1 influence, with a green specialty; Bereg hazardous, 3 and 1. */
const table = () => given('sol', 'hacan', 'letnev').planets('sol', 'bereg', 'lodor');

proves('LRR 12.1', 'a card changes what its planet is worth and counts as', () => {
  const { table: played } = table().runs(function* (game) {
    yield* attach(game, 'test-garden', 'bereg');
    yield* attach(game, 'test-laboratory', 'bereg');
  });
  const bereg = planetOf(played.state, 'bereg');
  deepEqual([resources(played.state, bereg), influence(played.state, bereg)], [4, 4]);
  deepEqual([...traitsOn(played.state, bereg)].sort(), ['cultural', 'hazardous', 'industrial']);
  deepEqual(specialtiesOn(played.state, bereg), ['red']);
});

proves('LRR 35.2c, LRR 12.1', 'with the traits that a card adds the planet can be explored by any of them', () => {
  const { seat } = table()
    .planet('bereg', { attachments: ['test-garden'] })
    .deck('cultural', 'cultural-relic-fragment#1')
    .deck('hazardous', 'hazardous-relic-fragment#1')
    .runs(game => explorePlanet(game, 0, 'bereg'));
  seat('sol').isAsked('explore.trait').isOffered('cultural', 'hazardous').chooses('cultural');
  equal(seat('sol').player.fragments.cultural, 1);
});

proves(
  'LRR 12.2, LRR 12.2a',
  'it stays with the planet, and stays ready even though the planet is gained exhausted',
  () => {
    const { seat, table: played } = table()
      .planet('bereg', { attachments: ['test-team', 'test-laboratory'] })
      .runs(function* (game) {
        yield* exhaustAttachment(game, 'test-team');
        yield* gainControl(game, 1, 'bereg');
      });
    const { exhausted, attachments } = seat('hacan').planet('bereg');
    deepEqual([exhausted, attachments], [true, ['test-team', 'test-laboratory']]);
    deepEqual(
      ['test-team', 'test-laboratory'].map(card => isAttachmentReady(played.state, card)),
      [false, true],
    );
  },
);

proves(
  'LRR 81.6, LRR 8.4',
  'attached cards are readied in the status phase, not with the planets of the agenda phase',
  () => {
    const { table: played } = table()
      .planet('bereg', { attachments: ['test-team'] })
      .planet('lodor', { attachments: ['test-laboratory'] })
      .runs(function* (game) {
        yield* exhaustAttachment(game, 'test-team');
        yield* readyEverything(game, [0]);
        yield* exhaustAttachment(game, 'test-laboratory');
        yield* readyAllPlanets(game);
      });
    deepEqual(
      ['test-team', 'test-laboratory', 'elsewhere'].map(card => isAttachmentReady(played.state, card)),
      [true, false, false],
    );
  },
);

test('after a card is removed, the planet has its printed values again', () => {
  const { seat, table: played } = table()
    .planet('bereg', { attachments: ['test-garden', 'test-team'] })
    .runs(function* (game) {
      yield* exhaustAttachment(game, 'test-team');
      yield* detach(game, 'test-team');
      yield* detach(game, 'test-garden');
      yield* detach(game, 'elsewhere');
    });
  const bereg = seat('sol').planet('bereg');
  deepEqual([bereg.attachments, bereg.exhaustedCards, resources(played.state, bereg)], [[], [], 3]);
});

proves('LRR 7.5', 'an attached law goes off its planet when it is discarded', () => {
  const { seat, table: played } = table()
    .law('test-garden', 'bereg')
    .planet('bereg', { attachments: ['test-garden'] })
    .runs(game => discardLaw(game, 'test-garden'));
  deepEqual([seat('sol').planet('bereg').attachments, played.state.laws], [[], []]);
  deepEqual(played.state.agendas.discard, ['test-garden']);
});

test('no units can be committed to or produced on a protected planet', () => {
  const closed = () => table().planet('lodor', { attachments: ['test-zone'] });
  const { table: played } = closed()
    .units('hacan', '26', { carrier: 1, infantry: 1 })
    .active('hacan')
    .with(game => {
      game.tactical = {
        seat: 1,
        system: '26',
        step: 'ground-combat',
        friends: [],
        waves: [],
        committed: [],
        extraMove: null,
      };
    })
    .start(commitGroundForces({}));
  equal(played.over, true);
  const { seat } = closed()
    .units('sol', 'lodor', { 'space-dock': 1 })
    .goods('sol', { tradeGoods: 9 })
    .runs(game => produceIn(game, 0, '26'));
  const { ask } = seat('sol').isAsked('produce');
  equal(ask.form === 'allocate' && ask.lines.some(({ key }) => key === 'infantry' || key === 'mech'), false);
  seat('sol').passes();
});

proves('LRR 12.2', 'an exhausted card that is taken off leaves the others exhausted', () => {
  const { seat } = table().runs(function* (game) {
    for (const card of ['test-team', 'test-laboratory']) {
      yield* attach(game, card, 'bereg');
      yield* exhaustAttachment(game, card);
    }
    yield* detach(game, 'test-team');
  });
  const { attachments, exhaustedCards } = seat('sol').planet('bereg');
  deepEqual([attachments, exhaustedCards], [['test-laboratory'], ['test-laboratory']]);
});

proves('LRR 12.2b', 'what is attached to a purged planet leaves with it, ready or not', () => {
  const { seat, table: played } = table().runs(function* (game) {
    yield* attach(game, 'test-team', 'bereg');
    yield* exhaustAttachment(game, 'test-team');
    yield* purgeAttachments(game, 'bereg');
    yield* purgeAttachments(game, 'bereg');
  });
  const { attachments, exhaustedCards } = seat('sol').planet('bereg');
  deepEqual([attachments, exhaustedCards, played.state.purged], [[], [], ['test-team']]);
  deepEqual(
    played.events.flatMap(({ type, data }) => (type === 'attachments-purged' ? [data] : [])),
    [{ planet: 'bereg', cards: ['test-team'] }],
  );
});

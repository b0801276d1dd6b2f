import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { planetOf } from '../../../model/readers.ts';
import type { State } from '../../../model/state.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { eliminate } from '../../../verbs/factions/elimination.ts';
import { collapseSystem } from '../../../verbs/galaxy/collapse.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { purgePlanet } from '../../../verbs/units/destruction.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';

const table = () => given('titans', 'sol', 'hacan').sheet('titans').strategyCards('titans', 'leadership!');

/** Planets with a sleeper. */
const asleep = (game: State): PlanetId[] =>
  game.systems.flatMap(({ planets }) => planets.filter(({ factionTokens }) => factionTokens).map(({ id }) => id));

const exploring = (planet: PlanetId, ...sleepers: PlanetId[]) =>
  table()
    .deck('cultural', 'tomb-of-emphidia')
    .deck('hazardous', 'rich-world')
    .deck('industrial', 'abandoned-warehouses#1')
    .planets('titans', planet, 'elysium')
    .planetToken('titans', 'sleeper', ...sleepers);

proves(
  'LRR 35, faction-abilities/terragenesis',
  'a sleeper comes onto a planet that its owner has explored, or does not',
  () => {
    const { seat, table: played } = exploring('lodor').resolves('titans', (game, me) =>
      explorePlanet(game, me, 'lodor'),
    );
    seat('titans').isAsked('after-explored').isOffered('terragenesis').chooses('terragenesis');
    deepEqual(planetOf(played.state, 'lodor').factionTokens, [{ id: 'sleeper', seat: 0 }]);
    const declined = exploring('lodor').resolves('titans', (game, me) => explorePlanet(game, me, 'lodor'));
    declined.seat('titans').passes();
    deepEqual(asleep(declined.table.state), []);
  },
);

proves('R-280, faction-abilities/terragenesis', 'or it moves there from another planet', () => {
  const { seat, table: played } = exploring('lodor', 'bereg', 'wellon').resolves('titans', (game, me) =>
    explorePlanet(game, me, 'lodor'),
  );
  seat('titans').chooses('terragenesis').isAsked('terragenesis').isOffered('supply', 'bereg', 'wellon');
  seat('titans').chooses('wellon');
  deepEqual(asleep(played.state).sort(), ['bereg', 'lodor']);
});

proves('R-280, faction-abilities/terragenesis', 'five of them there are, and one to a planet', () => {
  const others = ['bereg', 'lirta-iv', 'wellon', 'quann', 'starpoint'] as const;
  const all = exploring('lodor', ...others).resolves('titans', (game, me) => explorePlanet(game, me, 'lodor'));
  all
    .seat('titans')
    .chooses('terragenesis')
    .isAsked('terragenesis')
    .isOffered(...others)
    .chooses('quann');
  deepEqual(asleep(all.table.state).length, 5);
  const there = exploring('lodor', 'lodor').resolves('titans', (game, me) => explorePlanet(game, me, 'lodor'));
  there.seat('titans').isNotAsked();
});

proves('LRR 35, faction-abilities/terragenesis', 'not when others explore', () => {
  const { seat } = exploring('lodor')
    .planets('sol', 'lodor')
    .resolves('sol', (game, me) => explorePlanet(game, me, 'lodor'));
  seat('titans').isNotAsked();
});

proves('R-280, faction-abilities/terragenesis', 'the sleeper stays when the planet changes hands', () => {
  const { table: played } = exploring('lodor', 'lodor').resolves('sol', (game, me) => gainControl(game, me, 'lodor'));
  deepEqual([planetOf(played.state, 'lodor').controller, asleep(played.state)], [1, ['lodor']]);
});

proves('R-280, faction-abilities/terragenesis', 'it goes back to its owner with a planet that is gone', () => {
  const gone = exploring('lodor', 'lodor', 'wellon').runs(game => purgePlanet(game, 'lodor', 1));
  deepEqual(asleep(gone.table.state), ['wellon']);
  deepEqual(eventsOf(gone.table, 'planet-token-removed').length, 1);
  const nova = exploring('lodor', 'lodor', 'wellon')
    .units('sol', '26', { cruiser: 1 })
    .runs(game => collapseSystem(game, 1, '26', '81'));
  deepEqual(asleep(nova.table.state), ['wellon']);
  const out = exploring('bereg', 'bereg')
    .units('sol', 'jord', { infantry: 1 })
    .units('hacan', 'arretze', { infantry: 1 })
    .runs(game => eliminate(game, 0));
  deepEqual(asleep(out.table.state), []);
});

// Awaken

/** Without the mech nobody is asked what is placed. */
const withoutMech = ['terragenesis', 'awaken', 'coalescence', 'ouranos', 'saturn-engine', 'hel-titan'];
const plain = () =>
  given('titans', 'sol', 'hacan')
    .sheet('titans', ...withoutMech)
    .strategyCards('titans', 'leadership!');

proves('LRR 85, faction-abilities/awaken', 'a PDS takes the place of a sleeper in the system that is activated', () => {
  const lodor = () => plain().planet('lodor', { controller: 'titans', exhausted: true });
  const { seat, table: played } = lodor()
    .planetToken('titans', 'sleeper', 'lodor', 'bereg')
    .start(activate({ system: '26' }));
  seat('titans').isAsked('after-system-activated').isOffered('awaken').chooses('awaken');
  deepEqual([seat('titans').units('lodor'), seat('titans').units('bereg')], [{ pds: 1 }, {}]);
  deepEqual(asleep(played.state), ['bereg']);
  const none = lodor()
    .planetToken('titans', 'sleeper', 'bereg')
    .start(activate({ system: '26' }));
  none.seat('titans').isNotAsked();
});

proves('LRR 5, faction-abilities/awaken', "not in others' actions, nor when it is declined", () => {
  const { seat, table: played } = plain()
    .planetToken('titans', 'sleeper', 'lodor')
    .active('sol')
    .start(activate({ system: '26' }));
  seat('titans').isNotAsked();
  const declined = plain()
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  declined.seat('titans').passes();
  deepEqual([asleep(played.state), asleep(declined.table.state)], [['lodor'], ['lodor']]);
});

proves('R-280, faction-abilities/awaken', 'of several each may go or stay', () => {
  const { seat, table: played } = plain()
    .planets('titans', 'starpoint', 'new-albion')
    .planetToken('titans', 'sleeper', 'starpoint', 'new-albion')
    .start(activate({ system: '27' }));
  seat('titans').chooses('awaken').isAsked('awaken').isOffered('new-albion', 'starpoint').isBound(1, 2);
  seat('titans').chooses('starpoint');
  deepEqual([seat('titans').units('starpoint'), seat('titans').units('new-albion')], [{ pds: 1 }, {}]);
  deepEqual(asleep(played.state), ['new-albion']);
  seat('titans').isAsked('produce').passes();
});

proves('LRR 24.4a, R-281, faction-abilities/awaken', 'a PDS may be called back from a system without its token', () => {
  const spread = () =>
    plain()
      .planets('titans', 'bereg', 'lirta-iv', 'wellon', 'lodor')
      .units('titans', 'bereg', { pds: 1, 'pds!': 1 })
      .units('titans', 'lirta-iv', { pds: 2 })
      .units('titans', 'wellon', { pds: 2 })
      .planetToken('titans', 'sleeper', 'lodor')
      .token('titans', '19');
  const { seat } = spread().start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isAsked('recall');
  seat('titans').isOfferedLines({ '35:bereg': 1, '35:bereg!': 1, '35:lirta-iv': 2 }).allots({ '35:bereg!': 1 });
  deepEqual([seat('titans').units('lodor'), seat('titans').units('bereg')], [{ pds: 1 }, { pds: 1 }]); // undamaged
  seat('titans').isAsked('produce').passes();
  const none = spread()
    .token('titans', '35')
    .start(activate({ system: '26' }));
  none.seat('titans').isNotAsked();
});

proves('R-281, faction-abilities/awaken', 'with one PDS left for two sleepers, one of them sleeps on', () => {
  const { seat, table: played } = plain()
    .planets('titans', 'bereg', 'lirta-iv', 'wellon')
    .units('titans', 'bereg', { pds: 2 })
    .units('titans', 'lirta-iv', { pds: 2 })
    .units('titans', 'wellon', { pds: 1 })
    .token('titans', '35', '19', '27')
    .planet('new-albion', { controller: 'titans', exhausted: true })
    .planet('starpoint', { controller: 'titans', exhausted: true })
    .planetToken('titans', 'sleeper', 'starpoint', 'new-albion')
    .start(activate({ system: '27' }));
  seat('titans').chooses('awaken').chooses('starpoint', 'new-albion');
  deepEqual(asleep(played.state).length, 1);
  seat('titans').isAsked('produce').passes();
});

proves('LRR 85.5, R-281, faction-abilities/awaken', 'not where two PDS stand, nor where none may be placed', () => {
  const full = plain()
    .planets('titans', 'lodor')
    .units('titans', 'lodor', { pds: 2 })
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  full.seat('titans').isAsked('after-system-activated').isOffered('ouranos').passes();
  full.seat('titans').isAsked('produce').passes();
  const closed = plain()
    .planet('lodor', { controller: 'titans', attachments: ['demilitarized-zone'] })
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  closed.seat('titans').isNotAsked();
});

proves(
  'R-281, faction-abilities/awaken, faction-abilities/terragenesis',
  'a sleeper that is placed in the same activation waits for the next one',
  () => {
    const { seat, table: played } = plain()
      .technology('titans', 'scanlink-drone-network')
      .deck('cultural', 'tomb-of-emphidia')
      .planet('lodor', { controller: 'titans', exhausted: true })
      .units('titans', 'lodor', { infantry: 1 })
      .start(activate({ system: '26' }));
    seat('titans').isAsked('when-system-activated').chooses('scanlink-drone-network');
    seat('titans').isAsked('after-explored').chooses('terragenesis').isNotAsked();
    deepEqual(asleep(played.state), ['lodor']);
  },
);

proves('LRR 25.5, LRR 35.1, faction-abilities/awaken', 'an uncontrolled planet is gained at once and explored', () => {
  const { seat, table: played } = plain()
    .deck('cultural', 'tomb-of-emphidia')
    .planetToken('titans', 'sleeper', 'lodor')
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isAsked('after-explored').isOffered('terragenesis').chooses('terragenesis');
  deepEqual([seat('titans').planets, asleep(played.state)], [['lodor'], ['lodor']]);
});

proves(
  'LRR 25.1, LRR 25.5, faction-abilities/awaken',
  "others' structures without ground forces die, and their planet changes hands before anything moves",
  () => {
    const { seat } = plain()
      .planets('sol', 'lodor', 'jord')
      .units('sol', 'lodor', { 'space-dock': 1, pds: 1 })
      .planetToken('titans', 'sleeper', 'lodor')
      .units('titans', '46', { cruiser: 1 })
      .start(activate({ system: '26' }));
    seat('titans').chooses('awaken').isAsked('move.from');
    deepEqual([seat('titans').planets, seat('sol').units('lodor')], [['lodor'], {}]);
    deepEqual([seat('titans').units('lodor'), seat('titans').planet('lodor').exhausted], [{ pds: 1 }, true]);
    seat('titans').passes();
  },
);

// Hecatoncheires

const mechs = () => given('titans', 'sol', 'hacan').sheet('titans', ...withoutMech, 'hecatoncheires');

proves('LRR 30, R-285, faction-units/hecatoncheires', 'with an infantry it comes instead of a PDS', () => {
  const { seat, table: played } = mechs()
    .planet('new-albion', { controller: 'titans', exhausted: true })
    .planet('starpoint', { controller: 'titans', exhausted: true })
    .planetToken('titans', 'sleeper', 'starpoint', 'new-albion')
    .start(activate({ system: '27' }));
  seat('titans').chooses('awaken').chooses('starpoint', 'new-albion');
  seat('titans').isAsked('when-placing-structure').isOffered('hecatoncheires').chooses('hecatoncheires');
  seat('titans').isAsked('when-placing-structure').passes(); // once for each
  deepEqual(
    [seat('titans').units('starpoint'), seat('titans').units('new-albion')],
    [{ mech: 1, infantry: 1 }, { pds: 1 }],
  );
  deepEqual(asleep(played.state), []);
});

proves('LRR 30, R-285, faction-units/hecatoncheires', 'also for a PDS of Construction, not for a space dock', () => {
  const built = (unit: 'pds' | 'space-dock') =>
    mechs()
      .planets('titans', 'lodor')
      .runs(game => placeStructure(game, 0, [unit], 'must'));
  const pds = built('pds');
  pds.seat('titans').isAsked('place-structure').chooses('pds@lodor').chooses('hecatoncheires');
  deepEqual(pds.seat('titans').units('lodor'), { mech: 1, infantry: 1 });
  const dock = built('space-dock');
  dock.seat('titans').chooses('space-dock@lodor').isNotAsked();
});

proves(
  'LRR 30.2a, LRR 85.5, R-285, faction-units/hecatoncheires',
  'only with a mech in the reinforcements, and where a PDS could be placed',
  () => {
    const placing = (lodor: object, elsewhere: object) =>
      mechs()
        .planets('titans', 'lodor', 'bereg', 'lirta-iv', 'wellon', 'quann')
        .units('titans', 'lodor', lodor)
        .units('titans', 'quann', elsewhere);
    const place = (start: ReturnType<typeof placing>) =>
      start.runs(game => placeStructure(game, 0, ['pds'], 'must', ({ id }) => id === 'lodor'));
    const none = place(placing({}, { mech: 4 }));
    none.seat('titans').chooses('pds@lodor').isNotAsked();
    deepEqual(none.seat('titans').units('lodor'), { pds: 1 });
    place(placing({ pds: 2 }, {}))
      .seat('titans')
      .isNotAsked();
    const board = () =>
      placing({}, { pds: 2 }).units('titans', 'bereg', { pds: 2 }).units('titans', 'wellon', { pds: 2 });
    const called = place(board());
    called.seat('titans').chooses('pds@lodor').isAsked('recall').allots({ '25:quann': 1 });
    called.seat('titans').isAsked('when-placing-structure').chooses('hecatoncheires');
    deepEqual(
      [called.seat('titans').units('quann'), called.seat('titans').units('lodor')],
      [{ pds: 1 }, { mech: 1, infantry: 1 }],
    );
    place(board().token('titans', '25', '35', '19'))
      .seat('titans')
      .isNotAsked();
  },
);

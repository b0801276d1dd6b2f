import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { relocate } from '../../../verbs/movement/relocation.ts';

const table = () => given('empyrean', 'hacan', 'letnev');
const active = (system: string) => activate({ system });

proves('LRR 58, technologies/aetherstream', 'next to an anomaly all ships may move one system farther', () => {
  const start = (who: 'empyrean' | 'hacan', goal = '19') =>
    table()
      .technology('empyrean', 'aetherstream')
      .planets('empyrean', 'lodor')
      .units(who, '20', { carrier: 1, dreadnought: 1 })
      .active(who)
      .token(who, goal)
      .start(active(goal));
  const own = start('empyrean').seat('empyrean');
  own.isAsked('after-system-activated').isOffered('aetherstream').chooses('aetherstream');
  own.isAsked('move.from').isOffered('20').chooses('20').isOfferedLines({ carrier: 1, dreadnought: 1 });
  own.allots({ carrier: 1, dreadnought: 1 });
  if (own.isWaitedFor) own.chooses('46>19');
  deepEqual(own.units('19'), { carrier: 1, dreadnought: 1 });
  const left = start('empyrean').seat('empyrean').passes();
  left.isNotAsked();
});

proves('LRR 58, technologies/aetherstream', 'also for a neighbour, but for nobody farther away', () => {
  const started = (home: 'lodor' | 'bereg') =>
    table()
      .technology('empyrean', 'aetherstream')
      .planets('empyrean', home)
      .units('hacan', '20', { carrier: 1 })
      .active('hacan')
      .token('hacan', '19')
      .start(active('19'));
  const near = started('lodor'); // 26 is not adjacent to Hacan units
  near.seat('empyrean').isNotAsked();
  const beside = table()
    .technology('empyrean', 'aetherstream')
    .planets('empyrean', 'quann')
    .units('hacan', '20', { carrier: 1 })
    .active('hacan')
    .token('hacan', '19')
    .start(active('19'));
  beside.seat('empyrean').chooses('aetherstream');
  beside.seat('hacan').isAsked('move.from').isOffered('20').passes();
});

proves('LRR 9, technologies/aetherstream', 'an anomaly is not next to itself', () => {
  const { seat } = table()
    .technology('empyrean', 'aetherstream')
    .units('empyrean', '39', { cruiser: 1 })
    .token('empyrean', '41')
    .start(active('41')); // next to the supernova 43
  seat('empyrean').isAsked('after-system-activated').passes().passes();
  const lone = table().technology('empyrean', 'aetherstream').token('empyrean', '44').start(active('44'));
  lone.seat('empyrean').isNotAsked();
});

/** Hacan moves a cruiser from 20 to 46. */
const moves = () => table().units('hacan', '20', { cruiser: 1 }).active('hacan').token('hacan', '46');
const comes = ({ seat }: ReturnType<ReturnType<typeof moves>['start']>) =>
  seat('hacan').chooses('20').allots({ cruiser: 1 });

proves('LRR 69, technologies/voidwatch', 'who moves ships among its units gives it a note of their choice', () => {
  const { seat } = moves()
    .technology('empyrean', 'voidwatch')
    .units('empyrean', 'wellon', { pds: 1, infantry: 1 })
    .planets('empyrean', 'wellon')
    .notes('hacan', 'ceasefire#1', 'trade-agreement#1')
    .token('hacan', '19')
    .units('hacan', '27', { cruiser: 1 })
    .start(active('19'));
  seat('hacan').chooses('27').allots({ cruiser: 1 });
  if (seat('hacan').ask.kind === 'move.from') seat('hacan').passes();
  seat('hacan').isAsked('voidwatch.note').isTold({ seat: 0 }).isOffered('ceasefire#1', 'trade-agreement#1');
  seat('hacan').chooses('ceasefire#1');
  deepEqual([seat('empyrean').player.notes, seat('hacan').player.notes], [['ceasefire#1'], ['trade-agreement#1']]);
  deepEqual(seat('hacan').player.traded, []); // not a transaction
  seat('empyrean').isAsked('space-cannon').passes();
});

proves('LRR 69, technologies/voidwatch', 'not without notes, without units there, or where nothing moved', () => {
  const empty = moves().technology('empyrean', 'voidwatch').notes('hacan', 'ceasefire#1').start(active('46'));
  comes(empty);
  empty.seat('hacan').isNotAsked();
  const still = moves()
    .technology('empyrean', 'voidwatch')
    .units('empyrean', 'wellon', { infantry: 1 })
    .planets('empyrean', 'wellon')
    .notes('hacan', 'ceasefire#1')
    .token('hacan', '19')
    .start(active('19'));
  still.seat('hacan').passes().isNotAsked();
  deepEqual(still.seat('hacan').player.notes, ['ceasefire#1']);
});

proves('LRR 51.4, leaders/acamar', 'whoever moves ships into a void gains a command token', () => {
  const started = moves().leader('empyrean', 'acamar').start(active('46'));
  comes(started);
  started.seat('empyrean').isAsked('after-ships-moved').isOffered('acamar').chooses('acamar');
  started.seat('hacan').isAsked('gain-tokens').allots({ tactic: 1 });
  deepEqual([started.seat('hacan').tokens.tactic, started.seat('empyrean').player.exhausted], [4, ['acamar']]);
});

proves(
  'LRR 51.4, LRR 20.3a, leaders/acamar',
  'not where planets are, while exhausted, or if nothing is left to gain',
  () => {
    const planet = moves().leader('empyrean', 'acamar').token('hacan', '25').start(active('25'));
    comes(planet);
    planet.seat('empyrean').isNotAsked();
    const tired = moves().leader('empyrean', 'acamar').exhausted('empyrean', 'acamar').start(active('46'));
    comes(tired);
    tired.seat('empyrean').isNotAsked();
    const all = moves()
      .leader('empyrean', 'acamar')
      .tokens('hacan', { tactic: 5, fleet: 5, strategy: 5 })
      .start(active('46'));
    comes(all);
    all.seat('empyrean').isNotAsked();
  },
);

proves('LRR 51.7, LRR 51.8, leaders/xuange', 'a token goes back where others move in, for an ally too', () => {
  for (const who of ['empyrean', 'letnev'] as const) {
    const started = moves()
      .leader('empyrean', 'xuange')
      .notesInPlay('letnev', 'alliance#0')
      .token(who, '46')
      .start(active('46'));
    comes(started);
    started.seat(who).isAsked('after-ships-moved').isOffered('xuange').chooses('xuange');
    deepEqual(started.seat(who).tokensOnBoard, []);
    equal(started.seat(who).tokens.reinforcements, 8);
  }
});

proves('LRR 51.7, leaders/xuange', 'any movement of others, not its own, and only onto its token', () => {
  const effect = moves()
    .leader('empyrean', 'xuange')
    .token('empyrean', '46')
    .runs(game => {
      const ships = [{ unit: 'cruiser', count: 1, damaged: 0 }] as const;
      return relocate(game, 1, [{ from: '20', path: ['46'], ships: [...ships], cargo: [] }], '46');
    });
  effect.seat('empyrean').isAsked('after-ships-arrived').chooses('xuange');
  deepEqual(effect.seat('empyrean').tokensOnBoard, []);
  const own = table()
    .leader('empyrean', 'xuange')
    .units('empyrean', '20', { cruiser: 1 })
    .token('empyrean', '46')
    .start(active('46'));
  own.seat('empyrean').chooses('20').allots({ cruiser: 1 }).isNotAsked();
});

proves(
  'LRR 51.6, LRR 51.6c, leaders/xuange',
  'neighbours of all unlock it, not for the movement that made them so',
  () => {
    const started = moves()
      .leader('empyrean', 'xuange', 'locked')
      .units('empyrean', '46', { carrier: 1, infantry: 1 })
      .planets('empyrean', 'wellon')
      .token('empyrean', '25')
      .units('letnev', '26', { cruiser: 1 })
      .units('hacan', '39', { cruiser: 1 })
      .token('hacan', '25')
      .start(active('25'));
    const { seat } = started;
    equal(seat('empyrean').player.leaders[0]!.locked, false); // next to 20 already
    seat('hacan').chooses('20').allots({ cruiser: 1 });
    if (seat('hacan').isWaitedFor) seat('hacan').passes();
    seat('empyrean').isAsked('after-ships-moved').chooses('xuange');
    const late = table()
      .leader('empyrean', 'xuange', 'locked')
      .planets('empyrean', 'lodor')
      .units('letnev', '27', { cruiser: 1 })
      .units('letnev', '19', { cruiser: 1 })
      .units('hacan', '41', { cruiser: 1 })
      .active('hacan')
      .token('empyrean', '46')
      .token('hacan', '46')
      .mayRoll('gravity-rift', 9)
      .start(active('46'));
    equal(late.seat('empyrean').player.leaders[0]!.locked, true);
    late.seat('hacan').chooses('41').allots({ cruiser: 1 });
    equal(late.seat('empyrean').isNotAsked().player.leaders[0]!.locked, false);
  },
);

const hero = 'conservator-procyon';

proves(
  'LRR 35.5, LRR 51.10, LRR 51.12, leaders/conservator-procyon',
  'frontier tokens everywhere, explored where it is',
  () => {
    const { seat, table: played } = table()
      .strategyCards('empyrean', 'leadership!')
      .tokens('empyrean', { tactic: 0 })
      .leader('empyrean', hero)
      .units('empyrean', '46', { cruiser: 1 })
      .units('empyrean', '47', { cruiser: 1 })
      .deck('frontier', 'unknown-relic-fragment#1', 'unknown-relic-fragment#2')
      .with(game => {
        for (const system of game.systems) (system as { frontier: boolean }).frontier = system.id === '39';
      })
      .start(takeTurn({ seat: 0 }));
    seat('empyrean').uses(hero).isAsked(`${hero}.system`).isOffered('46', '47').chooses('47');
    equal(seat('empyrean').player.fragments.frontier, 2);
    const tokens = played.state.systems.filter(({ frontier }) => frontier).map(({ id }) => id);
    deepEqual(tokens.sort(), ['39', '40', '41', '42', '43', '44']);
    deepEqual(seat('empyrean').player.leaders, []);
  },
);

proves(
  'LRR 9, R-311, technologies/aetherstream, faction-abilities/quantum-entanglement',
  'what is adjacent for the player who acts alone is not adjacent for its owner',
  () => {
    const offered = (technology: boolean, ...kinds: ('alpha' | 'beta')[]) => {
      const arranged = given('hacan', 'empyrean', 'creuss')
        .sheet('creuss')
        .planets('creuss', 'creuss')
        .planets('hacan', 'arretze')
        .planets('empyrean', 'wellon')
        .units('creuss', '26', { cruiser: 1 })
        .wormhole('16', 'alpha')
        .wormhole('41', ...kinds)
        .active('creuss');
      if (technology) arranged.technology('empyrean', 'aetherstream');
      else arranged.technology('creuss', 'aetherstream');
      const { seat } = arranged.start(activate({ system: '16' }));
      const who = seat(technology ? 'empyrean' : 'creuss');
      const asked = who.isWaitedFor && who.ask.kind === 'after-system-activated';
      for (let i = 0; i < 9; i++) for (const each of [0, 1, 2]) if (seat(each).isWaitedFor) seat(each).passes();
      return asked;
    };
    deepEqual([offered(true, 'beta'), offered(true, 'alpha'), offered(false, 'beta')], [false, true, true]);
  },
);

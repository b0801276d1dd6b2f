import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemToChange } from '../../../model/changes.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';

const table = () => given('l1z1x', 'hacan', 'sol').sheet('l1z1x').planets('l1z1x', '000').planets('hacan', 'arretze');

proves('LRR 51.4, leaders/i48s', 'whoever activates a system may make a mech of an infantry there', () => {
  const activated = () =>
    table()
      .leader('l1z1x', 'i48s')
      .units('hacan', 'wellon', { infantry: 2 })
      .planets('hacan', 'wellon')
      .active('hacan')
      .start(activate({ system: '19' }));
  const { seat } = activated();
  seat('l1z1x').isAsked('after-system-activated').isOffered('i48s').chooses('i48s');
  seat('hacan').isAsked('i48s.infantry').isOffered('wellon').chooses('wellon');
  deepEqual([seat('hacan').units('wellon'), seat('l1z1x').player.exhausted], [{ infantry: 1, mech: 1 }, ['i48s']]);
  const refused = activated();
  refused.seat('l1z1x').chooses('i48s');
  deepEqual(refused.seat('hacan').passes().units('wellon'), { infantry: 2 });
  const kept = activated();
  deepEqual(kept.seat('l1z1x').passes().player.exhausted, []);
  const empty = table()
    .leader('l1z1x', 'i48s')
    .active('hacan')
    .start(activate({ system: '19' }));
  empty.seat('l1z1x').isNotAsked();
});

proves('LRR 51.4, leaders/i48s', 'on a planet or in space, the last one of them too', () => {
  const { seat } = table()
    .leader('l1z1x', 'i48s')
    .units('hacan', '19', { carrier: 1, infantry: 2 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .active('hacan')
    .start(activate({ system: '19' }));
  seat('l1z1x').chooses('i48s');
  const { ask } = seat('hacan').isAsked('i48s.infantry');
  deepEqual('options' in ask && ask.options, [
    { key: 'space', at: { unit: 'infantry', system: '19' } },
    { key: 'wellon', at: { unit: 'infantry', system: '19', planet: 'wellon' } },
  ]);
  seat('hacan').chooses('wellon').isAsked('move.from').passes().isAsked('commit').passes();
  deepEqual(seat('hacan').units('wellon'), { mech: 1 });
});

proves(
  'LRR 15.1f, LRR 51.6, LRR 51.8, leaders/2ram',
  'four dreadnoughts unlock it; then no shield keeps it from bombarding',
  () => {
    const bombarded = (dreadnoughts: number) => {
      const { seat } = table()
        .leader('l1z1x', '2ram', 'locked')
        .units('l1z1x', '19', { dreadnought: dreadnoughts })
        .tokens('l1z1x', { fleet: 5 })
        .units('hacan', 'wellon', { infantry: 1, pds: 1 })
        .planets('hacan', 'wellon')
        .start(activate({ system: '19' }));
      seat('hacan').isAsked('space-cannon').passes();
      return seat('l1z1x');
    };
    bombarded(3).isNotAsked();
    bombarded(4).isAsked('bombardment').passes();
    const lent = table()
      .leader('l1z1x', '2ram')
      .notesInPlay('hacan', 'alliance#0')
      .units('hacan', '19', { dreadnought: 1 })
      .units('sol', 'wellon', { infantry: 1, pds: 1 })
      .planets('sol', 'wellon')
      .active('hacan')
      .start(activate({ system: '19' }));
    lent.seat('sol').isAsked('space-cannon').passes();
    lent.seat('hacan').isAsked('bombardment').passes();
  },
);

const HERO = 'component:the-helmsman:the-helmsman';

proves(
  'LRR 51.10, LRR 51.12, LRR 95.3, leaders/the-helmsman',
  'flagship and dreadnoughts gather in one system; they carry nothing past own command tokens',
  () => {
    const { seat, table: played } = table()
      .leader('l1z1x', 'the-helmsman')
      .strategyCards('l1z1x', 'leadership!')
      .tokens('l1z1x', { tactic: 0 })
      .units('l1z1x', '35', { flagship: 1, infantry: 1, cruiser: 1 })
      .units('l1z1x', '47', { 'dreadnought!': 1, fighter: 1, infantry: 1 })
      .token('l1z1x', '35')
      .units('hacan', '19', { fighter: 1 })
      .technology(1, 'fighter-ii')
      .start(takeTurn({ seat: 0 }));
    const l1z1x = seat('l1z1x').isOffered(HERO, 'pass').chooses(HERO).isAsked('the-helmsman.system');
    const systems = 'options' in l1z1x.ask ? l1z1x.ask.options.map(({ key }) => key) : [];
    const closed = ['19', '42', '43', '44']; // others' ships, nebula, supernova, asteroids
    deepEqual(
      closed.filter(id => systems.includes(id)),
      [],
    );
    l1z1x.chooses('46');
    l1z1x.isAsked('the-helmsman.ships').isOfferedLines({ 'dreadnought!': 1 }).allots({ 'dreadnought!': 1 });
    l1z1x.isAsked('the-helmsman.cargo').isOfferedLines({ 'space:fighter': 1, 'space:infantry': 1 }).isBound(0, 2);
    l1z1x.allots({ 'space:infantry': 1 });
    l1z1x.isAsked('the-helmsman.ships').isOfferedLines({ flagship: 1 }).allots({ flagship: 1 });
    deepEqual(l1z1x.units('46'), { 'dreadnought!': 1, infantry: 1, flagship: 1 });
    deepEqual([l1z1x.units('35'), l1z1x.units('47')], [{ cruiser: 1 }, {}]); // units without capacity are lost
    deepEqual([l1z1x.player.leaders, played.state.purged], [[], ['the-helmsman']]);
  },
);

/** It can only use its hero or pass. */
const withHero = () =>
  table().leader('l1z1x', 'the-helmsman').strategyCards('l1z1x', 'leadership!').tokens('l1z1x', { tactic: 0 });

proves('LRR 95.2, leaders/the-helmsman', 'they carry from space and from planets, sound and damaged apart', () => {
  const { seat } = withHero()
    .units('l1z1x', '19', { flagship: 1, fighter: 3 })
    .units('l1z1x', 'wellon', { mech: 2, 'mech!': 1, pds: 1 })
    .units('l1z1x', '26', { dreadnought: 2, infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  const l1z1x = seat('l1z1x').chooses(HERO).chooses('46');
  l1z1x.isAsked('the-helmsman.ships').isTold({ system: '19' }).allots({ flagship: 1 });
  const { ask } = l1z1x.isAsked('the-helmsman.cargo').isBound(0, 5);
  const at = { system: '19', unit: 'mech', planet: 'wellon' };
  deepEqual('lines' in ask && ask.lines, [
    { key: 'space:fighter', at: { system: '19', unit: 'fighter' }, min: 0, max: 3 },
    { key: 'wellon:mech', at, min: 0, max: 2 },
    { key: 'wellon:mech!', at: { ...at, damaged: 1 }, min: 0, max: 1 },
  ]);
  l1z1x.allots({ 'wellon:mech': 1, 'wellon:mech!': 1 });
  const ships = l1z1x.isAsked('the-helmsman.ships').isTold({ system: '26' }).isOfferedLines({ dreadnought: 2 }).ask;
  deepEqual(ships.form === 'allocate' && ships.suggest, { dreadnought: 2 });
  l1z1x.allots({ dreadnought: 1 }).isAsked('the-helmsman.cargo').isOfferedLines({ 'space:infantry': 1 }).passes();
  deepEqual(l1z1x.units('46'), { flagship: 1, mech: 1, 'mech!': 1, dreadnought: 1 });
  deepEqual(
    [l1z1x.units('wellon'), l1z1x.units('26')],
    [
      { mech: 1, pds: 1 },
      { dreadnought: 1, infantry: 1 },
    ],
  );
});

proves('LRR 51.12, leaders/the-helmsman', 'ships may stay, and then nothing is carried from there', () => {
  const { seat, table: played } = withHero()
    .units('l1z1x', '26', { dreadnought: 1, infantry: 1 })
    .start(takeTurn({ seat: 0 }));
  const l1z1x = seat('l1z1x').chooses(HERO).chooses('46').passes().isNotAsked();
  deepEqual([l1z1x.units('26'), played.state.purged], [{ dreadnought: 1, infantry: 1 }, ['the-helmsman']]);
});

proves('LRR 51.11, leaders/the-helmsman', 'one system to gather in is enough, and there must be one', () => {
  const open = (free: string) =>
    withHero()
      .units('l1z1x', '19', { dreadnought: 1 })
      .with(game => {
        for (const [i, { id }] of game.systems.entries())
          if (id !== free && id !== '19')
            systemToChange(game, id).space.push({ seat: 1 + (i % 2), unit: 'fighter', count: 1, damaged: 0 });
      })
      .technology(1, 'fighter-ii')
      .technology(2, 'fighter-ii')
      .start(takeTurn({ seat: 0 }))
      .seat('l1z1x');
  open('19').isOffered('pass').chooses('pass');
  open('46').isOffered(HERO, 'pass').chooses(HERO).isOffered('46').chooses('46').allots({ dreadnought: 1 });
});

proves(
  'LRR 41.2, leaders/the-helmsman',
  'ships that leave a gravity rift roll; without such ships there is no action',
  () => {
    const rift = withHero()
      .units('l1z1x', '41', { dreadnought: 2 })
      .dice('gravity-rift', 3, 4)
      .start(takeTurn({ seat: 0 }));
    rift.seat('l1z1x').chooses(HERO).chooses('46').allots({ dreadnought: 2 });
    deepEqual(rift.seat('l1z1x').units('46'), { dreadnought: 1 });
    const none = withHero()
      .units('l1z1x', '41', { cruiser: 1 })
      .start(takeTurn({ seat: 0 }));
    none.seat('l1z1x').isOffered('pass').chooses('pass');
  },
);

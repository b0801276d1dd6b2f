import { deepEqual } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { endOfTurn } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { given, type Started } from '../../../testing/index.ts';
import { markUnits } from '../../../verbs/units/marks.ts';
import { moveUnits } from '../../../verbs/units/units.ts';

const table = (other: 'sol' | 'argent') =>
  given('nekro', other, 'letnev')
    .sheet('nekro')
    .planets('nekro', 'mordai-ii')
    .planets(other, other === 'sol' ? 'jord' : 'valk')
    .planets('letnev', 'arc-prime');

/** Gives the simplest answers until the combat is over. */
const settle = ({ table: played }: Started): void => {
  for (let ask = played.asks()[0], i = 0; ask && i < 40; ask = played.asks()[0], i++)
    played.answer({ ask: ask.id, seat: ask.seat, value: ask.form === 'allocate' ? ask.suggest : [] });
};

/** All players pass every question, to the end. */
const passAll = ({ seat, table: played }: Started): void => {
  for (let ask = played.asks()[0]; ask; ask = played.asks()[0]) seat(ask.seat).passes();
};

const alastor = (arranged = table('argent')) =>
  arranged
    .planets('nekro', 'wellon')
    .units('nekro', 'wellon', { infantry: 2 })
    .units('nekro', '19', { flagship: 1, infantry: 1 });

proves(
  'R-222, faction-units/the-alastor, technologies/strike-wing-alpha-ii',
  'what stays on its planet cannot be reached by what strikes the space area',
  () => {
    const started = alastor()
      .sheet('argent', 'strike-wing-alpha')
      .technology('argent', 'strike-wing-alpha-ii')
      .units('argent', '19', { destroyer: 1 })
      .active('argent')
      .dice('barrage', 10, 10, 10)
      .mayRoll('combat', 1)
      .mayRoll('combat', 10, 10, 10, 10)
      .start(activate({ system: '19' }));
    started.seat('nekro').chooses('the-alastor').allots({ infantry: 1 }).allots({ infantry: 2 });
    passAll(started);
    deepEqual(
      [started.seat('nekro').units('19'), started.seat('nekro').units('wellon')],
      [{ flagship: 1 }, { infantry: 2 }],
    );
  },
);

proves(
  'faction-units/the-alastor, technologies/assault-cannon',
  'they count among the ships of the Assault Cannon',
  () => {
    const started = alastor(table('sol').technology('nekro', 'assault-cannon'))
      .units('sol', '19', { cruiser: 2 })
      .active('sol')
      .dice('combat', 1)
      .dice('combat', 10, 10, 10, 10)
      .start(activate({ system: '19' }));
    started.seat('nekro').chooses('the-alastor').allots({}).allots({ infantry: 2 });
    deepEqual(started.seat('sol').units('19'), { cruiser: 1 });
    while (started.table.asks().length > 0) started.seat(started.table.asks()[0]!.seat).passes();
    deepEqual(started.seat('sol').units('19'), {});
  },
);

/** The mech and the infantry of Wellon fight as ships of Nekro, who attacks. */
const boarded = (other: 'sol' | 'sardakk', arrange: (arranged: ReturnType<typeof given>) => void) => {
  const home = other === 'sol' ? 'jord' : 'quinarra';
  const arranged = given('nekro', other, 'letnev')
    .sheet('nekro', 'the-alastor')
    .planets('nekro', 'mordai-ii', 'wellon')
    .planets(other, home)
    .planets('letnev', 'arc-prime')
    .units('nekro', 'wellon', { infantry: 1, mech: 1 })
    .units('nekro', '19', { flagship: 1 })
    .tokens(other, { fleet: 5 });
  arrange(arranged);
  const started = arranged.start(activate({ system: '19' }));
  started.seat('nekro').isAsked('move.from').passes().isAsked('start-of-space-combat').chooses('the-alastor');
  started.seat('nekro').isAsked('the-alastor').allots({ infantry: 1, mech: 1 });
  return started;
};

proves('R-222, faction-units/the-alastor, technologies/assault-cannon', 'they can be what it destroys', () => {
  const started = boarded('sol', arranged =>
    arranged
      .technology('sol', 'assault-cannon')
      .units('sol', '19', { cruiser: 3 })
      .mayRoll('combat', 10, 10, 10)
      .mayRoll('combat', 1, 1, 1),
  );
  const nekro = started.seat('nekro').isAsked('assault-cannon');
  nekro.isOfferedLines({ flagship: 1, 'infantry~the-alastor:wellon': 1, 'mech~the-alastor:wellon': 1 });
  nekro.allots({ 'mech~the-alastor:wellon': 1 });
  passAll(started);
  deepEqual([nekro.units('19'), nekro.units('wellon')], [{ flagship: 1 }, { infantry: 1 }]);
});

proves('R-222, faction-units/the-alastor, technologies/exotrireme-ii', 'ramming reaches them', () => {
  const started = boarded('sardakk', arranged =>
    arranged
      .technology('sardakk', 'exotrireme-ii')
      .units('sardakk', '19', { dreadnought: 1 })
      .dice('combat', 1, 1, 1, 1)
      .dice('combat', 1),
  );
  for (const who of ['sardakk', 'nekro', 'sardakk'] as const)
    while (started.seat(who).isWaitedFor && started.seat(who).ask.kind === 'announce-retreat')
      started.seat(who).passes();
  started.seat('sardakk').isAsked('end-of-combat-round').chooses('exotrireme-ii').isAsked('exotrireme-ii.ships');
  started.seat('sardakk').allots({ '0:mech~the-alastor:wellon': 1, '0:infantry~the-alastor:wellon': 1 });
  passAll(started);
  deepEqual([started.seat('nekro').units('19'), started.seat('nekro').units('wellon')], [{ flagship: 1 }, {}]);
});

proves(
  'LRR 87.5, R-222, faction-units/the-alastor, action-cards/direct-hit',
  'a mech that sustains damage can be hit directly',
  () => {
    const started = boarded('sol', arranged =>
      arranged
        .units('sol', '19', { cruiser: 2 })
        .actionCards('sol', 'direct-hit#0')
        .dice('combat', 1, 1, 1, 1)
        .dice('combat', 10, 1)
        .mayRoll('combat', 10, 10, 10)
        .mayRoll('combat', 1, 1),
    );
    for (const who of ['sol', 'nekro'] as const)
      while (started.seat(who).isWaitedFor && started.seat(who).ask.kind === 'announce-retreat')
        started.seat(who).passes();
    const nekro = started.seat('nekro').isAsked('sustain-damage');
    nekro.isOfferedLines({ flagship: 1, 'mech~the-alastor:wellon': 1 }).allots({ 'mech~the-alastor:wellon': 1 });
    started.seat('sol').isAsked('after-sustain-damage').chooses('direct-hit#0');
    passAll(started);
    deepEqual([nekro.units('19'), nekro.units('wellon')], [{ flagship: 1 }, { infantry: 1 }]);
  },
);

proves(
  'R-115, R-222, faction-units/the-alastor, relics/the-crown-of-thalnos',
  'a unit that misses its new roll is destroyed, units that do not fight are not',
  () => {
    const started = given('nekro', 'sol', 'letnev')
      .sheet('nekro', 'the-alastor')
      .relics('nekro', 'the-crown-of-thalnos')
      .planets('nekro', 'mordai-ii', 'wellon')
      .planets('sol', 'jord')
      .planets('letnev', 'arc-prime')
      .units('nekro', 'wellon', { infantry: 1 })
      .units('nekro', '19', { flagship: 1, infantry: 1 })
      .units('sol', '19', { cruiser: 1 })
      .active('sol')
      .dice('combat', 1)
      .dice('combat', 10, 10, 1)
      .dice('combat', 2)
      .start(activate({ system: '19' }));
    const nekro = started.seat('nekro').chooses('the-alastor').passes().allots({ infantry: 1 });
    while (nekro.ask.kind !== 'after-combat-roll') {
      const [ask] = started.table.asks();
      started.seat(ask!.seat).passes();
    }
    nekro.chooses('the-crown-of-thalnos').isOfferedLines({ 'flagship#1:10': 2, 'infantry:1': 1 });
    nekro.allots({ 'infantry:1': 1 });
    passAll(started);
    deepEqual([nekro.units('19'), nekro.units('wellon')], [{ flagship: 1, infantry: 1 }, {}]);
  },
);

proves(
  'R-222, faction-units/the-alastor',
  'with its own flagship, ground forces of its own and a combat of its own',
  () => {
    const asked = (arrange: (arranged: ReturnType<typeof table>) => unknown) => {
      const arranged = table('sol').units('sol', '19', { cruiser: 1 }).planets('nekro', 'wellon');
      arrange(arranged);
      const started = arranged.active('sol').start(activate({ system: '19' }));
      const found = started.table.asks().some(({ kind }) => kind === 'start-of-space-combat');
      settle(started);
      return found;
    };
    const forces = (arranged: ReturnType<typeof table>) => arranged.units('nekro', 'wellon', { infantry: 1 });
    deepEqual(
      [
        asked(each => forces(each).units('nekro', '19', { flagship: 1 })),
        asked(each => forces(each).units('nekro', '19', { cruiser: 1 }).units('sol', '19', { flagship: 1 })),
        asked(each => each.units('nekro', '19', { flagship: 1 })),
      ],
      [true, false, false],
    );
  },
);

proves(
  'R-222, faction-units/the-alastor',
  'units of other players do not count as its own, and each place is listed separately',
  () => {
    const started = table('sol')
      .planets('nekro', 'wellon')
      .units('nekro', 'wellon', { infantry: 1 })
      .units('nekro', '19', { flagship: 1, infantry: 1 })
      .units('sol', '19', { carrier: 1, infantry: 2 })
      .active('sol')
      .mayRoll('combat', 1)
      .mayRoll('combat', 10, 10)
      .start(activate({ system: '19' }));
    const nekro = started.seat('nekro').chooses('the-alastor').isTold({ system: '19' }).isOfferedLines({ infantry: 1 });
    nekro.passes().isTold({ planet: 'wellon' }).isOfferedLines({ infantry: 1 }).passes();
    passAll(started);
    deepEqual(started.seat('sol').units('19'), {});
  },
);

proves('LRR 78.7, R-222, faction-units/the-alastor', 'they do not retreat by themselves', () => {
  const started = table('sol')
    .planets('nekro', 'wellon')
    .units('nekro', 'wellon', { infantry: 1, mech: 1 })
    .units('nekro', '19', { flagship: 1 })
    .units('nekro', '46', { destroyer: 1 })
    .units('sol', '19', { cruiser: 1 })
    .active('sol')
    .dice('combat', 1)
    .dice('combat', 1, 1, 1, 1)
    .start(activate({ system: '19' }));
  const nekro = started.seat('nekro').chooses('the-alastor').allots({ infantry: 1, mech: 1 });
  nekro.isAsked('announce-retreat').chooses('retreat');
  while (nekro.isWaitedFor) {
    const { ask } = nekro;
    if (ask.form === 'allocate') nekro.allots({});
    else nekro.chooses(ask.form === 'pick' ? ask.options[0]!.key : '');
  }
  started.seat('sol').isNotAsked();
  deepEqual(eventsOf(started.table, 'combat-round').length, 1);
  deepEqual(
    [nekro.units('46'), nekro.units('wellon')],
    [
      { flagship: 1, destroyer: 1 },
      { infantry: 1, mech: 1 },
    ],
  );
});

proves('R-222, faction-units/the-alastor, action-cards/skilled-retreat', 'nor with a Skilled Retreat', () => {
  const started = table('sol')
    .planets('nekro', 'wellon')
    .units('nekro', 'wellon', { infantry: 1, mech: 1 })
    .units('nekro', '19', { flagship: 1 })
    .units('sol', '19', { cruiser: 1 })
    .actionCards('nekro', 'skilled-retreat#0')
    .active('sol')
    .start(activate({ system: '19' }));
  const nekro = started.seat('nekro').chooses('the-alastor').allots({ infantry: 1, mech: 1 });
  while (nekro.isWaitedFor) {
    const { ask } = nekro;
    if (ask.form === 'allocate') nekro.allots({});
    else if (ask.form === 'pick' && ask.options.some(({ key }) => key === 'skilled-retreat#0'))
      nekro.chooses('skilled-retreat#0');
    else if (ask.kind === 'skilled-retreat.aim') nekro.chooses('46');
    else nekro.passes();
  }
  passAll(started);
  deepEqual([nekro.units('46'), nekro.units('wellon')], [{ flagship: 1 }, { infantry: 1, mech: 1 }]);
});

proves('R-222, faction-units/the-alastor', 'they are back on their planet when the turn ends at the latest', () => {
  const { seat } = table('sol')
    .planets('nekro', 'wellon')
    .units('nekro', '19', { flagship: 1 })
    .units('nekro', 'wellon', { infantry: 2 })
    .runs(function* (game) {
      const [planet, space] = (['wellon', null] as const).map(id => ({ system: '19', planet: id }));
      const mark = 'the-alastor:wellon';
      yield* markUnits(game, 0, { unit: 'infantry' }, 1, planet!, { mark });
      yield* moveUnits(game, 0, { unit: 'infantry', mark }, 1, 0, planet!, space!);
      yield* open(game, endOfTurn, { seat: 0 });
    });
  deepEqual([seat('nekro').units('19'), seat('nekro').units('wellon')], [{ flagship: 1 }, { infantry: 2 }]);
});

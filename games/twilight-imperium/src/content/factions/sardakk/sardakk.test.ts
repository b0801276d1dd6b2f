import { deepEqual, equal } from 'node:assert/strict';
import { eventsOf, told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { TechnologyId } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { given, type TestTable } from '../../../testing/index.ts';
import { researchable } from '../../../verbs/cards/technology.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () =>
  given('sardakk', 'hacan', 'letnev').sheet('sardakk').planets('sardakk', 'quinarra').planets('hacan', 'arretze');

/** The result each die needed, by roll. */
const needed = (played: TestTable, type: 'combat-roll' | 'barrage' = 'combat-roll'): number[][] =>
  told(played, type).map(({ dice }) => dice.map(({ needs }) => needs));

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('sardakk', 'hacan', 'letnev').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('sardakk').player;
  const units = ['exotrireme', 'cmorran-norr', 'valkyrie-exoskeleton'];
  deepEqual(sheet, ['unrelenting', ...units, 'exotrireme-ii', 'valkyrie-particle-weave']);
  deepEqual(leaders, [
    { id: 'tro', locked: false },
    { id: 'ghom-sekkus', locked: true },
    { id: 'shval-harbinger', locked: true },
  ]);
});

proves('LRR 78.5, faction-abilities/unrelenting', 'adds 1 to combat rolls in space, and to no other roll', () => {
  const { table: played } = table()
    .units('sardakk', '46', { destroyer: 1, cruiser: 1 })
    .units('hacan', '46', { cruiser: 1, fighter: 1 })
    .dice('barrage', 8, 8)
    .dice('combat', 8, 6)
    .dice('combat', 1, 1)
    .technology(1, 'fighter-ii')
    .start(activate({ system: '46' }));
  deepEqual(needed(played, 'barrage'), [[9, 9]]);
  deepEqual(needed(played), [
    [8, 6],
    [7, 8],
  ]);
});

proves(
  'LRR 42.1, faction-abilities/unrelenting',
  'a ground combat can be fought outside of a tactical action, too',
  () => {
    const { table: played, seat } = table()
      .units('sardakk', '19', { carrier: 1, infantry: 1 })
      .units('hacan', 'wellon', { infantry: 1 })
      .planets('hacan', 'wellon')
      .dice('combat', 7)
      .dice('combat', 7)
      .start(activate({ system: '19' }));
    seat('sardakk').allots({ 'infantry@wellon': 1 });
    deepEqual(needed(played), [[7], [8]]);
    deepEqual([seat('sardakk').units('wellon'), seat('hacan').units('wellon')], [{ infantry: 1 }, {}]);
  },
);

proves(
  'LRR 97, LRR 97.4, faction-units/exotrireme, technologies/exotrireme-ii',
  'dreadnoughts of its own, their upgrade instead of the usual one, and no Direct Hit on it',
  () => {
    const blue: TechnologyId[] = ['antimass-deflectors', 'gravity-drive', 'sarween-tools'];
    const dreadnought = (...known: TechnologyId[]) => {
      const { state } = table()
        .technology('sardakk', ...blue, ...known)
        .technology('hacan', ...blue)
        .start().table;
      const { move, capacity, bombardment } = statsOf(state, 0, 'dreadnought');
      return { own: [move, capacity, bombardment], state };
    };
    deepEqual(dreadnought().own, [1, 1, { hitsOn: 4, dice: 2 }]);
    deepEqual(dreadnought('exotrireme-ii').own, [2, 1, { hitsOn: 4, dice: 2 }]);
    const { state } = dreadnought();
    deepEqual(statsOf(state, 1, 'dreadnought').bombardment, { hitsOn: 5, dice: 1 });
    const upgrades = (seat: number) => researchable(state, seat).filter(id => /dreadnought|exotrireme/.test(id));
    deepEqual([upgrades(0), upgrades(1)], [['exotrireme-ii'], ['dreadnought-ii']]);
    const left = (...known: TechnologyId[]) =>
      table()
        .technology('sardakk', ...known)
        .units('sardakk', '46', { 'dreadnought!': 1 })
        .runs(game =>
          destroyUnits(
            game,
            0,
            'dreadnought',
            1,
            { system: '46', planet: null },
            { cause: 'direct-hit', by: 1, damaged: 1 },
          ),
        )
        .seat('sardakk')
        .units('46');
    deepEqual([left('exotrireme-ii'), left()], [{ 'dreadnought!': 1 }, {}]);
  },
);

/** A round of combat without a hit between exotriremes of both kinds and some ships of Hacan's. */
const missed = () =>
  table()
    .technology('sardakk', 'exotrireme-ii')
    .units('sardakk', '46', { dreadnought: 1, 'dreadnought!': 1 })
    .units('hacan', '46', { 'dreadnought!': 1, cruiser: 2, destroyer: 1 })
    .dice('barrage', 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 1, 1, 1, 1);

proves(
  'LRR 78.8, technologies/exotrireme-ii',
  'after a round one of them may be destroyed with up to two ships of others, which cannot sustain it; then another one',
  () => {
    const { seat, table: played } = missed()
      .tokens(1, { fleet: 4 })
      .start(activate({ system: '46' }));
    const sardakk = seat('sardakk').isAsked('end-of-combat-round').isOffered('exotrireme-ii').chooses('exotrireme-ii');
    sardakk.isAsked('exotrireme-ii.own').allots({ 'dreadnought!': 1 });
    sardakk.isAsked('exotrireme-ii.ships').isBound(0, 2);
    sardakk.isOfferedLines({ '1:dreadnought!': 1, '1:cruiser': 2, '1:destroyer': 1 });
    sardakk.allots({ '1:dreadnought!': 1, '1:cruiser': 1 });
    deepEqual([sardakk.units('46'), seat('hacan').units('46')], [{ dreadnought: 1 }, { cruiser: 1, destroyer: 1 }]);
    sardakk.isAsked('end-of-combat-round').chooses('exotrireme-ii');
    sardakk.isAsked('exotrireme-ii.ships').allots({ '1:cruiser': 1, '1:destroyer': 1 });
    deepEqual([sardakk.units('46'), seat('hacan').units('46')], [{}, {}]);
    equal(played.state.combat, null);
  },
);

proves('LRR 78.8, technologies/exotrireme-ii', 'it may decline; not after the opponent has retreated', () => {
  const { seat } = missed()
    .units('hacan', '20', { carrier: 1 })
    .dice('combat', 1, 1)
    .dice('combat', 1, 1, 1, 1)
    .tokens(1, { fleet: 4 })
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('announce-retreat').passes();
  seat('sardakk').isAsked('end-of-combat-round').passes();
  seat('hacan').isAsked('announce-retreat').chooses('retreat');
  seat('sardakk').isNotAsked();
  seat('hacan').isAsked('remove-ships').allots({ carrier: 1 });
  deepEqual(seat('sardakk').units('46'), { dreadnought: 1, 'dreadnought!': 1 });
  const base = table()
    .units('sardakk', '46', { dreadnought: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 4)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  base.seat('sardakk').isNotAsked();
});

proves(
  'LRR 78.8, technologies/exotrireme-ii',
  'only the dreadnought itself is destroyed for them, and the combat may end there',
  () => {
    const { seat } = table()
      .technology('sardakk', 'exotrireme-ii')
      .units('sardakk', '46', { dreadnought: 2, cruiser: 1 })
      .units('hacan', '46', { dreadnought: 1, 'dreadnought!': 2 })
      .dice('combat', 1, 1, 1)
      .dice('combat', 1, 1, 1)
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const sardakk = seat('sardakk').chooses('exotrireme-ii').isAsked('exotrireme-ii.ships');
    const { ask } = sardakk.isBound(0, 2);
    const at = { unit: 'dreadnought', seat: 1 };
    deepEqual(ask.form === 'allocate' && [ask.lines, ask.suggest], [
      [
        { key: '1:dreadnought', at, min: 0, max: 1 },
        { key: '1:dreadnought!', at: { ...at, damaged: 1 }, min: 0, max: 2 },
      ],
      { '1:dreadnought': 1 },
    ]);
    sardakk.allots({ '1:dreadnought!': 2 });
    deepEqual([sardakk.units('46'), seat('hacan').units('46')], [{ dreadnought: 1, cruiser: 1 }, { dreadnought: 1 }]);
    sardakk.isAsked('end-of-combat-round').passes();
    seat('hacan').isAsked('sustain-damage').passes();
    deepEqual([sardakk.units('46'), seat('hacan').units('46')], [{ dreadnought: 1, cruiser: 1 }, {}]);
  },
);

proves('LRR 78.8, technologies/exotrireme-ii', 'not where none of them fights, nor on the ground', () => {
  const { seat } = table()
    .technology('sardakk', 'exotrireme-ii')
    .units('sardakk', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 1)
    .dice('combat', 6)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sardakk').isNotAsked();
  const ground = landing()
    .technology('sardakk', 'exotrireme-ii')
    .units('sardakk', '19', { dreadnought: 1 })
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  ground.seat('sardakk').passes().allots({ 'infantry@wellon': 1 }).isNotAsked();
});

/** One infantry lands against one of Hacan. */
const landing = () =>
  table()
    .units('sardakk', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon');

proves(
  'LRR 42.2, technologies/valkyrie-particle-weave',
  'a hit of the other side brings one more, whatever it rolled',
  () => {
    const fought = (mine: number, theirs: number) => {
      const { seat } = landing()
        .technology('sardakk', 'valkyrie-particle-weave')
        .dice('combat', mine)
        .dice('combat', theirs)
        .mayRoll('combat', 10)
        .mayRoll('combat', 1)
        .start(activate({ system: '19' }));
      seat('sardakk').allots({ 'infantry@wellon': 1 });
      return [seat('sardakk').units('wellon'), seat('hacan').units('wellon')];
    };
    deepEqual(fought(1, 8), [{}, {}]);
    deepEqual(fought(1, 7), [{ infantry: 1 }, {}]); // by the second round
  },
);

proves('LRR 42.2, technologies/valkyrie-particle-weave', 'one more, however many hits there were', () => {
  const { seat } = landing()
    .technology('sardakk', 'valkyrie-particle-weave')
    .units('hacan', 'wellon', { infantry: 2 })
    .dice('combat', 1)
    .dice('combat', 8, 8, 1)
    .start(activate({ system: '19' }));
  seat('sardakk').allots({ 'infantry@wellon': 1 });
  deepEqual(seat('hacan').units('wellon'), { infantry: 2 });
});

proves('LRR 78, technologies/valkyrie-particle-weave', 'not in space', () => {
  const { seat } = table()
    .technology('sardakk', 'valkyrie-particle-weave')
    .units('sardakk', '46', { cruiser: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .dice('combat', 1)
    .dice('combat', 10)
    .start(activate({ system: '46' }));
  deepEqual([seat('sardakk').units('46'), seat('hacan').units('46')], [{}, { cruiser: 1 }]);
});

proves('LRR 78.5, faction-units/cmorran-norr', 'adds 1 to its other ships, where it is itself', () => {
  const needs = (flagshipIn: '46' | '35', ...dice: number[]) =>
    needed(
      table()
        .units('sardakk', '46', { cruiser: 1, carrier: 1 })
        .units('sardakk', flagshipIn, { flagship: 1 })
        .units('hacan', '46', { destroyer: 1 })
        .dice('barrage', 1, 1)
        .dice('combat', ...dice)
        .dice('combat', 1)
        .start(activate({ system: '46' })).table,
    )[0];
  deepEqual(needs('35', 10, 10), [6, 8]);
  deepEqual(needs('46', 10, 10, 10, 10), [5, 7, 5, 5]);
});

proves(
  'LRR 87.2, faction-units/valkyrie-exoskeleton',
  'a mech that sustains in a ground combat hits back, as attacker and as defender',
  () => {
    const attack = table()
      .units('sardakk', '19', { carrier: 1, mech: 1 })
      .units('hacan', 'wellon', { infantry: 2 })
      .planets('hacan', 'wellon')
      .dice('combat', 5)
      .dice('combat', 8, 1)
      .start(activate({ system: '19' }));
    attack.seat('sardakk').allots({ 'mech@wellon': 1 }).isAsked('sustain-damage').allots({ mech: 1 });
    deepEqual([attack.seat('sardakk').units('wellon'), attack.seat('hacan').units('wellon')], [{ 'mech!': 1 }, {}]);
    const given = eventsOf(attack.table, 'hits-produced');
    deepEqual(
      given.map(({ data }) => data),
      [{ seat: 0, count: 1 }],
    );

    const defence = table()
      .units('sardakk', 'wellon', { mech: 1 })
      .planets('sardakk', 'wellon')
      .units('hacan', '19', { carrier: 1, infantry: 2 })
      .active('hacan')
      .dice('combat', 8, 1)
      .dice('combat', 5)
      .start(activate({ system: '19' }));
    defence.seat('hacan').allots({ 'infantry@wellon': 2 });
    defence.seat('sardakk').isAsked('sustain-damage').allots({ mech: 1 });
    deepEqual([defence.seat('sardakk').units('wellon'), defence.seat('hacan').units('wellon')], [{ 'mech!': 1 }, {}]);
  },
);

proves('LRR 15.1, faction-units/valkyrie-exoskeleton', 'not when it sustains what bombards it', () => {
  const { seat } = table()
    .units('sardakk', 'wellon', { mech: 1 })
    .planets('sardakk', 'wellon')
    .units('hacan', '19', { dreadnought: 1, infantry: 1 })
    .active('hacan')
    .dice('bombardment', 5)
    .start(activate({ system: '19' }));
  seat('hacan').allots({ 'dreadnought@wellon': 1 });
  seat('sardakk').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual(seat('hacan').isAsked('commit').passes().units('19'), { dreadnought: 1, infantry: 1 });
});

proves('LRR 87.2, faction-units/valkyrie-exoskeleton', 'nor when a mech of another sustains', () => {
  const { seat, table: played } = table()
    .units('sardakk', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { mech: 1 })
    .planets('hacan', 'wellon')
    .dice('combat', 7)
    .dice('combat', 6)
    .start(activate({ system: '19' }));
  seat('sardakk').allots({ 'infantry@wellon': 1 });
  seat('hacan').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual(seat('hacan').units('wellon'), { 'mech!': 1 });
  equal(eventsOf(played, 'hits-produced').length, 0);
});

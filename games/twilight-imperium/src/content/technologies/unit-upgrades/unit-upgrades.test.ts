import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { technologies } from '../../../model/cards/technologies.ts';
import { genericTechnologyIds, type TechnologyId } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { mayBeDestroyed, statsOf } from '../../../moments/units/queries.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const idle = (...owned: TechnologyId[]) =>
  given('sol', 'hacan', 'letnev')
    .technology('sol', ...owned)
    .runs(function* () {}).table.state;

proves(
  'LRR 97.1, LRR 97.4, technologies/cruiser-ii, technologies/carrier-ii, technologies/destroyer-ii, technologies/space-dock-ii',
  'every unit upgrade changes its unit to what is printed on it',
  () => {
    const upgraded = Object.fromEntries(
      genericTechnologyIds.flatMap(id => {
        const unit = technologies[id].upgrades;
        return unit ? [[id, statsOf(idle(id), 0, unit)]] : [];
      }),
    );
    deepEqual(upgraded, {
      'war-sun': {
        cost: 12,
        combat: { hitsOn: 3, dice: 3 },
        move: 2,
        capacity: 6,
        sustain: true,
        bombardment: { hitsOn: 3, dice: 3 },
        breaksShield: true,
      },
      'space-dock-ii': { productionPlusResources: 4, freeFighters: 3 },
      'cruiser-ii': { cost: 2, combat: { hitsOn: 6, dice: 1 }, move: 3, capacity: 1 },
      'dreadnought-ii': {
        cost: 4,
        combat: { hitsOn: 5, dice: 1 },
        move: 2,
        capacity: 1,
        sustain: true,
        bombardment: { hitsOn: 5, dice: 1 },
      },
      'destroyer-ii': { cost: 1, combat: { hitsOn: 8, dice: 1 }, move: 2, barrage: { hitsOn: 6, dice: 3 } },
      'pds-ii': { cannon: { hitsOn: 5, dice: 1 }, cannonRange: 1, shield: true },
      'carrier-ii': { cost: 3, combat: { hitsOn: 9, dice: 1 }, move: 2, capacity: 6 },
      'fighter-ii': { cost: 1, perCost: 2, combat: { hitsOn: 8, dice: 1 }, move: 2 },
      'infantry-ii': { cost: 1, perCost: 2, combat: { hitsOn: 7, dice: 1 } },
    });
  },
);

proves('technologies/war-sun', 'War Sun: it can be produced with its technology alone', () => {
  const offered = (...owned: 'war-sun'[]) => {
    const { seat } = given('sol', 'hacan', 'letnev')
      .technology('sol', ...owned)
      .units('sol', 'jord', { 'space-dock': 1 })
      .planets('sol', 'jord')
      .goods('sol', { tradeGoods: 8 })
      .resolves('sol', (game, me) => produceIn(game, me, '01'));
    const { ask } = seat('sol');
    seat('sol').passes();
    return ask.form === 'allocate' && ask.lines.some(({ key }) => key === 'war-sun');
  };
  deepEqual([offered(), offered('war-sun')], [false, true]);
});

proves('technologies/dreadnought-ii', 'Dreadnought II: Direct Hit does not destroy it; anything else does', () => {
  const state = idle('dreadnought-ii');
  const may = (seat: number, unit: 'dreadnought' | 'flagship', cause: 'direct-hit' | 'combat') =>
    mayBeDestroyed(state, { seat, unit, cause }, true);
  deepEqual(
    [may(0, 'dreadnought', 'direct-hit'), may(0, 'dreadnought', 'combat'), may(0, 'flagship', 'direct-hit')],
    [false, true, true],
  );
  equal(may(1, 'dreadnought', 'direct-hit'), true);

  const { seat } = given('sol', 'hacan', 'letnev')
    .technology('sol', 'dreadnought-ii')
    .units('sol', '46', { 'dreadnought!': 1 })
    .units('hacan', '46', { 'dreadnought!': 1 })
    .runs(function* (game) {
      const area = { system: '46', planet: null };
      for (const each of [0, 1])
        yield* destroyUnits(game, each, 'dreadnought', 1, area, { cause: 'direct-hit', by: 2, damaged: 1 });
    });
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ 'dreadnought!': 1 }, {}]);
});

proves('technologies/pds-ii', 'PDS II: it reaches ships in the next system', () => {
  const shoots = (...owned: 'pds-ii'[]) => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .units('sol', '19', { cruiser: 1 })
      .units('hacan', 'vefut-ii', { pds: 1 })
      .technology('hacan', ...owned)
      .start(activate({ system: '46' }));
    seat('sol').chooses('19').allots({ cruiser: 1 });
    const asked = !table.over;
    if (asked) seat('hacan').isAsked('space-cannon').passes();
    return asked;
  };
  deepEqual([shoots(), shoots('pds-ii')], [false, true]);
});

proves('technologies/fighter-ii', 'Fighter II: fighters move by themselves', () => {
  const moves = (...owned: 'fighter-ii'[]) => {
    const { seat, table } = given('sol', 'hacan', 'letnev')
      .units('sol', '01', { fighter: 2 })
      .units('sol', 'jord', { 'space-dock': 1 })
      .technology('sol', ...owned)
      .start(activate({ system: '18' }));
    if (table.over) return {};
    seat('sol').isAsked('move.from').chooses('01').allots({ fighter: 2 });
    return seat('sol').units('18');
  };
  deepEqual([moves(), moves('fighter-ii')], [{}, { fighter: 2 }]);
});

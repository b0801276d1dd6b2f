import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { produceIn } from '../../../verbs/economy/production.ts';
import { explorePlanet } from '../../../verbs/galaxy/exploration.ts';
import { placeStructure } from '../../../verbs/units/structures.ts';

const table = (...sheet: string[]) =>
  given('titans', 'sol', 'hacan')
    .sheet('titans', 'terragenesis', 'awaken', 'coalescence', 'hel-titan', 'saturn-engine', ...sheet)
    .planets('titans', 'elysium')
    .planets('hacan', 'arretze')
    .strategyCards('titans', 'leadership!');

proves('R-280, faction-abilities/terragenesis', 'the last of the five comes from the supply as well', () => {
  const { seat } = table()
    .deck('cultural', 'tomb-of-emphidia')
    .deck('hazardous', 'rich-world')
    .deck('industrial', 'abandoned-warehouses#1')
    .planets('titans', 'lodor')
    .planetToken('titans', 'sleeper', 'bereg', 'lirta-iv', 'wellon', 'quann')
    .resolves('titans', (game, me) => explorePlanet(game, me, 'lodor'));
  const titans = seat('titans').chooses('terragenesis').isAsked('terragenesis');
  titans.isOffered('supply', 'bereg', 'lirta-iv', 'wellon', 'quann');
  const { ask } = titans;
  deepEqual(ask.form === 'pick' && ask.options.slice(0, 2).map(({ at }) => at), [
    { area: 'supply' },
    { planet: 'wellon' },
  ]);
  titans.chooses('supply');
});

/** A planet of Sol with a sleeper and a PDS; the Titans bring infantry. */
const landing = (sheet: string[], infantry: number) =>
  table(...sheet)
    .planets('sol', 'lodor')
    .planetToken('titans', 'sleeper', 'lodor')
    .units('sol', 'lodor', { infantry, pds: 1 });

proves('LRR 42, R-282, faction-abilities/awaken', 'in the combat what was committed and what was not are alike', () => {
  const { seat } = landing(['hecatoncheires'], 1)
    .units('titans', '26', { carrier: 1, infantry: 1 })
    .dice('combat', 1, 1, 1)
    .dice('combat', 10)
    .dice('combat', 10, 10)
    .mayRoll('combat', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').chooses('hecatoncheires').isAsked('move.from').passes();
  seat('sol').isAsked('space-cannon').passes();
  seat('titans').isAsked('commit').allots({ 'infantry@lodor': 1 });
  seat('sol').isAsked('space-cannon-defense').passes();
  seat('titans').isAsked('sustain-damage').isOfferedLines({ mech: 1 }).passes();
  seat('titans').isAsked('assign-hits').isOfferedLines({ mech: 1, infantry: 2 }).allots({ mech: 1 });
  deepEqual(seat('titans').units('lodor'), { infantry: 2 });
});

proves('LRR 15, R-282, faction-abilities/awaken', 'and so where nobody is left to fight', () => {
  const { seat } = landing([], 1)
    .units('titans', '26', { 'war-sun': 1 })
    .dice('bombardment', 10, 10, 10)
    .mayRoll('space-cannon', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isAsked('move.from').passes();
  if (seat('sol').isWaitedFor) seat('sol').isAsked('space-cannon').passes();
  while (seat('titans').isWaitedFor && seat('titans').ask.kind !== 'produce')
    seat('titans').allots((seat('titans').ask as never as { suggest: Record<string, number> }).suggest);
  if (seat('titans').isWaitedFor) seat('titans').passes();
  deepEqual(seat('titans').planet('lodor').units, [{ seat: 0, unit: 'pds', count: 1, damaged: 0 }]);
  equal(seat('titans').planet('lodor').controller, 0);
});

proves('R-281, faction-units/ouranos', 'of two PDS of a kind one is replaced', () => {
  const left = (kind: 'pds' | 'pds!', other: 'pds' | 'pds!') => {
    const arranged = table('ouranos').planet('lodor', { controller: 'titans', exhausted: true });
    const { seat } = arranged
      .units('titans', 'lodor', kind === other ? { [kind]: 2 } : { [kind]: 1, [other]: 1 })
      .start(activate({ system: '26' }));
    const titans = seat('titans').chooses('ouranos');
    if (kind !== other) {
      const { ask } = titans.isAsked('ouranos.pds');
      deepEqual(ask.form === 'pick' && ask.options.map(({ at }) => at), [
        { planet: 'lodor', unit: 'pds' },
        { planet: 'lodor', unit: 'pds', damaged: 1 },
      ]);
      titans.chooses(kind === 'pds' ? 'lodor' : 'lodor!');
    }
    titans.isAsked('move.from').passes();
    if (titans.isWaitedFor) titans.isAsked('produce').passes();
    return titans.units('lodor');
  };
  deepEqual(left('pds', 'pds'), { pds: 1 });
  deepEqual(left('pds!', 'pds!'), { 'pds!': 1 });
  deepEqual(left('pds', 'pds!'), { 'pds!': 1 });
});

proves('R-285, faction-units/hecatoncheires', 'not when others place a PDS', () => {
  const { seat } = table('hecatoncheires')
    .planets('sol', 'lodor')
    .resolves('sol', (game, me) => placeStructure(game, me, ['pds'], 'must'));
  if (seat('sol').isWaitedFor) seat('sol').chooses('pds@lodor');
  seat('titans').isNotAsked();
  deepEqual(seat('sol').units('lodor'), { pds: 1 });
});

proves('LRR 51, LRR 78.6, leaders/tellurian', 'one hit of several', () => {
  const { seat } = table()
    .leader('titans', 'tellurian')
    .active('sol')
    .units('sol', '46', { dreadnought: 1, cruiser: 2 })
    .units('hacan', '46', { cruiser: 3 })
    .dice('combat', 10, 10, 10)
    .dice('combat', 1, 1, 1)
    .dice('combat', 10, 10, 10)
    .mayRoll('combat', 1)
    .start(activate({ system: '46' }));
  seat('titans').isAsked('before-hits-assigned').chooses('tellurian');
  deepEqual(seat('hacan').units('46'), {});
});

proves('LRR 51.6, leaders/tungstantus', "neither ships nor others' structures unlock it", () => {
  const { seat } = table()
    .leader('titans', 'tungstantus', 'locked')
    .units('titans', 'elysium', { pds: 2, 'space-dock': 1 })
    .units('titans', '55', { cruiser: 3 })
    .planets('sol', 'lodor')
    .units('sol', 'lodor', { pds: 2 })
    .start(takeTurn({ seat: 0 }));
  seat('titans').chooses('pass');
  equal(seat('titans').player.leaders[0]!.locked, true);
});

const yard = () =>
  given('titans', 'mentak', 'hacan')
    .sheet('mentak', 'pillage')
    .leader('titans', 'tungstantus')
    .planet('elysium', { controller: 'titans', exhausted: true })
    .units('titans', 'elysium', { 'space-dock': 1 })
    .units('mentak', '55', { cruiser: 1 })
    .goods('titans', { tradeGoods: 6 });

proves('LRR 68, R-286, leaders/tungstantus', 'it is worth one, beside other cards; unused it is no gain', () => {
  const { seat } = yard()
    .technology('titans', 'ai-development-algorithm', 'saturn-engine-ii')
    .runs(game => produceIn(game, 0, '55'));
  const titans = seat('titans').isAsked('produce').allots({ mech: 1 }).isAsked('pay-resources').isTold({ price: 2 });
  titans.isOfferedLines({ 'trade-goods': 6, tungstantus: 1, 'ai-development-algorithm': 1 });
  titans.isRefused('answer/against-rule', { tungstantus: 1 });
  titans.allots({ 'trade-goods': 2 });
  titans.isAsked('after-production').passes();
  seat('mentak').isNotAsked();
  equal(titans.tradeGoods, 4);
});

proves('LRR 49.3, R-282, R-283, faction-abilities/awaken', 'Space Cannon of a planet does not hit it either', () => {
  const { seat } = given('titans', 'sol', 'hacan')
    .sheet('titans', 'terragenesis', 'awaken', 'coalescence', 'hel-titan')
    .planets('hacan', 'arretze')
    .planets('titans', 'wellon')
    .planet('lodor', { controller: 'sol', attachments: ['geoform'] })
    .planetToken('titans', 'sleeper', 'lodor')
    .units('sol', 'lodor', { infantry: 1 })
    .units('titans', '26', { carrier: 1, infantry: 1 })
    .dice('space-cannon', 10, 10, 10)
    .dice('combat', 7)
    .dice('combat', 1)
    .start(activate({ system: '26' }));
  seat('titans').chooses('awaken').isAsked('move.from').passes();
  seat('sol').isAsked('space-cannon').passes();
  seat('titans').isAsked('commit').allots({ 'infantry@lodor': 1 });
  seat('sol').isAsked('space-cannon-defense').chooses('fire');
  while (seat('titans').isWaitedFor) seat('titans').passes();
  deepEqual(seat('titans').units('lodor'), { pds: 1 });
});

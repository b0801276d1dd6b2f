import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { playerToChange } from '../../../model/changes.ts';
import type { TechnologyId } from '../../../model/ids.ts';
import { startOfTurn } from '../../../moments/phases/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { statsOf } from '../../../moments/units/queries.ts';
import { gainAndRedistribute } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';
import { researchable, researchTechnology } from '../../../verbs/cards/technology.ts';
import { dealFactionSheet } from '../../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../../verbs/factions/leaders.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';
import { destroyUnits } from '../../../verbs/units/units.ts';

const table = () => given('l1z1x', 'hacan', 'sol').sheet('l1z1x').planets('l1z1x', '000').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('l1z1x', 'hacan', 'sol').runs(function* (game) {
    dealFactionSheet(game, 0);
    dealLeaders(game, 0);
  });
  const { sheet, leaders } = seat('l1z1x').player;
  const units = ['super-dreadnought', '0-0-1', 'annihilator'];
  deepEqual(sheet, ['assimilate', 'harrow', ...units, 'inheritance-systems', 'super-dreadnought-ii']);
  deepEqual(leaders, [
    { id: 'i48s', locked: false },
    { id: '2ram', locked: true },
    { id: 'the-helmsman', locked: true },
  ]);
});

/** It gains a planet with two PDS and a space dock of Hacan. */
const taken = (elsewhere: { pds?: number; 'space-dock'?: number } = {}) =>
  table()
    .units('l1z1x', '000', elsewhere)
    .units('l1z1x', 'wellon', { infantry: 1 })
    .units('hacan', 'wellon', { pds: 2, 'space-dock': 1 })
    .planets('hacan', 'wellon');

proves('LRR 49.5, faction-abilities/assimilate', 'structures on a planet it gains are replaced by its own', () => {
  const { seat } = taken().runs(game => gainControl(game, 0, 'wellon'));
  deepEqual(seat('l1z1x').units('wellon'), { infantry: 1, pds: 2, 'space-dock': 1 });
  deepEqual(seat('hacan').units('wellon'), {});
  const others = taken().runs(game => gainControl(game, 2, 'wellon'));
  deepEqual(others.seat('l1z1x').units('wellon'), { infantry: 1 }); // only where it gains control itself
});

proves('LRR 24.4, faction-abilities/assimilate', 'those it has no pieces for only if it calls some back', () => {
  const taking = (pds: number) => {
    const started = taken({ pds: 5 }).runs(game => gainControl(game, 0, 'wellon'));
    const { ask } = started.seat('l1z1x').isAsked('assimilate.pds').isBound(1, 2);
    started.table.answer({ ask: ask.id, seat: 0, value: pds });
    return started.seat('l1z1x');
  };
  const one = taking(1).isNotAsked();
  deepEqual([one.units('wellon'), one.units('000')], [{ infantry: 1, pds: 1, 'space-dock': 1 }, { pds: 5 }]);
  const both = taking(2).isAsked('recall').allots({ '06:000': 1 });
  deepEqual([both.units('wellon'), both.units('000')], [{ infantry: 1, pds: 2, 'space-dock': 1 }, { pds: 4 }]);
});

/** It lands one infantry against three of Hacan, with two dreadnoughts. */
const harrowing = () =>
  table()
    .units('l1z1x', '19', { dreadnought: 2, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 3 })
    .planets('hacan', 'wellon');

proves(
  'LRR 42.3, faction-abilities/harrow',
  'after a round of ground combat its ships bombard, though none of its forces is left',
  () => {
    const { seat } = harrowing()
      .dice('combat', 8)
      .dice('combat', 8, 1, 1)
      .dice('bombardment', 5, 5)
      .start(activate({ system: '19' }));
    const l1z1x = seat('l1z1x').isAsked('bombardment').passes().isAsked('commit').allots({ 'infantry@wellon': 1 });
    l1z1x.isAsked('end-of-combat-round').isOffered('harrow').chooses('harrow').isNotAsked();
    deepEqual([l1z1x.units('wellon'), seat('hacan').units('wellon')], [{}, {}]);
  },
);

proves(
  'LRR 15.1f, faction-abilities/harrow',
  'not against a Planetary Shield, not as the defender, and it may decline',
  () => {
    const shielded = harrowing()
      .units('hacan', 'wellon', { pds: 1 })
      .dice('combat', 1)
      .dice('combat', 8, 1, 1)
      .start(activate({ system: '19' }));
    shielded.seat('hacan').isAsked('space-cannon').passes();
    shielded.seat('l1z1x').isAsked('commit').allots({ 'infantry@wellon': 1 });
    shielded.seat('hacan').isAsked('space-cannon-defense').passes();
    shielded.seat('l1z1x').isNotAsked();
    const defended = table()
      .units('l1z1x', '19', { dreadnought: 1 })
      .units('l1z1x', 'wellon', { infantry: 2 })
      .planets('l1z1x', 'wellon')
      .leader('hacan', 'ghom-sekkus')
      .planets('hacan', 'lodor')
      .units('hacan', 'lodor', { infantry: 1 })
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 8, 1)
      .start(activate({ system: '19' }));
    defended.seat('hacan').isAsked('commit').allots({ 'lodor:infantry@wellon': 1 });
    defended.seat('l1z1x').isNotAsked();
    const declined = harrowing()
      .dice('combat', 8)
      .dice('combat', 8, 1, 1)
      .start(activate({ system: '19' }));
    declined.seat('l1z1x').passes().allots({ 'infantry@wellon': 1 }).isAsked('end-of-combat-round').passes();
    deepEqual(declined.seat('hacan').units('wellon'), { infantry: 2 });
  },
);

proves('LRR 15.1, faction-abilities/harrow', 'not against a planet that may not be bombarded', () => {
  const cultural = (...laws: string[]) => {
    const start = table()
      .units('l1z1x', '26', { dreadnought: 2, infantry: 1 })
      .units('hacan', 'lodor', { infantry: 3 })
      .planets('hacan', 'lodor')
      .dice('combat', 1)
      .dice('combat', 8, 1, 1);
    for (const law of laws) start.law(law, 'for');
    return start.start(activate({ system: '26' }));
  };
  const { seat } = cultural('conventions-of-war');
  seat('l1z1x').isAsked('commit').allots({ 'infantry@lodor': 1 }).isNotAsked();
  deepEqual(seat('hacan').units('lodor'), { infantry: 3 });
  const free = cultural().seat('l1z1x').isAsked('bombardment').passes().allots({ 'infantry@lodor': 1 });
  free.isAsked('end-of-combat-round').isOffered('harrow').passes();
});

proves('LRR 15.1, faction-abilities/harrow', 'effects that react to a bombardment react to this one too', () => {
  const { seat } = harrowing()
    .technology('l1z1x', 'x-89-bacterial-weapon')
    .dice('combat', 8)
    .dice('combat', 8, 1, 1)
    .dice('bombardment', 5, 1)
    .start(activate({ system: '19' }));
  const l1z1x = seat('l1z1x').passes().allots({ 'infantry@wellon': 1 });
  equal(l1z1x.planet('wellon').exhausted, false);
  l1z1x.isAsked('end-of-combat-round').chooses('harrow');
  deepEqual([seat('hacan').units('wellon'), l1z1x.planet('wellon').exhausted], [{}, true]);
});

proves('LRR 15.1, faction-abilities/harrow', 'nothing is offered where nothing could fire', () => {
  const { seat } = table()
    .units('l1z1x', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 2 })
    .planets('hacan', 'wellon')
    .dice('combat', 1)
    .dice('combat', 8, 1)
    .start(activate({ system: '19' }));
  seat('l1z1x').isAsked('commit').allots({ 'infantry@wellon': 1 }).isNotAsked();
});

proves(
  'LRR 15.1, faction-units/annihilator',
  'it bombards from space and from planets, but not where it fights',
  () => {
    const { seat } = table()
      .units('l1z1x', '27', { carrier: 1, mech: 1 })
      .units('l1z1x', 'starpoint', { mech: 1 })
      .planets('l1z1x', 'starpoint')
      .units('hacan', 'new-albion', { infantry: 4 })
      .planets('hacan', 'new-albion')
      .dice('bombardment', 8, 7)
      .dice('combat', 1)
      .dice('combat', 1, 1, 1)
      .dice('bombardment', 8)
      .dice('combat', 6)
      .dice('combat', 1, 1)
      .dice('bombardment', 8)
      .start(activate({ system: '27' }));
    seat('l1z1x').isAsked('move.from').passes();
    const l1z1x = seat('l1z1x').isAsked('bombardment').isOfferedLines({ 'mech@new-albion': 2 });
    l1z1x.allots({ 'mech@new-albion': 2 });
    deepEqual(seat('hacan').units('new-albion'), { infantry: 3 });
    l1z1x.isAsked('commit').allots({ 'mech@new-albion': 1 });
    l1z1x.isAsked('end-of-combat-round').chooses('harrow'); // only the unit on the other planet
    deepEqual(seat('hacan').units('new-albion'), { infantry: 1 }); // including the second round
    l1z1x.isAsked('end-of-combat-round').chooses('harrow');
    deepEqual(seat('hacan').units('new-albion'), {});
  },
);

proves(
  'LRR 97, LRR 97.4, faction-units/super-dreadnought, technologies/super-dreadnought-ii',
  'dreadnoughts of its own, their upgrade instead of the usual one, and no Direct Hit on it',
  () => {
    const blue: TechnologyId[] = ['antimass-deflectors', 'gravity-drive', 'sarween-tools'];
    const given = (...known: TechnologyId[]) => table().technology('l1z1x', ...blue, ...known);
    const stats = (...known: TechnologyId[]) => {
      const { move, capacity, combat, bombardment } = statsOf(given(...known).start().table.state, 0, 'dreadnought');
      return [move, capacity, combat!.hitsOn, bombardment!.hitsOn];
    };
    deepEqual(stats(), [1, 2, 5, 5]);
    deepEqual(stats('super-dreadnought-ii'), [2, 2, 4, 4]);
    deepEqual(
      researchable(given().start().table.state, 0).filter(id => id.includes('dreadnought')),
      ['super-dreadnought-ii'],
    );
    const left = (...known: TechnologyId[]) =>
      given(...known)
        .units('l1z1x', '46', { 'dreadnought!': 1 })
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
        .seat('l1z1x')
        .units('46');
    deepEqual([left('super-dreadnought-ii'), left()], [{ 'dreadnought!': 1 }, {}]);
  },
);

proves(
  'LRR 78.6, faction-units/0-0-1',
  'hits of the flagship and of dreadnoughts beside it go to other ships than fighters, if able',
  () => {
    const { seat } = table()
      .units('l1z1x', '46', { flagship: 1, dreadnought: 1, cruiser: 1 })
      .units('hacan', '46', { carrier: 2, cruiser: 1, fighter: 4 })
      .dice('combat', 5, 1, 5, 7)
      .dice('combat', 1, 1, 1, 1, 1, 1, 1)
      .dice('combat', 5, 5, 5, 1)
      .dice('combat', 1, 1, 1, 1)
      .dice('combat', 1, 1, 1, 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    const hacan = seat('hacan').isAsked('assign-hits').isBound(3, 3);
    hacan.isRefused('answer/against-rule', { cruiser: 1, fighter: 2 });
    hacan.allots({ cruiser: 1, carrier: 1, fighter: 1 });
    // Three hits, one carrier: it is destroyed, and two fighters; there is nothing to choose.
    deepEqual(hacan.units('46'), {}); // the last one in the third round
  },
);

proves('LRR 78.6, faction-units/0-0-1', 'not where the flagship is elsewhere', () => {
  const { seat } = table()
    .units('l1z1x', '35', { flagship: 1 })
    .units('l1z1x', '46', { dreadnought: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 1 })
    .dice('combat', 5)
    .dice('combat', 1, 1)
    .dice('combat', 5)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('assign-hits').allots({ fighter: 1 });
});

/** It researches for a price, with trade goods and the planet of five resources. */
const research = (tradeGoods: number, ready = true) =>
  table()
    .planet('000', { controller: 'l1z1x', exhausted: !ready })
    .goods('l1z1x', { tradeGoods })
    .technology('l1z1x', 'inheritance-systems');

proves('LRR 90.12, technologies/inheritance-systems', 'two resources and the card lift all prerequisites', () => {
  const { seat } = research(2, false).runs(game => researchTechnology(game, 0));
  const l1z1x = seat('l1z1x').isAsked('research').chooses('war-sun');
  l1z1x.isAsked('research.lift').isBound(1, 1).chooses('inheritance-systems');
  l1z1x.isAsked('pay-resources').isTold({ price: 2 }).allots({ 'trade-goods': 2 });
  deepEqual(l1z1x.player.technologies, ['inheritance-systems', 'war-sun']);
  deepEqual([l1z1x.player.exhausted, l1z1x.tradeGoods], [['inheritance-systems'], 0]);
});

proves(
  'LRR 90.12, technologies/inheritance-systems',
  'its price is paid separately, and the other ability must not be used',
  () => {
    const offered = (tradeGoods: number) => {
      const { table: played } = research(tradeGoods).start();
      return researchable(played.state, 0, 4).includes('war-sun');
    };
    deepEqual([offered(1), offered(2)], [false, true]); // five resources of the planet pay for one thing
    const { seat } = research(2).runs(game => researchTechnology(game, 0, { price: 4 }));
    const l1z1x = seat('l1z1x').chooses('war-sun').chooses('inheritance-systems');
    l1z1x.isRefused('answer/against-rule', { '000': 1 });
    l1z1x.allots({ 'trade-goods': 2 }).isAsked('pay-resources').isTold({ price: 4 }).allots({ '000': 1 });
  },
);

proves(
  'LRR 90.12, technologies/inheritance-systems',
  'not when it is exhausted; a player who does not need it is not asked',
  () => {
    const { seat } = research(2)
      .with(game => {
        playerToChange(game, 0).exhausted.push('inheritance-systems');
      })
      .runs(game => researchTechnology(game, 0));
    const keys = seat('l1z1x').isAsked('research').ask;
    equal('options' in keys && keys.options.some(({ key }) => key === 'war-sun'), false);
    seat('l1z1x').passes();
    const free = research(2).runs(game => researchTechnology(game, 0));
    free.seat('l1z1x').chooses('neural-motivator').isNotAsked();
  },
);

proves(
  'LRR 81.5, LRR 69.3, promissory-notes/cybernetic-enhancements',
  'one token more in the status phase for its holder',
  () => {
    const { seat } = given('l1z1x', 'hacan', 'sol')
      .notes('hacan', 'cybernetic-enhancements#0')
      .start(gainAndRedistribute({}));
    const hacan = seat('hacan').isAsked('when-status-tokens-gained').isOffered('cybernetic-enhancements#0');
    hacan.chooses('cybernetic-enhancements#0');
    deepEqual([hacan.player.notes, seat('l1z1x').player.notes], [[], ['cybernetic-enhancements#0']]);
    hacan.isTold({ gained: 3 }).allots({ tactic: 3, fleet: 3, strategy: 5 });
    for (const other of ['l1z1x', 'sol'] as const)
      seat(other).isTold({ gained: 2 }).allots({ tactic: 3, fleet: 3, strategy: 4 });
  },
);

proves(
  'LRR 69.1a, promissory-notes/cybernetic-enhancements',
  "as it was first worded: at the start of its holder's turn, a token of the owner's goes and one of the holder's comes",
  () => {
    const started = (strategy: number, turn: number) =>
      given('l1z1x', 'hacan', 'sol', { sets: ['base', 'pok'] })
        .tokens('l1z1x', { strategy })
        .notes('hacan', 'cybernetic-enhancements#0')
        .runs(game => open(game, startOfTurn, { seat: turn }));
    const { seat } = started(1, 1);
    seat('hacan').isOffered('cybernetic-enhancements#0').chooses('cybernetic-enhancements#0');
    deepEqual([seat('l1z1x').player.tokens.strategy, seat('hacan').player.tokens.strategy], [0, 3]);
    deepEqual(seat('l1z1x').player.notes, ['cybernetic-enhancements#0']);
    started(0, 1).seat('hacan').isNotAsked();
    started(1, 0).seat('hacan').isNotAsked();
  },
);

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { playerToChange, systemToChange } from '../../../model/changes.ts';
import { systemOf } from '../../../model/readers.ts';
import { newPlanet } from '../../../model/setup.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { scoreObjectives } from '../../../rules/phases/status-phase.ts';
import { given } from '../../../testing/index.ts';

const hero = 'adjudicator-baal';

/** A war sun of Muaat's at 46, or somewhere else. */
const table = (at = '46', change: (set: ReturnType<typeof given>) => ReturnType<typeof given> = set => set) =>
  change(given('muaat', 'sol', 'empyrean'))
    .sheet('muaat')
    .leader('muaat', hero)
    .strategyCards('muaat', 'leadership!')
    .planets('muaat', 'muaat')
    .planets('sol', 'jord')
    .planets('empyrean', 'the-dark')
    .units('muaat', at, { 'war-sun': 1 });

const moved = (set: ReturnType<typeof table>, system: string, from = '46') => {
  const started = set.start(activate({ system }));
  started.seat('muaat').isAsked('move.from').chooses(from).allots({ 'war-sun': 1 });
  return { ...started, muaat: started.seat('muaat') };
};

/** Is the hero offered where the war sun has arrived? It is not used. */
const offersHero = ({ muaat }: ReturnType<typeof moved>): boolean => {
  if (!muaat.isWaitedFor || muaat.ask.kind !== 'after-ships-moved') return false;
  muaat.isOffered(hero).passes();
  return true;
};

proves(
  'LRR 51.4, leaders/acamar, leaders/adjudicator-baal',
  'Acamar looks at the system that the ships moved into: not where it had planets',
  () => {
    const { muaat, seat } = moved(table().leader('empyrean', 'acamar'), '19');
    muaat.isAsked('after-ships-moved').chooses(hero);
    seat('empyrean').isNotAsked();
    deepEqual(muaat.units('19'), { 'war-sun': 1 });
    const bare = moved(table('39').leader('empyrean', 'acamar'), '47', '39');
    bare.muaat.isAsked('after-ships-moved').chooses(hero);
    bare.seat('empyrean').isAsked('after-ships-moved').chooses('acamar');
    bare.muaat.isAsked('gain-tokens').allots({ tactic: 1 });
  },
);

proves('LRR 68, technologies/magmus-reactor, leaders/adjudicator-baal', 'the new supernova produces at once', () => {
  const { muaat } = moved(table().technology('muaat', 'magmus-reactor'), '19');
  muaat.isAsked('after-ships-moved').chooses(hero);
  muaat.isAsked('produce').isTold({ limit: 5 }).allots({ infantry: 2 }).isAsked('pay-resources').allots({ muaat: 1 });
  deepEqual(muaat.units('19'), { 'war-sun': 1, infantry: 2 });
});

proves('LRR 86, leaders/adjudicator-baal', 'who is in a supernova may stay there, and leave it', () => {
  const { muaat } = moved(table('43'), '47', '43');
  muaat.isAsked('after-ships-moved').passes();
  deepEqual([muaat.units('47'), muaat.units('43')], [{ 'war-sun': 1 }, {}]);
});

proves('R-301, LRR 58.3e, leaders/adjudicator-baal', 'a war sun that is there already leaves and comes back', () => {
  const back = (technology: boolean) => {
    const set = table('19');
    const { seat } = (technology ? set.technology('muaat', 'prototype-war-sun-ii') : set).start(
      activate({ system: '19' }),
    );
    if (!seat('muaat').isWaitedFor) return false;
    seat('muaat').isAsked('move.from').chooses('19').allots({ 'war-sun': 1 });
    if (seat('muaat').ask.kind === 'move.route') seat('muaat').chooses('46>19');
    seat('muaat').isAsked('after-ships-moved').chooses(hero);
    deepEqual(seat('muaat').units('19'), { 'war-sun': 1 });
    return true;
  };
  deepEqual([back(false), back(true)], [false, true]);
});

proves('LRR 33, leaders/adjudicator-baal', 'the home system of an eliminated player cannot be chosen', () => {
  const home = table('25').with(game => {
    Object.assign(playerToChange(game, 1), { eliminated: true });
  });
  equal(offersHero(moved(home, '01', '25')), false);
});

proves('LRR 100, leaders/adjudicator-baal', 'the Wormhole Nexus and the Creuss Gate may collapse', () => {
  const nexus = moved(table('46', set => set.nexusOpen()).wormhole('46', 'gamma'), '82a');
  equal(offersHero(nexus), true);
  const { seat } = given('muaat', 'creuss', 'sol')
    .sheet('muaat')
    .leader('muaat', hero)
    .planets('muaat', 'muaat')
    .planets('creuss', 'creuss')
    .planets('sol', 'jord')
    .units('muaat', '25', { 'war-sun': 1 })
    .start(activate({ system: '17' }));
  seat('muaat').chooses('25').allots({ 'war-sun': 1 }).isAsked('after-ships-moved').chooses(hero);
  deepEqual(seat('muaat').units('17'), { 'war-sun': 1 });
});

proves('LRR 35.8, leaders/adjudicator-baal', 'a frontier token stays, Mirage is purged', () => {
  const { muaat, table: played } = moved(
    table('39').with(game => {
      Object.assign(systemToChange(game, '47'), { frontier: true });
    }),
    '47',
    '39',
  );
  muaat.chooses(hero);
  equal(systemOf(played.state, '47').frontier, true);
  const mirage = moved(
    table('39')
      .with(game => {
        systemToChange(game, '47').planets.push(newPlanet('mirage'));
      })
      .planets('sol', 'mirage')
      .units('sol', 'mirage', { infantry: 1 }),
    '47',
    '39',
  );
  mirage.muaat.chooses(hero);
  const { state } = mirage.table;
  deepEqual([systemOf(state, '47').planets, state.purged.includes('mirage')], [[], true]);
});

proves(
  'LRR 8.21, agendas/publicize-weapon-schematics, faction-units/prototype-war-sun',
  'who builds war suns without the technology owns none, and keeps the action cards',
  () => {
    const kept = (technology: boolean) => {
      const set = given('muaat', 'sol', 'hacan').sheet('muaat').planets('muaat', 'muaat').actionCards('muaat', 'a');
      const { seat } = (technology ? set.technology('muaat', 'prototype-war-sun-ii') : set).agenda(
        'publicize-weapon-schematics',
      );
      seat('muaat').isAsked('vote').chooses('against').allots({ muaat: 1 });
      return seat('muaat').player.actionCards;
    };
    deepEqual([kept(false), kept(true)], [['a'], []]);
  },
);

proves('LRR 55, faction-units/ember-colossus', 'a mech in space brings an infantry into space', () => {
  const { seat } = given('muaat', 'sol', 'hacan')
    .sheet('muaat')
    .strategyCards('muaat', 'leadership!')
    .planets('muaat', 'muaat')
    .units('muaat', '46', { 'war-sun': 1, mech: 1 })
    .units('muaat', '19', { carrier: 1, mech: 1 })
    .start(takeTurn({ seat: 0 }));
  seat('muaat').uses('star-forge').chooses('destroyer').chooses('ember-colossus');
  seat('muaat').isAsked('ember-colossus.infantry').isOfferedLines({ '46': 1, '19': 1 }).allots({ '46': 1 });
  deepEqual(seat('muaat').units('46'), { 'war-sun': 1, mech: 1, destroyer: 1, infantry: 1 });
});

proves('LRR 16.3, faction-abilities/star-forge', 'fighters that find no room are removed', () => {
  const { seat } = given('muaat', 'sol', 'hacan')
    .sheet('muaat')
    .strategyCards('muaat', 'leadership!')
    .planets('muaat', 'muaat')
    .units('muaat', '46', { 'war-sun': 1, fighter: 5 })
    .start(takeTurn({ seat: 0 }));
  seat('muaat').uses('star-forge').chooses('fighter');
  deepEqual(seat('muaat').units('46'), { 'war-sun': 1, fighter: 6 });
});

proves(
  'LRR 61.10, leaders/magmus, faction-abilities/pillage',
  'three tokens for an objective bring three trade goods, one by one, and Pillage answers to each',
  () => {
    const { seat } = given('muaat', 'mentak', 'hacan')
      .leader('muaat', 'magmus')
      .sheet('mentak', 'pillage')
      .phase('status')
      .active(null)
      .revealed('lead-from-the-front')
      .planets('muaat', 'muaat', 'lodor')
      .planets('mentak', 'moll-primus', 'wellon')
      .tokens('muaat', { strategy: 3 })
      .goods('muaat', { tradeGoods: 1 })
      .start(scoreObjectives({ seat: 0 }));
    seat('muaat').isAsked('score-public').chooses('lead-from-the-front').allots({ strategy: 3 });
    seat('muaat').isAsked('after-strategy-token-spent').chooses('magmus');
    seat('muaat').isAsked('after-strategy-token-spent').chooses('magmus');
    seat('mentak').isAsked('after-trade-goods-gained').chooses('pillage');
    seat('muaat').isAsked('after-strategy-token-spent').chooses('magmus');
    seat('mentak').isAsked('after-trade-goods-gained').chooses('pillage');
    deepEqual([seat('muaat').tradeGoods, seat('mentak').tradeGoods, seat('muaat').points], [2, 2, 1]);
  },
);

proves('LRR 67.4, leaders/umbat', 'commanders that make more fighters or infantry add nothing', () => {
  for (const [who, commander, unit] of [
    ['naalu', 'maban', 'fighter'],
    ['yin', 'brother-omar', 'infantry'],
  ] as const) {
    const { seat } = given('muaat', who, 'hacan', { sets: ['base', 'pok'] })
      .sheet('muaat')
      .leader('muaat', 'umbat')
      .strategyCards('muaat', 'leadership!')
      .planets('muaat', 'muaat')
      .planets(who, 'wellon')
      .leader(who, commander)
      .goods(who, { tradeGoods: 3 })
      .units(who, '19', { flagship: 1 })
      .start(takeTurn({ seat: 0 }));
    seat('muaat').uses('umbat');
    seat(who)
      .isAsked('produce')
      .isBound(0, 2)
      .isRefused('answer/amount', { [unit]: 3 });
    seat(who).passes();
  }
});

proves(
  'LRR 1.14, leaders/adjudicator-baal, technologies/voidwatch, promissory-notes/stymie',
  'who had units there as the war sun came may answer to it, though these are gone',
  () => {
    const { muaat, seat } = moved(
      table()
        .technology('empyrean', 'voidwatch')
        .planets('empyrean', 'wellon')
        .units('empyrean', 'wellon', { infantry: 1 })
        .notes('muaat', 'ceasefire#0'),
      '19',
    );
    muaat.isAsked('after-ships-moved').chooses(hero);
    muaat.isAsked('voidwatch.note').chooses('ceasefire#0');
    deepEqual(seat('empyrean').player.notes, ['ceasefire#0']);
    const stymied = given('muaat', 'sol', 'arborec')
      .sheet('muaat')
      .leader('muaat', hero)
      .planets('muaat', 'muaat')
      .planets('sol', 'jord', 'wellon')
      .planets('arborec', 'nestphar')
      .units('sol', 'wellon', { infantry: 1 })
      .notes('sol', 'stymie#2')
      .units('muaat', '46', { 'war-sun': 1 })
      .start(activate({ system: '19' }));
    stymied.seat('sol').isAsked('after-system-activated').passes();
    stymied.seat('muaat').chooses('46').allots({ 'war-sun': 1 }).chooses(hero);
    stymied.seat('sol').isAsked('after-ships-moved').chooses('stymie#2').isAsked('stymie.system').chooses('47');
    deepEqual(stymied.seat('muaat').tokensOnBoard, ['47']);
  },
);

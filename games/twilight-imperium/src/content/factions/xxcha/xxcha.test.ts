import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import type { Source, UnitType } from '../../../model/ids.ts';
import { activate } from '../../../moments/steps.ts';
import { whenActionCardPlayed } from '../../../moments/windows.ts';
import { takeTurn } from '../../../rules/action-phase.ts';
import { startingComponents } from '../../../rules/setup.ts';
import { primaryEnds, secondary } from '../../../rules/strategic-action.ts';
import { given, type Started } from '../../../testing/index.ts';
import { pay } from '../../../verbs/economy.ts';

const table = (...sets: Source[]) =>
  given('xxcha', 'hacan', 'letnev', ...(sets.length > 0 ? [{ sets: ['base', 'pok', ...sets] as Source[] }] : [])).sheet(
    'xxcha',
  );

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders', () => {
  const { seat } = given('xxcha', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  for (const count of [4, 1, 1]) seat('xxcha').isAsked('setup.place').allots({ 'archon-ren': count });
  const { sheet, leaders } = seat('xxcha').player;
  deepEqual(sheet, [
    'peace-accords',
    'quash',
    'loncara-ssodu',
    'indomitus',
    'instinct-training',
    'nullification-field',
  ]);
  deepEqual(leaders, [
    { id: 'ggrocuto-rinn', locked: false },
    { id: 'elder-qanoj', locked: true },
    { id: 'xxekir-grom', locked: true },
  ]);
});

/** It holds Wellon, beside which lie Mecatol Rex, Lodor, New Albion and Starpoint, and its own home. */
const atWellon = () =>
  table()
    .planets('xxcha', 'wellon', 'archon-ren', 'archon-tau')
    .planets('hacan', 'lodor', 'starpoint')
    .units('hacan', 'starpoint', { infantry: 1 })
    .planets('hacan', 'thibah'); // too far

proves(
  'LRR 32, LRR 25.1, faction-abilities/peace-accords',
  'after the primary ability of Diplomacy a planet without units nearby joins, exhausted',
  () => {
    const { seat } = atWellon()
      .strategyCards('xxcha', 'diplomacy')
      .start(primaryEnds({ card: 'diplomacy' }));
    const xxcha = seat('xxcha').isAsked('after-strategy-primary').isOffered('peace-accords').chooses('peace-accords');
    xxcha.isAsked('peace-accords.planet').isOffered('lodor', 'new-albion').chooses('lodor');
    deepEqual([xxcha.planet('lodor').controller, xxcha.planet('lodor').exhausted], [0, true]);
    xxcha.isNotAsked();
  },
);

proves(
  'LRR 32.3, LRR 35.1, faction-abilities/peace-accords',
  'after the secondary too; one that was nobody’s is explored',
  () => {
    const { seat } = atWellon()
      .active('hacan')
      .planet('lodor', { explored: true })
      .units('hacan', 'lodor', { pds: 1 })
      .deck('industrial', 'abandoned-warehouses#1')
      .start(secondary({ card: 'diplomacy', seat: 0, free: false }));
    const xxcha = seat('xxcha').isAsked('after-strategy-secondary').chooses('peace-accords');
    equal(xxcha.planet('new-albion').controller, 0); // the only one without units
    xxcha.isAsked('abandoned-warehouses').chooses('gain-commodities');
  },
);

proves('LRR 32, faction-abilities/peace-accords', 'not after other cards, nor for others, nor without a planet', () => {
  const other = atWellon().start(primaryEnds({ card: 'trade' }));
  other.seat('xxcha').isNotAsked();
  const hacan = atWellon()
    .active('hacan')
    .start(primaryEnds({ card: 'diplomacy' }));
  for (const each of ['xxcha', 'hacan'] as const) hacan.seat(each).isNotAsked();
  const far = table().start(primaryEnds({ card: 'diplomacy' }));
  far.seat('xxcha').isNotAsked();
  const passed = atWellon().start(primaryEnds({ card: 'diplomacy' }));
  deepEqual(passed.seat('xxcha').passes().planets, ['archon-ren', 'archon-tau', 'wellon']);
});

proves(
  'LRR 8.2, faction-abilities/quash',
  'a token discards the agenda that was revealed, for the next one, and for that again',
  () => {
    const { seat, table: played } = table()
      .tokens('xxcha', { strategy: 2 })
      .deck('agendas', 'arms-reduction', 'mutiny', 'economic-equality')
      .agenda('shared-research');
    const xxcha = seat('xxcha').isAsked('when-agenda-revealed').isOffered('quash').chooses('quash');
    equal(played.state.agenda?.card, 'arms-reduction');
    xxcha.isOffered('quash').chooses('quash');
    equal(played.state.agenda?.card, 'mutiny');
    deepEqual([xxcha.player.tokens.strategy, played.state.agendas.discard], [0, ['shared-research', 'arms-reduction']]);
    xxcha.isAsked('break-tie').chooses('against'); // no token left, nobody can vote
  },
);

proves('LRR 8.2, LRR 69.1, faction-abilities/quash', 'not for who is kept from using faction abilities', () => {
  const { seat } = table().notes('hacan', 'political-secret#0').deck('agendas', 'mutiny').agenda('arms-reduction');
  seat('xxcha').isOffered('quash').passes(); // who waits for others to speak first
  seat('hacan').chooses('political-secret#0');
  seat('xxcha').isAsked('break-tie').chooses('against');
});

/** Whoever has a note to deal with deals with nobody. */
function skipDeals({ table: played, seat }: Started): void {
  for (let [ask] = played.asks(); ask?.kind === 'transaction.partner'; [ask] = played.asks()) seat(ask.seat).passes();
}

proves(
  'LRR 8.2, LRR 69.1a, LRR 69.3, promissory-notes/political-favor',
  'the note does the same at the cost of its owner, and goes back',
  () => {
    const started = given('xxcha', 'hacan', 'letnev')
      .tokens('xxcha', { strategy: 1 })
      .notes('hacan', 'political-favor#0')
      .deck('agendas', 'mutiny')
      .agenda('arms-reduction');
    const { seat, table: played } = started;
    seat('letnev').isNotAsked();
    seat('hacan').isAsked('when-agenda-revealed').isOffered('political-favor#0').chooses('political-favor#0');
    equal(played.state.agenda?.card, 'mutiny');
    deepEqual([seat('xxcha').player.tokens.strategy, seat('xxcha').player.notes], [0, ['political-favor#0']]);
    skipDeals(started);
    seat('xxcha').isAsked('break-tie').chooses('against');
  },
);

proves('LRR 69.1a, promissory-notes/political-favor', 'not where its owner has no token in the strategy pool', () => {
  const started = given('xxcha', 'hacan', 'letnev')
    .tokens('xxcha', { strategy: 0 })
    .notes('hacan', 'political-favor#0')
    .agenda('mutiny');
  const { seat } = started;
  seat('hacan').isAsked('when-agenda-revealed').isOffered().passes(); // it could hold other notes
  skipDeals(started);
  seat('xxcha').isAsked('break-tie').chooses('against');
});

/** Hacan plays a card while Xxcha has the technology. */
const trained = (strategy: number) =>
  given('xxcha', 'hacan', 'letnev').technology('xxcha', 'instinct-training').tokens('xxcha', { strategy });

proves(
  'LRR 2.8, technologies/instinct-training',
  'a token cancels the action card that somebody else plays; it costs and does nothing',
  () => {
    const { seat, table: played } = trained(1)
      .active('hacan')
      .strategyCards('hacan', 'leadership!')
      .tokens('hacan', { tactic: 0 })
      .actionCards('hacan', 'mining-initiative')
      .planets('hacan', 'wellon')
      .start(takeTurn({ seat: 1 }));
    seat('hacan').uses('mining-initiative').chooses('wellon');
    const xxcha = seat('xxcha').isAsked('when-action-card-played').isTold({ card: 'mining-initiative' });
    xxcha.isOffered('instinct-training').chooses('instinct-training');
    deepEqual([xxcha.player.exhausted, xxcha.player.tokens.strategy], [['instinct-training'], 0]);
    deepEqual([seat('hacan').tradeGoods, played.state.actionCards.discard], [0, ['mining-initiative']]);
    seat('hacan').isOffered('pass').chooses('pass'); // its action is still to be taken
  },
);

proves('LRR 2.8, technologies/instinct-training', 'even a card that cancels another', () => {
  const { seat } = trained(1)
    .actionCards('hacan', 'sabotage#1')
    .strategyCards('letnev', 'trade!')
    .tokens('letnev', { tactic: 0 })
    .actionCards('letnev', 'mining-initiative')
    .planets('letnev', 'wellon')
    .active('letnev')
    .start(takeTurn({ seat: 2 }));
  seat('letnev').uses('mining-initiative').chooses('wellon');
  seat('xxcha').isTold({ card: 'mining-initiative' }).passes();
  seat('hacan').isAsked('when-action-card-played').chooses('sabotage#1');
  seat('xxcha').isTold({ card: 'sabotage#1' }).chooses('instinct-training');
  seat('hacan').isNotAsked();
  equal(seat('letnev').tradeGoods, 1);
});

proves(
  'LRR 2.8, technologies/instinct-training',
  'not its own cards, nor cancelled ones, nor without a token, nor exhausted',
  () => {
    const asked = (strategy: number, seat: number, cancelled = false, ...exhausted: string[]) => {
      const card = 'mining-initiative';
      const started = trained(strategy)
        .exhausted('xxcha', ...exhausted)
        .runs(game => open(game, whenActionCardPlayed, { seat, card, said: null, at: [], cancelled }));
      const is = started.table.asks(0).length > 0;
      if (is) started.seat('xxcha').passes();
      return is;
    };
    deepEqual([asked(1, 1), asked(1, 0), asked(0, 1)], [true, false, false]);
    deepEqual([asked(1, 1, true), asked(1, 1, false, 'instinct-training')], [false, false]);
  },
);

/** Hacan activates the system where Xxcha has a ship, and has another one ready to come. */
const field = (strategy: number, unit: 'cruiser' | 'infantry' = 'cruiser') =>
  given('xxcha', 'hacan', 'letnev')
    .technology('xxcha', 'nullification-field')
    .tokens('xxcha', { strategy })
    .units('xxcha', '46', { [unit]: 1 })
    .units('hacan', '19', { cruiser: 1 })
    .technology('hacan', 'fleet-logistics')
    .strategyCards('hacan', 'leadership!')
    .active('hacan')
    .start(takeTurn({ seat: 1 }));

proves(
  'LRR 5, technologies/nullification-field',
  'a token ends the turn of whoever activates a system with its ships; the token stays there',
  () => {
    const { seat, table: played } = field(1);
    seat('hacan').chooses('tactical').chooses('46');
    const xxcha = seat('xxcha').isAsked('after-system-activated').isOffered('nullification-field');
    xxcha.chooses('nullification-field');
    seat('hacan').isNotAsked(); // neither moves nor takes its second action
    deepEqual([seat('hacan').tokensOnBoard, seat('hacan').units('19')], [['46'], { cruiser: 1 }]);
    deepEqual([xxcha.player.exhausted, xxcha.player.tokens.strategy], [['nullification-field'], 0]);
    deepEqual([played.state.tactical, seat('hacan').player.passed], [null, false]);
  },
);

proves(
  'LRR 5, technologies/nullification-field',
  'not without a token or a ship; and it may let the turn go on',
  () => {
    for (const { seat } of [field(0), field(1, 'infantry')]) {
      seat('hacan').chooses('tactical').chooses('46').isAsked('move.from').passes();
      seat('xxcha').isNotAsked();
      seat('hacan').chooses('end-turn');
    }
    const { seat } = field(1);
    seat('hacan').chooses('tactical').chooses('46');
    seat('xxcha').passes();
    seat('hacan').isAsked('move.from').passes().chooses('end-turn');
  },
);

proves(
  'LRR 77.3c, faction-units/loncara-ssodu',
  'the flagship fires three dice at ships in its own system and beside it',
  () => {
    const shotAt = (home: string, ...dice: number[]) => {
      const started = table()
        .units('xxcha', home, { flagship: 1 })
        .units('hacan', '46', { cruiser: 3 })
        .active('hacan')
        .dice('space-cannon', ...dice)
        .start(activate({ system: '19' }));
      started.seat('hacan').chooses('46').allots({ cruiser: 3 });
      return started;
    };
    const near = shotAt('27', 5, 4, 5);
    near.seat('xxcha').isAsked('space-cannon').isOffered('1').chooses('1');
    deepEqual(near.seat('hacan').units('19'), { cruiser: 1 });
    const far = given('xxcha', 'hacan', 'letnev')
      .units('xxcha', '35', { flagship: 1 })
      .units('hacan', '46', { cruiser: 1 })
      .active('hacan')
      .start(activate({ system: '19' }));
    far.seat('hacan').chooses('46').allots({ cruiser: 1 });
    far.seat('xxcha').isNotAsked();
  },
);

proves(
  'LRR 77.3c, LRR 77.6, faction-units/indomitus',
  'mechs fire at ships beside them, on planets and on ships',
  () => {
    const started = table()
      .planets('xxcha', 'new-albion')
      .units('xxcha', 'new-albion', { mech: 1 })
      .units('xxcha', '26', { carrier: 1, mech: 1 })
      .units('hacan', '46', { cruiser: 2 })
      .active('hacan')
      .dice('space-cannon', 8, 7)
      .start(activate({ system: '19' }));
    started.seat('hacan').chooses('46').allots({ cruiser: 2 });
    started.seat('xxcha').isAsked('space-cannon').chooses('1');
    deepEqual(started.seat('hacan').units('19'), { cruiser: 1 });
  },
);

proves('LRR 77.6, faction-units/indomitus', 'and at ground forces that land where they stand', () => {
  const started = table()
    .planets('xxcha', 'wellon')
    .units('xxcha', 'wellon', { mech: 1 })
    .units('hacan', '18', { carrier: 1, infantry: 1 })
    .active('hacan')
    .dice('space-cannon', 1)
    .dice('space-cannon', 8)
    .start(activate({ system: '19' }));
  started.seat('hacan').chooses('18').allots({ carrier: 1 }).allots({ '18:space:infantry': 1 });
  started.seat('xxcha').isAsked('space-cannon').chooses('1');
  started.seat('hacan').allots({ 'infantry@wellon': 1 });
  started.seat('xxcha').isAsked('space-cannon-defense').chooses('fire');
  deepEqual(started.seat('hacan').units('wellon'), {});
});

/** Nothing but component actions and passing is open to it. */
const idle = (...sets: Source[]) =>
  table(...sets)
    .strategyCards('xxcha', 'leadership!')
    .tokens('xxcha', { tactic: 0 });

proves(
  'LRR 51.4, leaders/ggrocuto-rinn',
  "the agent readies anybody's planet, and sends an infantry away from one nearby",
  () => {
    const start = () =>
      idle()
        .leader('xxcha', 'ggrocuto-rinn')
        .planets('xxcha', 'wellon')
        .planet('lodor', { controller: 'hacan', exhausted: true })
        .units('hacan', 'lodor', { infantry: 2 })
        .planet('thibah', { controller: 'hacan', exhausted: true })
        .units('hacan', 'thibah', { infantry: 1 })
        .start(takeTurn({ seat: 0 }));
    const near = start().seat('xxcha').uses('ggrocuto-rinn').isAsked('ggrocuto-rinn.planet');
    near.isOffered('lodor', 'thibah').chooses('lodor').isAsked('ggrocuto-rinn.infantry').isOffered('1').chooses('1');
    deepEqual([near.planet('lodor').exhausted, near.planet('lodor').units[0]!.count], [false, 1]);
    deepEqual(near.player.exhausted, ['ggrocuto-rinn']);
    const far = start().seat('xxcha').uses('ggrocuto-rinn').chooses('thibah').isNotAsked();
    deepEqual([far.planet('thibah').exhausted, far.planet('thibah').units[0]!.count], [false, 1]);
    const kind = start().seat('xxcha').uses('ggrocuto-rinn').chooses('lodor').passes();
    equal(kind.planet('lodor').units[0]!.count, 2);
  },
);

proves('LRR 51.4, leaders/ggrocuto-rinn', 'infantry alone, and from its own systems too', () => {
  const readied = (units: Partial<Record<UnitType, number>>) =>
    idle()
      .leader('xxcha', 'ggrocuto-rinn')
      .planets('xxcha', 'new-albion')
      .planet('starpoint', { controller: 'hacan', exhausted: true }) // the only one, in the same system
      .units('hacan', 'starpoint', units)
      .start(takeTurn({ seat: 0 }));
  const mixed = readied({ mech: 1, infantry: 1, pds: 1 });
  const xxcha = mixed.seat('xxcha').uses('ggrocuto-rinn').chooses('starpoint').isAsked('ggrocuto-rinn.infantry');
  xxcha.isOffered('1').chooses('1');
  deepEqual(mixed.seat('hacan').units('starpoint'), { mech: 1, pds: 1 });
  readied({ mech: 1 }).seat('xxcha').uses('ggrocuto-rinn').chooses('starpoint').isNotAsked();
});

proves('LRR 51.4, leaders/ggrocuto-rinn', 'not where no planet is exhausted, nor while the agent is', () => {
  const ready = idle()
    .leader('xxcha', 'ggrocuto-rinn')
    .planets('xxcha', 'wellon')
    .start(takeTurn({ seat: 0 }));
  ready.seat('xxcha').cannotUse('ggrocuto-rinn').chooses('pass');
  const used = idle()
    .leader('xxcha', 'ggrocuto-rinn')
    .exhausted('xxcha', 'ggrocuto-rinn')
    .planet('wellon', { controller: 'xxcha', exhausted: true })
    .start(takeTurn({ seat: 0 }));
  used.seat('xxcha').cannotUse('ggrocuto-rinn').chooses('pass');
});

proves(
  'LRR 8.6, LRR 51.8, leaders/elder-qanoj',
  'each planet casts one vote more, those without influence too; for whoever has the commander on loan as well',
  () => {
    const { seat, table: played } = given('xxcha', 'hacan', 'letnev')
      .leader('xxcha', 'elder-qanoj')
      .notesInPlay('hacan', 'alliance#0')
      .planets('hacan', 'wellon', 'lirta-iv') // 2 and 3 influence
      .planets('letnev', 'thibah') // 1
      .planets('xxcha', 'quann') // 1
      .agenda('mutiny');
    seat('hacan').chooses('for').allots({ wellon: 1, 'lirta-iv': 1 });
    seat('letnev').chooses('against').allots({ thibah: 1 });
    seat('xxcha').chooses('against').isOfferedLines({ quann: 1 }).allots({ quann: 1 });
    const counts = played.events.filter(({ type }) => type === 'voted').map(({ data }) => data.count);
    deepEqual(counts, [7, 1, 2]);
  },
);

proves('LRR 51.6, leaders/elder-qanoj', 'planets of 12 influence unlock the commander', () => {
  const locked = (...planets: Parameters<ReturnType<typeof table>['planets']>[1][]) =>
    idle()
      .leader('xxcha', 'elder-qanoj', 'locked')
      .planets('xxcha', ...planets)
      .start(takeTurn({ seat: 0 }))
      .seat('xxcha')
      .chooses('pass').player.leaders[0]!.locked;
  equal(locked('mecatol-rex', 'lirta-iv', 'wellon'), true); // 6 + 3 + 2
  equal(locked('mecatol-rex', 'lirta-iv', 'wellon', 'thibah'), false);
});

proves('LRR 8.16, leaders/elder-qanoj', 'nothing keeps its owner from voting; Quash it may still be kept from', () => {
  const { seat, table: played } = table()
    .leader('xxcha', 'elder-qanoj')
    .notes('hacan', 'political-secret#0')
    .planets('xxcha', 'quann')
    .agenda('mutiny');
  seat('xxcha').isOffered('quash').passes();
  seat('hacan').chooses('political-secret#0');
  seat('xxcha').isAsked('vote').chooses('for').allots({ quann: 1 });
  equal(played.events.filter(({ type }) => type === 'voted').length, 1);
});

proves(
  'LRR 51.10, R-161, leaders/xxekir-grom',
  'by Codex 3, planets that are spent or vote count with both their values',
  () => {
    const paid = (unlocked: boolean, price: number) => {
      const { seat } = table('codex3')
        .leader('xxcha', 'xxekir-grom', unlocked ? 'unlocked' : 'locked')
        .planets('xxcha', 'wellon') // 1 resource, 2 influence
        .runs(game => pay(game, 0, price, 'resources'));
      return seat('xxcha');
    };
    equal(paid(true, 3).isOfferedLines({ wellon: 1 }).allots({ wellon: 1 }).planet('wellon').exhausted, true);
    equal(paid(false, 1).allots({ wellon: 1 }).planet('wellon').exhausted, true);
    const voted = table('codex3')
      .leader('xxcha', 'xxekir-grom')
      .tokens('xxcha', { strategy: 0 })
      .planets('xxcha', 'wellon')
      .agenda('mutiny');
    voted.seat('xxcha').chooses('for').allots({ wellon: 1 });
    deepEqual(
      voted.table.events.filter(({ type }) => type === 'voted').map(({ data }) => data.count),
      [3],
    );
  },
);

proves('LRR 51.10, R-161, leaders/xxekir-grom', 'no longer by Codex 4', () => {
  const { seat } = table()
    .leader('xxcha', 'xxekir-grom')
    .planets('xxcha', 'wellon')
    .goods('xxcha', { tradeGoods: 2 })
    .runs(game => pay(game, 0, 3, 'resources'));
  seat('xxcha').isRefused('answer/against-rule', { wellon: 1 }).allots({ wellon: 1, 'trade-goods': 2 });
});

proves(
  'LRR 51.10, LRR 51.12, R-161, leaders/xxekir-grom',
  'by Codex 4, up to four PDS and mechs come to planets of its own, which are readied',
  () => {
    const { seat, table: played } = idle()
      .leader('xxcha', 'xxekir-grom')
      .planet('wellon', { controller: 'xxcha', exhausted: true })
      .planet('lodor', { controller: 'xxcha', exhausted: true })
      .planet('quann', { controller: 'xxcha', exhausted: true })
      .planets('hacan', 'thibah')
      .units('xxcha', 'lodor', { pds: 1 })
      .start(takeTurn({ seat: 0 }));
    const hero = 'component:xxekir-grom:xxekir-grom';
    const xxcha = seat('xxcha').chooses(hero).isAsked('xxekir-grom.unit').isTold({ left: 4 });
    xxcha.isOffered('pds@wellon', 'pds@lodor', 'pds@quann', 'mech@wellon', 'mech@lodor', 'mech@quann');
    xxcha.chooses('pds@lodor').isOffered('pds@wellon', 'pds@quann', 'mech@wellon', 'mech@lodor', 'mech@quann');
    xxcha.chooses('mech@lodor').chooses('mech@wellon').chooses('mech@wellon').isNotAsked();
    deepEqual([xxcha.units('lodor'), xxcha.units('wellon')], [{ pds: 2, mech: 1 }, { mech: 2 }]);
    deepEqual([xxcha.readyPlanets, xxcha.player.leaders], [['lodor', 'wellon'], []]);
    deepEqual(played.state.purged, ['xxekir-grom']);
  },
);

proves('LRR 51.10, leaders/xxekir-grom', 'as many as it likes, and as the reinforcements hold', () => {
  const { seat } = idle()
    .leader('xxcha', 'xxekir-grom')
    .planets('xxcha', 'wellon', 'lodor')
    .units('xxcha', '18', { carrier: 1, mech: 4 })
    .start(takeTurn({ seat: 0 }));
  const xxcha = seat('xxcha').uses('xxekir-grom').isOffered('pds@wellon', 'pds@lodor').chooses('pds@wellon').passes();
  deepEqual([xxcha.units('wellon'), xxcha.player.leaders], [{ pds: 1 }, []]);
});

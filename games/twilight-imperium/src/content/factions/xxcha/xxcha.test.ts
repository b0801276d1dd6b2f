import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import type { Source } from '../../../model/ids.ts';
import { whenActionCardPlayed } from '../../../moments/cards/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { primaryEnds, secondary } from '../../../rules/phases/strategic-action.ts';
import { given, type Started } from '../../../testing/index.ts';

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

/** It controls Wellon, near Mecatol Rex, Lodor, New Albion, Starpoint and its own home. */
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
  seat('xxcha').isOffered('quash').passes(); // waits for the others first
  seat('hacan').chooses('political-secret#0');
  seat('xxcha').isAsked('break-tie').chooses('against');
});

/** All players decline to make transactions. */
function skipDeals({ table: played, seat }: Started): void {
  for (let [ask] = played.asks(); ask?.kind === 'transaction.deal'; [ask] = played.asks()) seat(ask.seat).passes();
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
    seat('hacan').isOffered('pass').chooses('pass'); // it has not acted yet
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

/** Hacan activates a system with an Xxcha ship and has a ship to move there. */
const field = (strategy: number, ships: 0 | 1 = 1) =>
  given('xxcha', 'hacan', 'letnev')
    .technology('xxcha', 'nullification-field')
    .tokens('xxcha', { strategy })
    .units('xxcha', '46', { cruiser: ships })
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
    for (const { seat } of [field(0), field(1, 0)]) {
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

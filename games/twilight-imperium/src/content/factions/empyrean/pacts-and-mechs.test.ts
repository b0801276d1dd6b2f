import { deepEqual, equal } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { exchange } from '../../../verbs/economy/transactions.ts';
import { purgePlanet } from '../../../verbs/units/destruction.ts';

proves(
  'LRR 21.5, promissory-notes/dark-pact, faction-abilities/pillage',
  'the goods come with the deal: each is pillaged once',
  () => {
    const { seat } = given('empyrean', 'hacan', 'mentak')
      .sheet('mentak', 'pillage')
      .notesInPlay('hacan', 'dark-pact#0')
      .units('mentak', '46', { cruiser: 1 })
      .units('empyrean', '26', { cruiser: 1 })
      .units('hacan', '20', { cruiser: 1 })
      .goods('hacan', { commodities: 6, tradeGoods: 5 })
      .runs(game => {
        const none = { amounts: {}, note: undefined, cards: [] };
        return exchange(game, 1, 0, { ...none, amounts: { commodities: 6 } }, none);
      });
    seat('mentak').isAsked('after-transaction').chooses('pillage').isAsked('pillage.victims').isOffered('0', '1');
    seat('mentak').chooses('0', '1').isNotAsked();
    deepEqual([seat('empyrean').tradeGoods, seat('hacan').tradeGoods, seat('mentak').tradeGoods], [6, 5, 2]);
  },
);

const watched = () =>
  given('empyrean', 'hacan', 'letnev')
    .sheet('empyrean')
    .planets('empyrean', 'wellon')
    .planets('hacan', 'arretze')
    .planets('letnev', 'arc-prime');

proves('LRR 2.8, LRR 2.6, faction-units/watcher', 'a second copy may be played after the first was cancelled', () => {
  const started = watched()
    .units('empyrean', 'wellon', { mech: 1 })
    .units('hacan', '46', { cruiser: 1 })
    .units('letnev', '46', { dreadnought: 1 })
    .tokens('letnev', { fleet: 3 })
    .actionCards('hacan', 'morale-boost#0', 'morale-boost#1')
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .mayRoll('combat', 10)
    .mayRoll('combat', 1)
    .active('hacan')
    .start(activate({ system: '46' }));
  const { seat, table: played } = started;
  while (seat('hacan').ask.kind !== 'start-of-space-combat') seat('hacan').passes();
  seat('hacan').chooses('morale-boost#0');
  seat('empyrean').isAsked('when-action-card-played').chooses('watcher').chooses('mech@wellon');
  seat('hacan').isAsked('start-of-space-combat').isOffered('morale-boost#1').chooses('morale-boost#1');
  equal(played.state.lasting.length, 1);
  for (let i = 0; i < 20; i++) {
    const [ask] = played.asks();
    if (!ask) break;
    if (ask.form === 'allocate') played.answer({ ask: ask.id, seat: ask.seat, value: ask.suggest });
    else seat(ask.seat).passes();
  }
});

proves(
  'LRR 2.8, LRR 22, faction-units/watcher',
  'no cost is paid for a cancelled card, and its target has been announced',
  () => {
    const { seat } = watched()
      .units('empyrean', 'wellon', { mech: 1, infantry: 3 })
      .units('hacan', '46', { cruiser: 1 })
      .actionCards('hacan', 'plague#0', 'focused-research')
      .goods('hacan', { tradeGoods: 4 })
      .strategyCards('hacan', 'trade!')
      .tokens('hacan', { tactic: 0 })
      .start(takeTurn({ seat: 1 }));
    const key = seat('hacan')
      .pointsAt.map(at => String(at!.card))
      .find(card => card.startsWith('plague'))!;
    seat('hacan').chooses(`component:plague:${key}`).isAsked('plague.aim').chooses('wellon');
    seat('empyrean').isAsked('when-action-card-played').chooses('watcher').chooses('mech@wellon');
    deepEqual(
      [seat('empyrean').units('wellon'), seat('hacan').player.actionCards],
      [{ infantry: 3 }, ['focused-research']],
    );
    seat('hacan').isAsked('action').chooses('pass');
  },
);

proves(
  'LRR 2.8, faction-units/watcher',
  'a card that answers an activation is cancelled from where units are before they move',
  () => {
    const played = (from: string) =>
      watched()
        .units('empyrean', 'wellon', { mech: 1 })
        .units('hacan', from, { cruiser: 1 })
        .actionCards('hacan', 'flank-speed#0')
        .active('hacan')
        .start(activate({ system: '46' }));
    const near = played('20').seat;
    near('hacan').isAsked('after-system-activated').chooses('flank-speed#0');
    near('empyrean').isNotAsked();
    near('hacan').isAsked('move.from').passes();
    const beside = played('26').seat;
    beside('hacan').chooses('flank-speed#0');
    beside('empyrean').isAsked('when-action-card-played').passes();
    beside('hacan').isAsked('move.from').passes();
  },
);

proves('LRR 51.6, LRR 60.2, leaders/xuange', 'deals by Trade Convoys make no neighbours', () => {
  const { seat } = given('empyrean', 'hacan', 'letnev')
    .leader('empyrean', 'xuange', 'locked')
    .planets('empyrean', 'wellon')
    .notesInPlay('empyrean', 'trade-convoys#1')
    .units('letnev', '46', { cruiser: 1 })
    .units('hacan', '47', { cruiser: 1 })
    .runs(function* (game) {
      game.needsSettling = true;
    });
  equal(seat('empyrean').player.leaders[0]!.locked, true);
});

proves('LRR 14, R-081, leaders/xuange', 'a floating factory that is destroyed on arrival makes none either', () => {
  const { seat } = given('empyrean', 'saar', 'letnev')
    .sheet('saar')
    .leader('empyrean', 'xuange', 'locked')
    .planets('empyrean', 'the-dark')
    .planets('saar', 'lisis-ii')
    .planets('letnev', 'arc-prime')
    .units('saar', '47', { 'space-dock': 1 })
    .units('letnev', '42', { cruiser: 1 })
    .units('empyrean', '18', { cruiser: 1 })
    .dice('gravity-rift', 10)
    .start(activate({ system: '47' }));
  seat('empyrean').chooses('18').allots({ cruiser: 1 });
  deepEqual([seat('saar').units('47'), seat('empyrean').units('47')], [{}, { cruiser: 1 }]);
  equal(seat('empyrean').player.leaders[0]!.locked, true);
});

proves(
  'LRR 35.5, leaders/conservator-procyon',
  'where the only planet is gone there is room for a frontier token',
  () => {
    const { seat, table: played } = given('empyrean', 'hacan', 'letnev')
      .planets('empyrean', 'the-dark')
      .planets('letnev', 'wellon', 'arc-prime')
      .planets('hacan', 'arretze')
      .leader('empyrean', 'conservator-procyon')
      .strategyCards('empyrean', 'leadership!')
      .tokens('empyrean', { tactic: 0 })
      .units('empyrean', '46', { cruiser: 1 })
      .deck('frontier', 'unknown-relic-fragment#1')
      .with(game => {
        for (const system of game.systems) (system as { frontier: boolean }).frontier = false;
      })
      .runs(function* (game) {
        yield* purgePlanet(game, 'wellon', 0);
        return next(takeTurn({ seat: 0 }));
      });
    seat('empyrean').uses('conservator-procyon');
    const tokens = played.state.systems.filter(({ frontier }) => frontier).map(({ id }) => id);
    deepEqual([tokens.includes('19'), tokens.includes('46')], [true, false]);
    deepEqual(seat('empyrean').player.fragments.frontier, 1);
    while (seat('empyrean').isWaitedFor) seat('empyrean').passes();
  },
);

proves('R-312, leaders/acamar, faction-units/floating-factory', 'a dock that moves like a ship is none', () => {
  const comes = (ships: Record<string, number>) => {
    const { seat } = given('empyrean', 'saar', 'letnev')
      .sheet('saar')
      .leader('empyrean', 'acamar')
      .planets('empyrean', 'wellon')
      .planets('saar', 'lisis-ii')
      .planets('letnev', 'arc-prime')
      .units('saar', '20', ships)
      .active('saar')
      .start(activate({ system: '46' }));
    seat('saar').chooses('20').allots(ships);
    const asked = seat('empyrean').isWaitedFor;
    if (asked) seat('empyrean').isAsked('after-ships-moved').passes();
    while (seat('saar').isWaitedFor) seat('saar').passes();
    return asked;
  };
  deepEqual([comes({ 'space-dock': 1 }), comes({ 'space-dock': 1, cruiser: 1 })], [false, true]);
});

proves(
  'LRR 41.2, R-312, leaders/acamar',
  'ships that were lost in a rift during a retreat have not moved into the system',
  () => {
    const retreats = (roll: number) => {
      const { seat } = watched()
        .leader('empyrean', 'acamar')
        .units('hacan', '41', { cruiser: 1 })
        .units('hacan', '47', { destroyer: 1 })
        .units('letnev', '41', { cruiser: 1 })
        .active('letnev')
        .dice('combat', 1)
        .dice('combat', 1)
        .dice('gravity-rift', roll)
        .start(activate({ system: '41' }));
      seat('letnev').isAsked('move.from').passes();
      seat('hacan').isAsked('announce-retreat').chooses('retreat');
      const asked = seat('empyrean').isWaitedFor;
      if (asked) seat('empyrean').isAsked('after-ships-arrived').passes();
      return asked;
    };
    deepEqual([retreats(1), retreats(10)], [false, true]);
  },
);

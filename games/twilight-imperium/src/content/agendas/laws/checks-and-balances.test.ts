import { deepEqual, equal } from 'node:assert/strict';
import type { Seat } from '@orrery/kernel';
import { eventsOf, testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { whenStrategyCardChosen } from '../../../moments/phases/windows.ts';
import { agendaPhaseEnds } from '../../../rules/agenda/agenda-phase.ts';
import { strategyPhase } from '../../../rules/phases/strategy-phase.ts';
import { type Given, given } from '../../../testing/index.ts';

const { emit, heard } = testEvents<{ readonly 'test-refused': { readonly to: Seat } }>();

/** A card for a test, which refuses the first choice of Warfare. */
whenStrategyCardChosen.install({
  id: 'balance-disgrace',
  publicly: (game, seat, { card, refused }) =>
    game.seats[seat]!.relics.includes('balance-disgrace') && card === 'warfare' && !refused,
  playable: () => ['balance-disgrace'],
  *play(_game, _seat, moment) {
    moment.refused = true;
    yield* emit('test-refused', { to: moment.to });
  },
});

const factions = ['sol', 'hacan', 'letnev', 'xxcha', 'yin'] as const;
function table(seats: number): Given {
  const start = given(...factions.slice(0, seats)).law('checks-and-balances', 'for');
  for (let seat = 0; seat < seats; seat++) start.strategyCards(seat);
  return start;
}

proves(
  'LRR 84.1, agendas/checks-and-balances',
  'a player who chooses a strategy card gives it to another who has none',
  () => {
    const { seat, table: played } = table(5)
      .with(game => {
        game.strategyCards.find(({ id }) => id === 'trade')!.tradeGoods = 2;
      })
      .start(strategyPhase({}));
    seat(0).chooses('trade').isAsked('checks-and-balances').isOffered('1', '2', '3', '4').chooses('1');
    seat(1).chooses('warfare').isAsked('checks-and-balances').isOffered('0', '2', '3', '4').chooses('0');
    seat(2).chooses('politics').isAsked('checks-and-balances').isOffered('3', '4').chooses('4');
    seat(3).chooses('imperial'); // only seat 2 has none
    seat(4).chooses('leadership');
    deepEqual(
      played.state.seats.map(({ strategyCards }) => strategyCards.map(({ id }) => id)),
      [['warfare'], ['trade'], ['imperial'], ['leadership'], ['politics']],
    );
    deepEqual([seat(0).tradeGoods, seat(1).tradeGoods], [2, 0]); // its trade goods stay with the choosing player
  },
);

proves('LRR 84.1c, agendas/checks-and-balances', 'with three or four players everybody gets two', () => {
  const { seat, table: played } = table(3).start(strategyPhase({}));
  seat(0).chooses('trade').isOffered('1', '2').chooses('1');
  seat(1).chooses('warfare').isOffered('0', '2').chooses('2');
  seat(2).chooses('politics').isOffered('0', '1').chooses('1');
  seat(0).chooses('imperial'); // to the seat without a card
  seat(1).chooses('leadership');
  deepEqual(
    played.state.seats.map(({ strategyCards }) => strategyCards.length),
    [1, 2, 2],
  );
  seat(2).chooses('technology');
  deepEqual(
    played.state.seats.map(({ strategyCards }) => strategyCards.length),
    [2, 2, 2],
  );
});

proves('agendas/checks-and-balances', 'the last player without a strategy card keeps the one they choose', () => {
  const { seat, table: played } = table(5).start(strategyPhase({}));
  seat(0).chooses('trade').chooses('1');
  seat(1).chooses('warfare').chooses('0');
  seat(2).chooses('politics').chooses('3');
  seat(3).chooses('imperial').chooses('2');
  seat(4).isAsked('strategy-card').chooses('leadership');
  deepEqual(seat(4).player.strategyCards, [{ id: 'leadership', exhausted: false }]);
  equal(played.over, true);
});

proves('agendas/checks-and-balances', 'a card that is refused was given already; another is chosen and given', () => {
  const { seat, table: played } = table(5).relics(3, 'balance-disgrace').start(strategyPhase({}));
  seat(0).chooses('warfare').isAsked('checks-and-balances').chooses('2');
  seat(3).isAsked('when-strategy-card-chosen').chooses('balance-disgrace');
  deepEqual(eventsOf(heard(played), 'test-refused')[0]!.data, { to: 2 });
  seat(0).isAsked('strategy-card').chooses('trade').isAsked('checks-and-balances').chooses('1');
  deepEqual(seat(1).player.strategyCards, [{ id: 'trade', exhausted: false }]);
  seat(1).chooses('politics').chooses('0');
  seat(2).chooses('imperial').chooses('3');
  seat(3).chooses('leadership').chooses('2');
  seat(4).chooses('construction');
});

proves(
  'LRR 1.20, agendas/checks-and-balances',
  'a card of the speaker resolves before the law of the player who chooses',
  () => {
    const { seat, table: played } = table(5).relics(0, 'balance-disgrace').start(strategyPhase({}));
    seat(0).chooses('trade').chooses('1');
    seat(1).chooses('warfare');
    seat(0).isAsked('when-strategy-card-chosen').chooses('balance-disgrace');
    seat(1).isAsked('strategy-card').chooses('politics'); // no question about who gets a refused card
    seat(1).isAsked('checks-and-balances').chooses('0');
    seat(2).chooses('imperial').isAsked('checks-and-balances').chooses('3');
    seat(3).chooses('technology').isAsked('checks-and-balances').chooses('4');
    seat(4).chooses('leadership');
    deepEqual(
      played.state.seats.map(({ strategyCards }) => strategyCards.map(({ id }) => id)),
      [['politics'], ['trade'], ['leadership'], ['imperial'], ['technology']],
    );
  },
);

proves(
  'LRR 8.4, agendas/checks-and-balances',
  'voted down, everybody readies no more than 3 planets in this phase',
  () => {
    const start = given('sol', 'hacan', 'letnev');
    for (const id of ['lodor', 'quann', 'bereg', 'wellon'] as const)
      start.planet(id, { controller: 'sol', exhausted: true });
    for (const id of ['thibah', 'starpoint'] as const) start.planet(id, { controller: 'hacan', exhausted: true });
    start.planets('sol', 'jord');
    const { seat, table: played } = start
      .custodians(false)
      .phase('agenda')
      .active(null)
      .start({ proc: 'ti/consider-agenda', args: { card: 'checks-and-balances' } }, agendaPhaseEnds({}));
    seat('sol').isAsked('vote').passes().isAsked('break-tie').chooses('against');
    const asked = seat('sol').isAsked('ready-planets').isBound(3, 3).isOffered('lodor', 'quann', 'bereg', 'wellon');
    asked.chooses('lodor', 'bereg', 'wellon');
    deepEqual(
      [seat('sol').readyPlanets, seat('hacan').readyPlanets],
      [
        ['bereg', 'jord', 'lodor', 'wellon'],
        ['starpoint', 'thibah'],
      ],
    );
    deepEqual(played.state.lasting, []);
  },
);

import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given, type Started } from '../../../testing/index.ts';
import { gainTradeGoods } from '../../../verbs/economy/economy.ts';

const table = () => given('mentak', 'hacan', 'letnev').sheet('mentak');

/** A combat in empty space without a system to retreat to. */
const fight = activate({ system: '46' });

proves('LRR 51.4, leaders/suffi-an', 'the agent lets robber and robbed draw a card each', () => {
  const robbed = () =>
    table()
      .planets('mentak', 'wellon')
      .planets('hacan', 'lodor')
      .leader('mentak', 'suffi-an')
      .goods('hacan', { tradeGoods: 2 })
      .deck('action-cards', 'spy', 'plague', 'uprising')
      .runs(game => gainTradeGoods(game, 1, 1));
  const { seat } = robbed();
  seat('mentak').chooses('pillage').isAsked('after-faction-ability').isOffered('suffi-an').chooses('suffi-an');
  deepEqual(
    [0, 1, 2].map(each => seat(each).player.actionCards.length),
    [1, 1, 0],
  );
  deepEqual(seat('mentak').player.exhausted, ['suffi-an']);
  const left = robbed().seat('mentak').chooses('pillage').passes();
  deepEqual([left.player.actionCards, left.player.exhausted], [[], []]);
});

proves('LRR 51.4, leaders/suffi-an', 'not after faction abilities that take nothing from another player', () => {
  const { seat } = given('mentak', 'sol', 'hacan')
    .sheet('sol', 'orbital-drop')
    .leader('mentak', 'suffi-an')
    .planets('sol', 'lodor')
    .strategyCards('sol', 'leadership!')
    .start(takeTurn({ seat: 1 }));
  seat('sol').uses('orbital-drop');
  seat('mentak').isNotAsked();
  deepEqual(seat('sol').units('lodor'), { infantry: 2 });
});

/** Mentak wins a fight against Hacan, which holds two notes. */
const victory = (who: 'mentak' | 'letnev', cruisers: number, side: 'locked' | 'unlocked', ...notes: string[]) =>
  given('mentak', 'hacan', 'letnev')
    .leader('mentak', 'sula-mentarion', side)
    .notesInPlay('letnev', 'alliance#0')
    .notes('hacan', ...notes)
    .units(who, '46', { cruiser: cruisers })
    .units('hacan', '46', { fighter: 1 })
    .tokens(who, { fleet: 5 })
    .active(who)
    .dice('combat', ...Array.from({ length: cruisers }, () => 7))
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(fight);

const gives = ({ seat }: Started, winner: 'mentak' | 'letnev'): void => {
  seat(winner).isAsked('after-combat').isOffered('sula-mentarion').chooses('sula-mentarion');
  seat('hacan').isAsked('sula-mentarion.note').isOffered('ceasefire#1', 'trade-agreement#1').chooses('ceasefire#1');
  deepEqual([seat(winner).player.notes, seat('hacan').player.notes], [['ceasefire#1'], ['trade-agreement#1']]);
};

proves('LRR 51.7, leaders/sula-mentarion', 'the loser of a space combat gives a note of its choice', () => {
  gives(victory('mentak', 1, 'unlocked', 'ceasefire#1', 'trade-agreement#1'), 'mentak');
});

proves('LRR 51.8, leaders/sula-mentarion', 'also to whoever has the commander by Alliance', () => {
  gives(victory('letnev', 1, 'unlocked', 'ceasefire#1', 'trade-agreement#1'), 'letnev');
});

proves('LRR 51.7, leaders/sula-mentarion', 'if the winner likes, and there is a note to give', () => {
  const left = victory('mentak', 1, 'unlocked', 'ceasefire#1').seat('mentak').passes();
  deepEqual(left.player.notes, []);
  victory('mentak', 1, 'unlocked').seat('mentak').isNotAsked();
});

proves('LRR 51.6, leaders/sula-mentarion', 'four cruisers on the board unlock it', () => {
  victory('mentak', 3, 'locked', 'ceasefire#1').seat('mentak').isNotAsked();
  const { seat } = victory('mentak', 4, 'locked', 'ceasefire#1');
  seat('mentak').isAsked('after-combat').chooses('sula-mentarion');
  seat('hacan').chooses('ceasefire#1');
  deepEqual([seat('mentak').player.notes, seat('mentak').player.leaders[0]!.locked], [['ceasefire#1'], false]);
});

const hero = 'ipswitch-loose-cannon';

/** Answers how many ships are placed, if asked. */
const places = ({ seat, table: played }: Started, value: number): void => {
  const { ask } = seat('mentak').isAsked(`${hero}.ships`);
  played.answer({ ask: ask.id, seat: ask.seat, value });
};

proves('LRR 51.10, LRR 51.12, leaders/ipswitch-loose-cannon', 'ships like those it destroys join it', () => {
  const started = given('mentak', 'hacan', 'letnev')
    .leader('mentak', hero)
    .units('mentak', '46', { carrier: 2 })
    .units('hacan', '46', { cruiser: 2, fighter: 1 })
    .active('mentak')
    .dice('combat', 9, 9)
    .dice('combat', 7, 7, 1)
    .dice('combat', 9, 1)
    .dice('combat', 1)
    .technology(1, 'fighter-ii')
    .start(fight);
  const { seat, table: played } = started;
  seat('mentak').isAsked('start-of-space-combat').isOffered(hero).chooses(hero);
  deepEqual([seat('mentak').player.leaders, played.state.purged], [[], [hero]]);
  seat('hacan').isAsked('assign-hits').allots({ cruiser: 2 });
  // All carriers are lost before any ship is placed, and the combat continues.
  deepEqual(seat('mentak').units('46'), {});
  seat('mentak').isBound(0, 2);
  places(started, 2);
  deepEqual(seat('mentak').units('46'), { cruiser: 2 });
  places(started, 1);
  deepEqual([seat('mentak').units('46'), played.over], [{ cruiser: 2 }, true]); // a fighter without capacity
});

proves('LRR 37.3, leaders/ipswitch-loose-cannon', 'in defence and within the fleet pool; also none', () => {
  const started = given('mentak', 'hacan', 'letnev')
    .leader('mentak', hero)
    .tokens('mentak', { fleet: 1 })
    .units('mentak', '46', { carrier: 1 })
    .units('hacan', '46', { cruiser: 1, destroyer: 1 })
    .active('hacan')
    .dice('barrage', 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 9)
    .dice('combat', 1)
    .dice('combat', 9)
    .start(fight);
  const { seat } = started;
  seat('mentak').chooses(hero);
  seat('hacan').isAsked('assign-hits').allots({ destroyer: 1 });
  places(started, 1);
  seat('mentak').isAsked('remove-ships').isOfferedLines({ carrier: 1, destroyer: 1 }).allots({ destroyer: 1 });
  places(started, 0);
  deepEqual([seat('mentak').units('46'), seat('hacan').units('46')], [{ carrier: 1 }, {}]);
});

proves('LRR 51.10, leaders/ipswitch-loose-cannon', 'not for ships that it loses itself', () => {
  const started = given('mentak', 'hacan', 'letnev')
    .leader('mentak', hero)
    .units('mentak', '46', { carrier: 2 })
    .units('hacan', '46', { cruiser: 1 })
    .active('hacan')
    .dice('combat', 7)
    .dice('combat', 9, 1)
    .start(fight);
  started.seat('mentak').chooses(hero).isTold({ unit: 'cruiser', count: 1 }).isBound(0, 1);
  places(started, 0);
  deepEqual(started.seat('mentak').units('46'), { carrier: 1 });
});

/** The flagship of Hacan is destroyed while that of Mentak may be elsewhere. */
const sunk = (...elsewhere: ('free' | 'held')[]) => {
  const start = given('mentak', 'hacan', 'letnev')
    .leader('mentak', hero)
    .units('mentak', '46', { cruiser: 2 })
    .units('hacan', '46', { flagship: 1 })
    .active('mentak')
    .dice('combat', 7, 7)
    .dice('combat', 1, 1);
  if (elsewhere.length > 0) start.units('mentak', '35', { flagship: 1 });
  if (elsewhere.includes('held')) start.token('mentak', '35');
  const started = start.start(fight);
  started.seat('mentak').chooses(hero);
  started.seat('hacan').isAsked('sustain-damage').allots({ flagship: 1 });
  return started;
};

proves('LRR 23.4a, leaders/ipswitch-loose-cannon', 'the last piece of the reinforcements may join', () => {
  const spare = sunk();
  places(spare, 1);
  deepEqual(spare.seat('mentak').isNotAsked().units('46'), { cruiser: 2, flagship: 1 });
});

proves('LRR 23.4a, leaders/ipswitch-loose-cannon', 'without one it is called back from elsewhere', () => {
  const recalled = sunk('free');
  places(recalled, 1);
  recalled.seat('mentak').isAsked('recall').allots({ '35:space': 1 });
  const fleets = [recalled.seat('mentak').units('46'), recalled.seat('mentak').units('35')];
  deepEqual(fleets, [{ cruiser: 2, flagship: 1 }, {}]);
});

proves('LRR 23.4a, leaders/ipswitch-loose-cannon', 'and nothing is asked where it cannot be called back', () => {
  deepEqual(sunk('held').seat('mentak').isNotAsked().units('46'), { cruiser: 2 });
});

/** Two cruisers destroy one ship of Hacan's. */
const against = (use: boolean, unit: 'war-sun' | 'cruiser') => {
  const started = given('mentak', 'hacan', 'letnev')
    .technology('hacan', 'war-sun')
    .leader('mentak', hero)
    .units('mentak', '46', { cruiser: 2 })
    .units('hacan', '46', { [unit]: 1 })
    .active('mentak')
    .dice('combat', 7, 7)
    .dice('combat', ...(unit === 'war-sun' ? [1, 1, 1] : [1]))
    .start(fight);
  if (use) started.seat('mentak').chooses(hero);
  else started.seat('mentak').passes();
  if (unit === 'war-sun') started.seat('hacan').isAsked('sustain-damage').allots({ 'war-sun': 1 });
  return started;
};

proves('LRR 51.10, leaders/ipswitch-loose-cannon', 'no war sun without its technology', () => {
  deepEqual(against(true, 'war-sun').seat('mentak').isNotAsked().units('46'), { cruiser: 2 });
});

proves('LRR 51.10, leaders/ipswitch-loose-cannon', 'only once the hero is used', () => {
  deepEqual(against(false, 'cruiser').seat('mentak').isNotAsked().units('46'), { cruiser: 2 });
  const used = against(true, 'cruiser');
  places(used, 1);
  deepEqual(used.seat('mentak').units('46'), { cruiser: 3 });
});

import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { allRoleCards, type CardKey } from '../model/cards.ts';
import { given, type TestTable } from '../testing/index.ts';
import { actionPhase } from './action-phase.ts';
import { cleanup } from './cleanup.ts';
import { followers, rolePhase } from './role-phase.ts';

// Interaction 1 stands in action-phase.test.ts, interaction 8 with Dissension in content/technologies.

proves('ED 36', 'with deck and discard pile empty a draw brings nothing', () => {
  // interaction 2
  const { seat } = given(2)
    .hand(0, 'survey')
    .deck(0, 'research')
    .start(actionPhase({ left: 1 }), cleanup({}));

  const me = seat(0).chooses('survey'); // draws the one card there is
  deepEqual(me.hand, ['research']);
  me.isAsked('discard').passes(); // the Survey card has been discarded since, and is drawn for the hand limit

  deepEqual(me.hand, ['research', 'survey']);
  deepEqual([...me.deck, ...me.discard], []);
});

proves('ED 8', 'dissent is a valid choice when there is nothing to draw', () => {
  // interaction 2
  const { seat } = given(2).start(followers({ role: 'survey', waiting: [1] }));

  const follower = seat(1).isOffered('dissent').chooses('dissent');

  deepEqual([...follower.hand, ...follower.deck, ...follower.discard], []);
});

proves('ED 33, ED 36', 'cards played in the role are discarded first, and can be drawn in the same Cleanup', () => {
  // interaction 3
  const { seat } = given(2)
    .hand(0, 'survey', 'survey', 'survey')
    .played(0, 'warfare', 'warfare', 'warfare')
    .start(cleanup({}));

  const me = seat(0).isAsked('discard').isOffered('survey', 'survey', 'survey').passes();

  deepEqual(me.hand, ['survey', 'survey', 'survey', 'warfare', 'warfare']);
  deepEqual(me.deck, ['warfare']);
  deepEqual([...me.discard, ...me.played], []);
});

proves(
  'ED 33, ED 35',
  "followers' cards go to their own discard piles, and only the active seat fills its hand",
  () => {
    // interaction 4
    const { seat } = given(3)
      .hand(1, 'warfare', 'research')
      .deck(1, 'survey', 'survey')
      .hand(2, 'warfare')
      .deck(2, 'survey')
      .start(rolePhase({}), cleanup({}));

    seat(0).chooses('warfare');
    seat(1).chooses('warfare');
    seat(2).chooses('warfare');

    deepEqual(seat(0).hand, ['warfare']); // the card taken: discarded, reshuffled, drawn
    for (const follower of [seat(1), seat(2)]) {
      deepEqual([follower.discard, follower.played], [['warfare'], []]);
      equal(follower.deck.includes('survey'), true);
    }
    deepEqual([seat(1).hand, seat(2).hand], [['research'], []]);
  },
);

proves('ED 8, ED 35', 'a hand grown by dissents is cut down only in its own Cleanup', () => {
  // interaction 5
  const dissent = () => followers({ role: 'survey', waiting: [0] });
  const { seat } = given(2)
    .hand(0, 'research', 'research', 'research', 'research', 'research')
    .deck(0, 'warfare', 'warfare', 'warfare')
    .start(dissent(), dissent(), dissent(), cleanup({}));

  const me = seat(0).chooses('dissent').chooses('dissent').chooses('dissent');
  equal(me.hand.length, 8);
  me.isAsked('discard').isTold({ limit: 5 }).isRefused('answer/too-few', 'research', 'research');
  me.chooses('research', 'research', 'research');

  deepEqual(me.hand, ['research', 'research', 'warfare', 'warfare', 'warfare']);
  deepEqual(me.discard, ['research', 'research', 'research']);
});

proves('ED 34, ED 35', 'the whole hand may be discarded, and five cards are drawn', () => {
  // interaction 6
  const { seat } = given(2)
    .hand(0, 'research', 'research', 'research', 'research', 'research')
    .deck(0, 'warfare', 'warfare', 'warfare', 'warfare', 'warfare', 'warfare')
    .start(cleanup({}));

  const me = seat(0).chooses('research', 'research', 'research', 'research', 'research');

  deepEqual(me.hand, ['warfare', 'warfare', 'warfare', 'warfare', 'warfare']);
  deepEqual(me.deck, ['warfare']);
  equal(me.discard.length, 5);
});

proves('ED 35', 'a planet turned this turn raises the hand limit of this Cleanup', () => {
  // interaction 7
  const { seat } = given(2)
    .planet(0, 'oknow', { colonies: ['terraforming'] })
    .permanent(0, 'fertile-ground')
    .planet(0, 'styku', { faceUp: true })
    .deck(0, 'warfare', 'warfare', 'warfare', 'warfare', 'warfare', 'warfare', 'warfare')
    .start(rolePhase({}), cleanup({}));

  const me = seat(0).chooses('colonize').chooses('settle:oknow'); // two colonies and two symbols for a cost of 4
  seat(1).chooses('dissent');

  equal(me.hand.length, 6);
});

/** How often each Role card is somewhere on the table. */
function placesOf({ state }: TestTable): Map<CardKey, number> {
  const places = new Map<CardKey, number>();
  const zones = [
    ...Object.values(state.stacks),
    state.removed,
    ...state.seats.flatMap(({ deck, hand, discard, played, acting, planets }) => [
      deck,
      hand,
      discard,
      played,
      acting ? [acting] : [],
      ...planets.map(planet => planet.colonies),
    ]),
  ];
  for (const card of zones.flat()) places.set(card, (places.get(card) ?? 0) + 1);
  return places;
}

proves('ED "Role Phase"', 'through every step of a turn each Role card is in exactly one place', () => {
  // interaction 9
  const { table, seat } = given(2)
    .hand(0, 'politics', 'colonize')
    .deck(0, 'survey')
    .planet(0, 'voson')
    .planet(0, 'drawde', { colonies: ['colonize'] })
    .hand(1, 'colonize')
    .planet(1, 'pomerene')
    .start(actionPhase({ left: 1 }), rolePhase({}), cleanup({}));
  const conserved = () => {
    const places = placesOf(table);
    deepEqual(
      allRoleCards.filter(card => places.get(card) !== 1),
      [],
    );
  };

  const me = seat(0);
  const answers: [who: number, names: string[]][] = [
    [0, ['politics']],
    [0, ['colonize']], // taken by Politics into the hand
    [0, ['colonize']], // led
    [0, ['colonize']], // a boost
    [0, ['drawde']],
    [0, ['voson']],
    [1, ['colonize']],
    [0, []],
  ];
  for (const [who, names] of answers) {
    conserved();
    seat(who).chooses(...names);
  }
  conserved();

  deepEqual([me.colonies('drawde').length, me.colonies('voson').length], [2, 1]);
  equal(seat(1).colonies('pomerene').length, 1);
  deepEqual(me.hand, ['colonize', 'survey']);
});

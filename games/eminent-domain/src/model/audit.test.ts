import { deepEqual } from 'node:assert/strict';
import { newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { given } from '../testing/index.ts';
import { audit } from './audit.ts';
import { cloneState } from './clone.generated.ts';
import type { State } from './state.ts';

/** What the audit says of a sound table after this was done to it. */
function after(spoil: (game: State) => void, sound: State = begun()): string[] {
  deepEqual(audit(sound), []);
  const game = cloneState(sound);
  spoil(game);
  return audit(game);
}

const begun = (): State => newTable(eminentDomain, { seats: 2, seed: 'audit' }).state;

test('a new table is in order, whatever its options', () => {
  for (const seats of [2, 3, 4])
    for (const options of [{}, { learning: true }, { errata2014: true }])
      deepEqual(audit(newTable(eminentDomain, { seats, options, seed: 'sound' }).state), []);
});

test('a lost card is missed in every zone it can be lost from', () => {
  const sound = given(2)
    .hand(0, 'survey')
    .deck(0, 'survey')
    .discard(0, 'survey')
    .played(0, 'survey')
    .planet(0, 'idroyos', { colonies: ['terraforming'] })
    .start().table.state;
  sound.seats[0]!.acting = sound.seats[0]!.hand.pop()!;
  sound.seats[0]!.hand.push(sound.seats[0]!.deck.pop()!);
  sound.seats[0]!.deck.push(sound.stacks.survey.pop()!);
  const zones: ((game: State) => string)[] = [
    game => game.seats[0]!.hand.pop()!,
    game => game.seats[0]!.deck.pop()!,
    game => game.seats[0]!.discard.pop()!,
    game => game.seats[0]!.played.pop()!,
    game => game.seats[0]!.planets[0]!.colonies.pop()!,
    game => game.stacks.warfare.pop()!,
    game => game.removed.pop()!,
    game => {
      const card = game.seats[0]!.acting!;
      game.seats[0]!.acting = null;
      return card;
    },
  ];
  for (const lose of zones) {
    let lost = '';
    const problems = after(game => {
      lost = lose(game);
    }, sound);
    deepEqual(problems, [`${lost} is there 0 times`]);
  }
});

test('a doubled card is noticed, and one that is no card at all', () => {
  deepEqual(
    after(game => game.seats[1]!.hand.push('survey#20')),
    ['survey#20 is there 2 times'],
  );
  deepEqual(
    after(game => game.removed.push('joker')),
    ['joker does not belong here'],
  );
});

test('a technology is on offer or with somebody, not both and not neither', () => {
  deepEqual(
    after(game => game.seats[0]!.hand.push('terraforming')),
    ['terraforming is there 2 times'],
  );
  deepEqual(
    after(game => game.market.splice(game.market.indexOf('terraforming'), 1)),
    ['terraforming is there 0 times'],
  );
});

test('a permanent is on offer with its other side, or one of the two is with somebody', () => {
  const sound = given(2).permanent(0, 'logistics').start().table.state;
  deepEqual(
    after(game => game.seats[1]!.permanents.push('productivity'), sound),
    ['logistics is in 2 places', 'productivity is in 2 places'],
  );
  deepEqual(
    after(game => game.market.push('productivity'), sound),
    ['productivity is in 2 places'],
  );
  deepEqual(
    after(game => game.seats[0]!.permanents.pop(), sound),
    ['logistics is in 0 places', 'productivity is in 0 places'],
  );
});

test('the learning game has no technology anywhere', () => {
  const learning = newTable(eminentDomain, { seats: 2, options: { learning: true }, seed: 'audit' }).state;
  deepEqual(
    after(game => game.seats[0]!.hand.push('terraforming'), learning),
    ['terraforming does not belong here'],
  );
});

test('a planet is in one place, and in one only', () => {
  const sound = given(2).planet(0, 'idroyos').planetDeck('lyttle', 'voson').planetDiscard('styku').start().table.state;
  sound.looking.push(sound.planetDeck.pop()!);
  deepEqual(
    after(game => game.planetDeck.push('idroyos'), sound),
    ['idroyos is there 2 times'],
  );
  const zones: ((game: State) => string)[] = [
    game => game.planetDeck.pop()!,
    game => game.planetDiscard.pop()!,
    game => game.looking.pop()!,
    game => game.planetsOut.pop()!,
    game => game.seats[0]!.planets.pop()!.id,
  ];
  for (const lose of zones) {
    let lost = '';
    const problems = after(game => {
      lost = lose(game);
    }, sound);
    deepEqual(problems, [`${lost} is there 0 times`]);
  }
});

test('influence tokens come out of the supply, and more than 24 only once it is empty', () => {
  deepEqual(
    after(game => {
      game.seats[0]!.influence++;
    }),
    ['25 influence tokens'],
  );
  deepEqual(
    after(game => {
      game.supply--;
    }),
    ['23 influence tokens'],
  );
  const low = given(2).influence(0, 23).start().table.state;
  deepEqual(
    after(game => {
      game.seats[0]!.influence++;
    }, low),
    ['25 influence tokens'],
  );
  const dry = given(2).influence(0, 24).start().table.state;
  deepEqual(
    after(game => {
      game.seats[0]!.influence += 3;
    }, dry),
    [],
  );
  deepEqual(
    after(game => {
      game.seats[0]!.influence -= 3;
    }, dry),
    ['21 influence tokens'],
  );
});

test('nobody owes fighters, and no planet holds what it cannot hold', () => {
  deepEqual(
    after(game => {
      game.seats[1]!.fighters = -1;
    }),
    ['seat 1 has -1 fighters'],
  );
  const sound = given(2)
    .planet(0, 'new-texas', { faceUp: true, filled: true })
    .planet(0, 'idroyos')
    .planet(0, 'voson', { faceUp: true, scorched: true })
    .hand(0, 'colonize')
    .start().table.state;
  const planet = (game: State, place: number) => game.seats[0]!.planets[place]!;
  deepEqual(
    after(game => planet(game, 0).filled.pop(), sound),
    ['new-texas has 1 slots'],
  );
  deepEqual(
    after(game => planet(game, 1).filled.push(true), sound),
    ['idroyos has 1 slots', 'idroyos holds what it cannot hold'],
  );
  deepEqual(
    after(game => {
      planet(game, 2).filled[0] = true;
    }, sound),
    ['voson holds what it cannot hold'],
  );
  deepEqual(
    after(game => planet(game, 0).colonies.push(game.seats[0]!.hand.pop()!), sound),
    ['new-texas is face up and has colonies'],
  );
});

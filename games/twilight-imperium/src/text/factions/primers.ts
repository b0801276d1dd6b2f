import type { FactionId } from '../../model/ids.ts';

/** For whoever chooses a faction: how hard it is to play, and what it is good at. */
export interface Primer {
  /** 1: good for a first game. 3: needs a player who knows the game. */
  readonly difficulty: 1 | 2 | 3;
  readonly text: string;
}

export const primers: Readonly<Partial<Record<FactionId, Primer>>> = {
  sol: {
    difficulty: 1,
    text: 'More of everything that takes planets: an extra command token each round, infantry that appear where they are needed, and carriers that hold more. Spread early, defend with numbers, and spend tokens freely. A safe choice for a first game.',
  },
  hacan: {
    difficulty: 1,
    text: 'Traders with the most commodities in the game. They deal with everybody, not only neighbours, and follow Trade for nothing. Weak in war at the start, so buy peace, technology and votes. Good for players who like to talk.',
  },
  letnev: {
    difficulty: 1,
    text: 'Large fleets that others do not dare to attack: two ships more in each system, and combat dice that can be rolled again for trade goods. Build dreadnoughts, repair them, and hold the middle. Simple to play, hungry for resources.',
  },
  jolnar: {
    difficulty: 2,
    text: 'They begin with four technologies and research faster than anyone, but all their combat rolls are worse by one. Stay out of fair fights, let technology win for you, and sell what others want to know.',
  },
  xxcha: {
    difficulty: 2,
    text: 'Masters of the agenda phase, with strong defences at home. They take a planet next door whenever Diplomacy is played, cancel agendas they dislike, and are hard to attack. Slow to expand, strong late.',
  },
  sardakk: {
    difficulty: 2,
    text: 'Every combat roll is better by one. No starting technology and little income, so conquest has to pay for itself: take planets early and keep pressing. A faction for players who like to attack.',
  },
  l1z1x: {
    difficulty: 2,
    text: 'Dreadnoughts that carry troops and bombard in every round of an invasion, and captured structures that become their own. Slow to start with one home planet, feared once the first dreadnoughts move.',
  },
  mentak: {
    difficulty: 2,
    text: 'Pirates: cruisers shoot before a combat begins, and neighbours with three trade goods lose one. Stay near rich players, hit isolated ships, and let others pay to be left alone. Needs good timing.',
  },
};

import type { FactionId } from '../../model/ids.ts';

/** For whoever chooses a faction: how hard it is to play, and what it is good at. */
export interface Primer {
  /** 1: good for a first game. 3: needs a player who knows the game. */
  readonly difficulty: 1 | 2 | 3;
  readonly text: string;
}

export const primers: Readonly<Partial<Record<FactionId, Primer>>> = {
  titans: {
    difficulty: 2,
    text: 'Wherever they explore, a sleeper may lie down, and when they activate its system it awakens: a PDS that fights, produces and shoots, even on a planet that was lost meanwhile. Explore widely, keep command tokens for awakening, and let cruisers and giants hold what you take. Slow on the move, hard to remove.',
  },
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
  creuss: {
    difficulty: 3,
    text: 'They live behind a gate beside the board, and every alpha and beta wormhole is a door for them: fast fleets that strike where nobody expects them, and tokens that open new doors. Hard to reach, and hard to read for newcomers.',
  },
  mahact: {
    difficulty: 3,
    text: "Each player they beat leaves a command token with them: a larger fleet, and that player's commander as their own. Pick small fights with many, not a war with one. Many abilities to keep in mind, so not for a first game.",
  },
  nekro: {
    difficulty: 3,
    text: 'They research nothing: what others know, they take in battle or by a right prediction, and two of their cards copy faction technologies. They do not vote, and trade command tokens for science. Fight often, and fight those who know much.',
  },
  mentak: {
    difficulty: 2,
    text: 'Pirates: cruisers shoot before a combat begins, and neighbours with three trade goods lose one. Stay near rich players, hit isolated ships, and let others pay to be left alone. Needs good timing.',
  },
  winnu: {
    difficulty: 1,
    text: 'Mecatol Rex is meant for them: they send its custodians away for nothing, fortify it at once, and fight better there. They choose their first technology. Go for the middle early, and hold it while the others wear themselves out.',
  },
  keleres: {
    difficulty: 3,
    text: 'Lawyers of the galaxy: they live in the home of a faction that nobody plays, know what the others know, and switch all laws off for a trade good. Fast at a small income, with many actions in a turn once Suffi An is there. Hard to attack, for every step costs their guests influence.',
  },
  yssaril: {
    difficulty: 3,
    text: "Hands full of action cards, and a look at those of others. They draw more and keep all, stall until others have passed, steal cards, and their agent does whatever anybody's agent does. Weak fleets and a small home; for players who like to know what the others plan.",
  },
  arborec: {
    difficulty: 2,
    text: 'A forest that walks: every infantry is a factory, so wherever they land they can build, even in the middle of a war. Space docks make everything but infantry. Slow at first, hard to uproot later. Bring infantry along with each fleet.',
  },
  vuilraith: {
    difficulty: 3,
    text: "They keep what they destroy: captured ships and troops pay for their own, and open their unit upgrades. Their space docks tear gravity rifts that swallow others' ships and speed up theirs. Fight often, but beware of blockades, which free the captives.",
  },
  empyrean: {
    difficulty: 2,
    text: 'Between all fronts, and at peace with everybody: they let others pass their ships for a favour, give command tokens and cheap trade, and cancel action cards with their mechs. They live on deals and on the frontier between the planets. Good for players who like to talk and to wait.',
  },
  muaat: {
    difficulty: 2,
    text: 'They begin with a war sun, and build ships wherever it is for tokens of their strategy pool. One home planet and no carrier: move the war sun early, let it carry your troops, and guard it well. Late in the game they burn whole systems.',
  },
  saar: {
    difficulty: 2,
    text: 'Wanderers: their space docks fly along with the fleet, and each planet they take pays a trade good. They need no home to score, so go where the planets are, and never leave a dock without a ship beside it.',
  },
  argent: {
    difficulty: 2,
    text: 'Destroyers are their army: cheap, able to carry, and deadly to fighters and to damaged ships. They always vote first, with extra votes. Keep many destroyers about, pick fights against carriers, and lead the table in the agenda phase.',
  },
  yin: {
    difficulty: 3,
    text: 'Zealots who turn enemies into their own and blow up their small ships to sink large ones. Cheap cruisers and destroyers are weapons, infantry are plentiful. Attack planets held by infantry, keep influence ready, and make every fight costly.',
  },
  'naaz-rokha': {
    difficulty: 2,
    text: 'Explorers with mechs that fight on the ground and in space. They draw more exploration cards, need fewer fragments for a relic, and send mechs out with every fleet. Explore early, collect relics, and let the mechs fight.',
  },
  naalu: {
    difficulty: 2,
    text: 'Always first, and never where the blow falls: their ships slip away when others arrive, swarms of good fighters guard them, and they see what neighbours hold. Home is poor, so expand early, and choose when to fight. Good for players who like to react.',
  },
  nomad: {
    difficulty: 2,
    text: 'A flagship from the first turn, and three agents where others have one: double a gain of trade goods, roll the dice of a combat again, or bring troops to where they are needed, for yourself or as a favour to be paid for. Research the flagship upgrade early and leave mechs on the way: it leaps to wherever one stands. Guard it well.',
  },
};

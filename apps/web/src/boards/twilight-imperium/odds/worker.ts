import { type Fight, type Odds, oddsOf } from '@orrery/twilight-imperium/odds';

/** How many fights a question is worth, how many at a stretch, and for how long at most. */
const RUNS = 1000;
const STRETCH = 25;
const MOST_MS = 300;

let current = 0;

const added = (a: Odds | undefined, b: Odds): Odds => {
  if (!a) return b;
  const runs = a.runs + b.runs;
  const mean = (x: number, y: number) => (x * a.runs + y * b.runs) / runs;
  const left = (x: Odds['survivors']['attacker'], y: Odds['survivors']['attacker']) =>
    Object.fromEntries(
      [...new Set([...Object.keys(x), ...Object.keys(y)])].map(key => {
        const unit = key as keyof typeof x;
        return [unit, mean(x[unit] ?? 0, y[unit] ?? 0)];
      }),
    );
  return {
    runs,
    win: mean(a.win, b.win),
    lose: mean(a.lose, b.lose),
    draw: mean(a.draw, b.draw),
    survivors: {
      attacker: left(a.survivors.attacker, b.survivors.attacker),
      defender: left(a.survivors.defender, b.survivors.defender),
    },
  };
};

/** A breath, in which a newer question may be heard. */
const breath = () => new Promise(resolve => setTimeout(resolve));

async function reckon(id: number, fight: Fight): Promise<Odds | undefined> {
  const end = performance.now() + MOST_MS;
  let odds: Odds | undefined;
  for (let runs = 0; runs < RUNS && (!odds || performance.now() < end); runs += STRETCH) {
    odds = added(odds, oddsOf(fight, { runs: STRETCH, seed: `odds ${runs}` }));
    await breath();
    if (id !== current) return undefined;
  }
  return odds;
}

/** What the page asks: fights, and a number that makes older questions void. */
export interface OddsQuestion {
  readonly id: number;
  readonly fights: readonly Fight[];
}

export interface OddsAnswer {
  readonly id: number;
  readonly odds: readonly Odds[];
}

addEventListener('message', async ({ data: { id, fights } }: MessageEvent<OddsQuestion>) => {
  current = id;
  const all: Odds[] = [];
  for (const fight of fights) {
    const odds = await reckon(id, fight);
    if (!odds) return;
    all.push(odds);
  }
  postMessage({ id, odds: all } satisfies OddsAnswer);
});

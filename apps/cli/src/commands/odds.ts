import type { Outcome } from '@orrery/kernel';
import {
  checkFight,
  type FactionId,
  factionIds,
  type Odds,
  oddsOf,
  type Place,
  readForce,
  type Side,
  type TechnologyId,
  technologyIds,
} from '@orrery/twilight-imperium/odds';
import { command as define, list, UsageError, wholeNumber } from './arguments.ts';

const accepted = <T>(read: Outcome<T>, what: string): T => {
  if (!read.ok) throw new UsageError(`${what}: ${read.message}`);
  return read.value;
};

function oneOf<T extends string>(word: string, known: readonly T[], what: string): T {
  const found = known.find(each => each === word.toLowerCase());
  if (!found) throw new UsageError(`there is no ${what} "${word}"; there is: ${known.join(', ')}`);
  return found;
}

function readSide(
  name: 'attacker' | 'defender',
  units: string | undefined,
  technologies: string | undefined,
  faction: string | undefined,
): Side {
  if (units === undefined) throw new UsageError(`--${name} is missing: for instance --${name} "2 dn 1 cv 3 ff"`);
  return {
    units: accepted(readForce(units), `--${name}`),
    technologies: list(technologies ?? '').map(word => oneOf<TechnologyId>(word, technologyIds, 'technology')),
    ...(faction === undefined ? {} : { faction: oneOf<FactionId>(faction, factionIds, 'faction') }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function print({ win, lose, draw, runs, survivors }: Odds): string {
  const left = (side: Odds['survivors']['attacker']): string =>
    Object.entries(side)
      .map(([unit, count]) => `${count.toFixed(2)} ${unit}`)
      .join(', ') || 'nothing';
  return [
    `attacker wins ${percent(win)}, defender wins ${percent(lose)}, nobody ${percent(draw)} (${runs} fights)`,
    `left on average: attacker ${left(survivors.attacker)}; defender ${left(survivors.defender)}`,
  ].join('\n');
}

const usage = `
orrery odds --attacker UNITS --defender UNITS [--place space|ground] [--runs N] [--seed TEXT] [--json]

Fights a combat of Twilight Imperium many times by the game's own rules and says who wins how often. Both sides sustain
damage first, then lose what is cheapest, and never retreat.

  --attacker UNITS          for instance "2 dn 1 cv 3 ff"
  --defender UNITS          ws fs dn cv ca dd ff in space; mech inf on the ground; pds sd with the defender
  --place space|ground      where (space); ships of the attacker bombard before a fight on the ground
  --attacker-tech NAME,...  technologies of a side, as plasma-scoring or dreadnought-ii
  --defender-tech NAME,...
  --attacker-faction NAME   whose flagship and mechs a side has (sol)
  --defender-faction NAME
  --runs N                  how many fights (10000)
  --seed TEXT               the same seed gives the same answer (1)
  --json                    one JSON object instead of lines
`;

export const command = define({
  name: 'odds',
  summary: 'Say who wins a combat of Twilight Imperium how often',
  usage,
  options: {
    attacker: { type: 'string' },
    defender: { type: 'string' },
    place: { type: 'string' },
    'attacker-tech': { type: 'string' },
    'defender-tech': { type: 'string' },
    'attacker-faction': { type: 'string' },
    'defender-faction': { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
  async carryOut([word], values) {
    if (word !== undefined) throw new UsageError(`what is "${word}"? Units go between quotes after --attacker`);
    const place = oneOf<Place>(values.place ?? 'space', ['space', 'ground'], 'place');
    const attacker = readSide('attacker', values.attacker, values['attacker-tech'], values['attacker-faction']);
    const defender = readSide('defender', values.defender, values['defender-tech'], values['defender-faction']);
    const fight = accepted(checkFight({ attacker, defender, place }), `--place ${place}`);
    const runs = wholeNumber(values.runs, 'runs', 10_000);
    const odds = oddsOf(fight, { runs, seed: values.seed ?? '1' });
    process.stdout.write(`${values.json ? JSON.stringify(odds) : print(odds)}\n`);
    return 0;
  },
});

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
  type Source,
  simulatedOdds,
  sources,
  type TechnologyId,
  technologyIds,
} from '@orrery/twilight-imperium/odds';
import { technologyTexts } from '@orrery/twilight-imperium/text';
import { command as define, list, UsageError, wholeNumber } from '../usage/arguments.ts';

const accepted = <T>(read: Outcome<T>, what: string): T => {
  if (!read.ok) throw new UsageError(`${what}: ${read.message}`);
  return read.value;
};

function oneOf<T extends string>(word: string, known: readonly T[], what: string): T {
  const found = known.find(each => each === word.toLowerCase());
  if (!found) throw new UsageError(`there is no ${what} "${word}"; there is: ${known.join(', ')}`);
  return found;
}

/** A technology, and the set whose wording is meant if one was named. */
interface NamedTechnology {
  readonly id: TechnologyId;
  readonly wording?: Source;
}

/** The sets that changed the wording of a technology, oldest first. */
const wordingsOf = (id: TechnologyId): Source[] => {
  const { text } = technologyTexts[id];
  return typeof text === 'string' ? [] : sources.filter(set => text[set] !== undefined);
};

/** Newer wordings have a name of their own: magen-defense-grid-omega, or magen-defense-grid-Ω, and twice for the next. */
function readTechnology(word: string): NamedTechnology {
  const [, name = '', signs = ''] = /^(.*?)((?:-?(?:omega|ω))*)$/.exec(word.toLowerCase()) ?? [];
  const id = oneOf<TechnologyId>(name, technologyIds, 'technology');
  const count = signs.match(/omega|ω/g)?.length ?? 0;
  if (count === 0) return { id };
  const wording = wordingsOf(id)[count];
  if (!wording) throw new UsageError(`there is no wording "${word}" of ${id}`);
  return { id, wording };
}

/** The sets in use: without those that would replace a wording that was named. */
function setsFor(typed: string | undefined, named: readonly NamedTechnology[]): Source[] {
  const chosen = typed === undefined ? sources : list(typed).map(word => oneOf<Source>(word, sources, 'set'));
  const tooNew = new Set(
    named.flatMap(({ id, wording }) => {
      const all = wordingsOf(id);
      return wording ? all.slice(all.indexOf(wording) + 1) : [];
    }),
  );
  const sets = sources.filter(set => set === 'base' || (chosen.includes(set) && !tooNew.has(set)));
  for (const { id, wording } of named)
    if (wording && !sets.includes(wording))
      throw new UsageError(`the wording of ${id} in ${wording} conflicts with the other wordings or the sets`);
  return sets;
}

interface TypedSide {
  readonly units: string | undefined;
  readonly technologies: readonly NamedTechnology[];
  readonly faction: string | undefined;
  readonly goods: string | undefined;
}

function readSide(name: 'attacker' | 'defender', { units, technologies, faction, goods }: TypedSide): Side {
  if (units === undefined) throw new UsageError(`--${name} is missing: for instance --${name} "2 dn 1 cv 3 ff"`);
  return {
    units: accepted(readForce(units), `--${name}`),
    technologies: technologies.map(({ id }) => id),
    ...(faction === undefined ? {} : { faction: oneOf<FactionId>(faction, factionIds, 'faction') }),
    ...(goods === undefined ? {} : { tradeGoods: wholeNumber(goods, `${name}-goods`, 0, 0) }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** One line for a side that has more units than its ships can carry. */
const beyond = (name: string, count: number): string[] =>
  count === 0
    ? []
    : [`the ships of the ${name} cannot carry ${count === 1 ? '1 fighter' : `${count} fighters`}; all fight as given`];

function print({ win, lose, draw, method, runs, survivors, beyondCapacity }: Odds): string {
  const left = (side: Odds['survivors']['attacker']): string =>
    Object.entries(side)
      .map(([unit, count]) => `${count.toFixed(2)} ${unit}`)
      .join(', ') || 'nothing';
  return [
    `attacker wins ${percent(win)}, defender wins ${percent(lose)}, nobody ${percent(draw)} (${method === 'exact' ? 'exactly' : `${runs} fights`})`,
    `left on average: attacker ${left(survivors.attacker)}; defender ${left(survivors.defender)}`,
    ...beyond('attacker', beyondCapacity.attacker),
    ...beyond('defender', beyondCapacity.defender),
  ].join('\n');
}

const usage = `
orrery odds --attacker UNITS --defender UNITS [--place space|ground] [--runs N] [--seed TEXT] [--json]

Says who wins a combat of Twilight Imperium how often, by the game's own rules: exactly, by following every outcome of the
dice, where there are few enough of them, else from many fights; it says which. Both sides sustain damage first, then lose what is cheapest, spend their trade goods where it helps, and never retreat. Fleets fight as given,
also what their ships could not carry.

  --attacker UNITS          for instance "2 dn 1 cv 3 ff"
  --defender UNITS          ws fs dn cv ca dd ff in space; mech inf on the ground; pds sd with the defender
  --place space|ground      where (space); ships of the attacker bombard before a fight on the ground
  --attacker-tech NAME,...  technologies of a side, as plasma-scoring or dreadnought-ii; newer wordings by their name:
                            magen-defense-grid-omega, magen-defense-grid-omega-omega (the newest in the sets)
  --defender-tech NAME,...
  --attacker-faction NAME   whose flagship and mechs a side has (sol)
  --defender-faction NAME
  --attacker-goods N        trade goods for Munitions Reserves and the flagship of Hacan (0)
  --defender-goods N
  --sets SET,...            boxes on the table, which decide about wordings (all)
  --runs N                  how many fights if it is not exact (10000); given, the fight is fought in any case
  --seed TEXT               the same seed gives the same answer (1)
  --json                    one JSON object instead of lines
`;

export const command = define({
  name: 'odds',
  summary: 'Estimate who wins a combat of Twilight Imperium',
  usage,
  options: {
    attacker: { type: 'string' },
    defender: { type: 'string' },
    place: { type: 'string' },
    'attacker-tech': { type: 'string' },
    'defender-tech': { type: 'string' },
    'attacker-faction': { type: 'string' },
    'defender-faction': { type: 'string' },
    'attacker-goods': { type: 'string' },
    'defender-goods': { type: 'string' },
    sets: { type: 'string' },
    runs: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
  async carryOut([word], values) {
    if (word !== undefined) throw new UsageError(`unexpected "${word}": units go between quotes after --attacker`);
    const place = oneOf<Place>(values.place ?? 'space', ['space', 'ground'], 'place');
    const side = (name: 'attacker' | 'defender'): TypedSide => ({
      units: values[name],
      technologies: list(values[`${name}-tech`] ?? '').map(readTechnology),
      faction: values[`${name}-faction`],
      goods: values[`${name}-goods`],
    });
    const sides = { attacker: side('attacker'), defender: side('defender') };
    const attacker = readSide('attacker', sides.attacker);
    const defender = readSide('defender', sides.defender);
    const sets = setsFor(values.sets, [...sides.attacker.technologies, ...sides.defender.technologies]);
    const fight = accepted(checkFight({ attacker, defender, place, sets }), `--place ${place}`);
    const runs = wholeNumber(values.runs, 'runs', 10_000);
    const simulation = { runs, seed: values.seed ?? '1' };
    const odds = values.runs === undefined ? oddsOf(fight, simulation) : simulatedOdds(fight, simulation);
    process.stdout.write(`${values.json ? JSON.stringify(odds) : print(odds)}\n`);
    return 0;
  },
});

import { canPlayTogether, type FactionId, factionsIn, type Source } from '@orrery/twilight-imperium/view';
import { type MiltyChoices, miltyIn } from './milty-choices.ts';

/** Sets that can be on the table, in the order of their printing. */
export const setsOffered: readonly Source[] = ['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4'];

/** How players come to their factions: dealt, named here, or chosen at the table in one of several ways. */
export const factionModes = [
  'random',
  'named',
  'pick',
  'pick-and-ban',
  'two-of-which-one',
  'random-within',
  'milty',
] as const;
export type FactionMode = (typeof factionModes)[number];

/** What a way to choose asks for, and how much is usual. */
export interface FactionNumbers {
  /** By each player, in `pick-and-ban`. */
  readonly bans: number;
  /** To each player, in `two-of-which-one`. */
  readonly dealt: number;
  /** By each player, at least, in `random-within`: as many as players, so that nobody is left without one. */
  readonly named: number;
}

const usualNumbers = (seats: number): FactionNumbers => ({ bans: 1, dealt: 2, named: seats });

/** How many factions a way to choose needs for so many seats. */
export function factionsNeeded(mode: FactionMode, seats: number, { bans, dealt } = usualNumbers(seats)): number {
  if (mode === 'pick-and-ban') return seats * (1 + bans);
  return mode === 'two-of-which-one' ? seats * dealt : seats;
}

/** What the panel shows and changes, read from the options of the table. */
export interface Choices {
  readonly seats: number;
  readonly sets: readonly Source[];
  readonly points: number;
  readonly factionMode: FactionMode;
  /** By seat, where they are named. */
  readonly factions: readonly FactionId[];
  readonly numbers: FactionNumbers;
  /** Factions that the host takes out: nobody is dealt or offered them. */
  readonly without: readonly FactionId[];
  /** How many slices and factions a Milty draft offers; the usual numbers where none is given. */
  readonly milty: MiltyChoices;
  readonly teStrategyCards: boolean;
  readonly guarded: boolean;
  /** A map string, the name of a layout, `random`, or `build`; nothing before anybody has chosen. */
  readonly map: string | undefined;
}

type Options = Readonly<Record<string, unknown>>;

/** The factions that can be played with these sets. */
export const playableIn = (sets: readonly Source[]): FactionId[] =>
  factionsIn(sets).flatMap(({ id, isComplete }) => (isComplete ? [id] : []));

/** The factions that are dealt or offered. */
export const onOffer = ({ sets, without }: Pick<Choices, 'sets' | 'without'>): FactionId[] =>
  playableIn(sets).filter(id => !without.includes(id));

/** So many different factions: the wanted ones where they fit, elsewhere the first free ones that can play with the others. */
export function fillFactions(
  wanted: readonly unknown[],
  seats: number,
  pool: readonly FactionId[],
  sets: readonly Source[],
): FactionId[] {
  const fits = (id: unknown, seat: number): id is FactionId =>
    pool.includes(id as FactionId) && seat >= 0 && seat < seats && wanted.indexOf(id) === seat;
  const chosen = Array.from({ length: seats }, (_, seat) => (fits(wanted[seat], seat) ? wanted[seat] : undefined));
  const taken = chosen.filter(id => id !== undefined);
  return chosen.flatMap(id => {
    const free = id ?? pool.find(each => !taken.includes(each) && canPlayTogether([...taken, each], sets));
    if (!id && free) taken.push(free);
    return free ?? [];
  });
}

/** So many of these in the order in which they come, without any that could not play with those before. */
export const firstFactions = (order: readonly FactionId[], seats: number, sets: readonly Source[]): FactionId[] =>
  fillFactions([], seats, order, sets);

/** The option as an object, also where it is a word alone. */
const setupIn = ({ setup }: Options): Options =>
  typeof setup === 'object' && setup !== null ? (setup as Options) : { kind: setup };

/** Random and picks in turn, from some of the factions, are told as other ways that ask nothing more. */
function factionModeOf(options: Options): FactionMode {
  const { kind, named, bans, from } = setupIn(options);
  if (kind === 'random-within' && from !== undefined && (named ?? 0) === 0) return 'random';
  if (kind === 'pick-and-ban' && bans === 0) return 'pick';
  const mode = factionModes.find(each => each === kind);
  if (mode) return mode;
  if (options.draft === true) return 'pick';
  return Array.isArray(options.factions) && options.factions.length > 0 ? 'named' : 'random';
}

function numbersIn(setup: Options, seats: number): FactionNumbers {
  const usual = usualNumbers(seats);
  const read = (name: keyof FactionNumbers, least: number): number => {
    const value = setup[name];
    return typeof value === 'number' && value >= least ? value : usual[name];
  };
  return { bans: read('bans', 1), dealt: read('dealt', 2), named: read('named', seats) };
}

/** Reads options that came from a link or an earlier table; whatever does not fit is as usual. */
export function readChoices(options: Options, seats: number): Choices {
  const raw = Array.isArray(options.sets) ? options.sets : setsOffered;
  const sets = setsOffered.filter(set => set === 'base' || raw.includes(set) || (set === 'pok' && seats > 6));
  const named: unknown[] = Array.isArray(options.factions) ? options.factions : [];
  const { points, map } = options;
  const setup = setupIn(options);
  const { from } = setup;
  return {
    seats,
    sets,
    points: typeof points === 'number' ? points : 10,
    factionMode: factionModeOf(options),
    numbers: numbersIn(setup, seats),
    without: Array.isArray(from) ? playableIn(sets).filter(id => !from.includes(id)) : [],
    milty: setup.kind === 'milty' ? miltyIn(setup) : {},
    factions: fillFactions(named, seats, playableIn(sets), sets),
    teStrategyCards: options.teStrategyCards === true,
    guarded: options.guarded === true,
    map: typeof map === 'string' ? map : undefined,
  };
}

/** The option in the shortest way: a word where all is as usual. */
function setupOf(choices: Choices): Options {
  const { factionMode: mode, milty, without, numbers } = choices;
  const from = without.length > 0 ? { from: onOffer(choices) } : {};
  const usual = usualNumbers(choices.seats);
  const unusual = (name: keyof FactionNumbers) => (numbers[name] === usual[name] ? {} : { [name]: numbers[name] });
  const said = (kind: string, details: Options): Options => ({
    setup: Object.keys(details).length === 0 ? kind : { kind, ...details },
  });
  switch (mode) {
    case 'named':
      return {};
    case 'random':
      return without.length > 0 ? said('random-within', from) : {};
    case 'pick':
      return without.length > 0 ? said('pick-and-ban', { bans: 0, ...from }) : said('pick', {});
    case 'pick-and-ban':
      return said(mode, { ...unusual('bans'), ...from });
    case 'two-of-which-one':
      return said(mode, { ...unusual('dealt'), ...from });
    case 'random-within':
      return said(mode, { ...(without.length > 0 ? { named: numbers.named } : unusual('named')), ...from });
    case 'milty': {
      const { factions, ...details } = milty;
      const most = Math.min(factions ?? 0, onOffer(choices).length);
      return { setup: { kind: mode, ...details, ...(factions !== undefined && { factions: most }), ...from } };
    }
  }
}

/** The options as the game reads them. A Milty draft lays a map of its own. */
export const optionsOf = (choices: Choices): Options => ({
  sets: choices.sets,
  points: choices.points,
  ...(choices.factionMode === 'named' ? { factions: choices.factions } : {}),
  ...setupOf(choices),
  ...(choices.teStrategyCards ? { teStrategyCards: true } : {}),
  ...(choices.guarded ? { guarded: true } : {}),
  ...(choices.factionMode === 'milty' ? {} : { map: choices.map ?? 'random' }),
});

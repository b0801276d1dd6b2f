import { type Options as EdOptions, type State as EdState, eminentDomain } from '@orrery/eminent-domain';
import type { View as EdView } from '@orrery/eminent-domain/view';
import type { Game, KernelState } from '@orrery/kernel';
import { type Options as TiOptions, type State as TiState, twilightImperium } from '@orrery/twilight-imperium';
import { teStrategyCardsWords } from '@orrery/twilight-imperium/text';
import type { View as TiView } from '@orrery/twilight-imperium/view';

/** A game that the apps can offer. */
export interface Offer<G extends KernelState = KernelState, O = unknown, V = unknown> {
  readonly id: string;
  readonly title: string;
  readonly game: Game<G, O, V>;
  /** The default number of players. */
  readonly players: number;
  /** Boolean options, off by default. */
  readonly switches: readonly Switch[];
  /** Options that have a value, and what kind of value. */
  readonly values: readonly { readonly id: string; readonly summary: string; readonly kind: ValueKind }[];
}

/** An option to switch on. */
interface Switch {
  readonly id: string;
  readonly summary: string;
  /** What the option changes, in a sentence for players. */
  readonly words?: readonly string[];
}

/** A list is typed with commas between its items. */
type ValueKind = 'text' | 'number' | 'list';

const typedValue = (kind: ValueKind, text: string): unknown => {
  if (kind === 'number') return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text); // the game says what is wrong with it
  return kind === 'list' ? text.split(',').map(word => word.trim()) : text.trim();
};

/** Parses typed option values. */
export const readTyped = ({ values }: Pick<Offer, 'values'>, options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const kind = values.find(each => each.id === id)?.kind;
      return [id, kind && typeof value === 'string' ? typedValue(kind, value) : value];
    }),
  );

interface Games {
  readonly 'eminent-domain': Offer<EdState, EdOptions, EdView>;
  readonly 'twilight-imperium': Offer<TiState, TiOptions, TiView>;
}

/** Every game has this option; the kernel reads it by this name. */
const guarded: Switch = {
  id: 'guarded',
  summary: 'everybody is asked, whatever they hold, so that questions reveal nothing about hands',
};

/** All games by id, with the types of their state, options and view. */
export const games: Games = {
  'eminent-domain': {
    id: eminentDomain.id,
    title: 'Eminent Domain',
    game: eminentDomain,
    players: 3,
    switches: [
      { id: 'errata2014', summary: 'the corrected cards and display of 2014' },
      { id: 'extended', summary: 'a longer game for three' },
      { id: 'learning', summary: 'without technologies and the Research role' },
      guarded,
    ],
    values: [],
  },
  'twilight-imperium': {
    id: twilightImperium.id,
    title: 'Twilight Imperium',
    game: twilightImperium,
    players: 6,
    switches: [
      { id: 'draft', summary: 'everybody picks a faction, in random order' },
      {
        id: 'teStrategyCards',
        summary: "Construction and Warfare as Thunder's Edge words them",
        words: teStrategyCardsWords,
      },
      guarded,
    ],
    values: [
      { id: 'factions', summary: 'one for each seat, such as sol,hacan,letnev; at random unless named', kind: 'list' },
      {
        id: 'setup',
        summary:
          'what is chosen at the table: pick, pick-and-ban, two-of-which-one, random-within, milty or build, with details such as "milty slices=7"',
        kind: 'text',
      },
      { id: 'points', summary: 'victory points to play to (10)', kind: 'number' },
      { id: 'map', summary: 'a map string, the name of a layout, random, or build', kind: 'text' },
      { id: 'sets', summary: 'boxes on the table, such as base,pok', kind: 'list' },
    ],
  },
};

export type GameId = keyof Games;

/** What a seat sees of a game. */
export type ViewOf<Id extends GameId> = Games[Id] extends Offer<infer _G, infer _O, infer V> ? V : never;

/**
 * All games, for callers that do not distinguish them. The types cannot show that this is safe, since steps take their
 * own game's state; it is safe because a state is only used with the game that created it.
 */
export const catalogue: readonly Offer[] = Object.values(games) as readonly unknown[] as readonly Offer[];

/** The game of that id, if there is one. */
export const findGame = (id: string): Offer | undefined => catalogue.find(each => each.id === id);

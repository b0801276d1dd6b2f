import type { Ask, GameEvent, Option, Reason, Seat, Target } from '@orrery/kernel';
import type { Picture, RoomPicture } from '@orrery/protocol';
import type { GameSummary } from '@orrery/tabletop';
import type { ComponentType, ReactNode } from 'react';
import type { Draft } from '../ask/choice.ts';
import type { Asking } from '../ask/use-asking.ts';
import type { Feed } from '../feed/feed.ts';
import type { AskWords, LogWords, OptionWords } from '../text/game-words.ts';

/** What a board is drawn from: one seat's view, and who sits where. */
export interface BoardProps<V, E extends GameEvent = GameEvent> {
  readonly view: V;
  readonly picture: Picture;
  readonly room: RoomPicture;
  readonly me: Seat | null;
  /** The newest events, as this seat learned of them. */
  readonly events: readonly E[];
  /** What happened since the picture before this one, for pieces to move by. */
  readonly fresh: readonly E[];
  /** Counts up with each picture. */
  readonly moment: number;
  readonly nameOf: (seat: Seat) => string;
}

/** What a sheet needs to plan with: the question at hand, and the panel that puts it where nothing is planned. */
export interface SheetProps<V, E extends GameEvent = GameEvent> extends BoardProps<V, E> {
  readonly feed: Feed;
  readonly asking: Asking;
  /** What can be used before the question at hand. */
  readonly firstly: ReactNode;
  readonly children: ReactNode;
}

export interface MomentGroup {
  readonly title: string;
  readonly moments: readonly { readonly window: string; readonly words: string }[];
}

/** Something to look at over the page, from the menu, by a key, or from a piece on the table. */
export interface BoardTool<V, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly label: string;
  readonly key: string;
  readonly Window: ComponentType<BoardProps<V, E> & { readonly at?: Target; readonly close: () => void }>;
}

/** By what a player can filter the news. */
export interface NewsFilters<V, E extends GameEvent = GameEvent> {
  /** Whether an event is about the player: it names them, or a place that is theirs. */
  isAboutMe(event: E, props: BoardProps<V, E>): boolean;
  /** Whether an event is about objectives or points, where the game has such things. */
  isAboutObjectives?(event: E): boolean;
  /** The neighbours of the player, where the game has such a thing. */
  neighbours?(props: BoardProps<V, E>, hear: (seats: readonly Seat[]) => void): () => void;
}

/** A game in the browser. All of it is drawn from one seat's view; nothing is decided here. */
export interface Board<V, E extends GameEvent = GameEvent> {
  ask(ask: Ask, props: BoardProps<V, E>): AskWords;
  option(ask: Ask, option: Option, props: BoardProps<V, E>): OptionWords;
  /** Why something cannot be done. */
  reason(reason: Reason, props: BoardProps<V, E>): string;
  /** Moments that a player can pass by a standing order, in words, by where in the game they come up. */
  readonly moments: readonly MomentGroup[];
  /**
   * Events in words. A game that was begun under older rules may have told of things that no longer happen: of these, the
   * type alone.
   */
  log(events: readonly E[], props: BoardProps<V, E>): readonly LogWords[];
  /** The same where there is no view to look anything up in. */
  logAlone(events: readonly E[], me: Seat | null, nameOf: (seat: Seat) => string): readonly LogWords[];
  /** What some events are about, to filter what happened. */
  readonly filters?: NewsFilters<V, E>;
  /** What the game has come to, from all of its events. */
  summary(events: readonly E[], props: BoardProps<V, E>): GameSummary;
  /** Whose deed an event is, if it is anybody's. */
  actor(event: E): Seat | undefined;
  /** What there is to see in some events, step by step, as a weight: the least is left out first. */
  steps(events: readonly { readonly type: string }[]): readonly number[];
  /** Whether a piece lies where it can be marked; what does not, is shown by itself. */
  isOnTable(at: Target, props: BoardProps<V, E>): boolean;
  /** A piece by itself, in full: a card, say. */
  readonly Detail: ComponentType<BoardProps<V, E> & { readonly at: Target; readonly close: () => void }>;
  /** Who one is in the game and what wins, for somebody who has just sat down. */
  welcome(props: BoardProps<V, E>): readonly string[];
  readonly tools?: readonly BoardTool<V, E>[];
  /** Keys of the board itself, and what they do. */
  readonly keys?: readonly (readonly [keys: readonly string[], what: string])[];
  /** The table itself. */
  readonly Table: ComponentType<BoardProps<V, E>>;
  /** Figures that help with the current question: the odds of a fight, say. */
  readonly Beside?: ComponentType<BoardProps<V, E>>;
  /** What confirming an answer would do. */
  confirm?(ask: Ask, draft: Draft, props: BoardProps<V, E>): string | undefined;
  /** Whether a question is answered on a sheet with those that follow from it, so that a click only picks. */
  holds?(ask: Ask): boolean;
  /** Plans several answers at once, in place of the question at hand. */
  readonly Sheet?: ComponentType<SheetProps<V, E>>;
  /** The player's own things, for the side panel: hand, pools, technologies. */
  readonly OwnPanel: ComponentType<BoardProps<V, E>>;
  /** What all players share, for the side panel: objectives, laws, decks. */
  readonly CommonPanel: ComponentType<BoardProps<V, E>>;
  /** Where the game stands and who is ahead, for the top edge. */
  readonly Heading: ComponentType<BoardProps<V, E>>;
}

/** Options of a game, before its table is made. */
export interface OptionsPanelProps {
  /** As they will be sent; what is missing is as usual. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits where, in words. */
  readonly seats: readonly string[];
  /** Changes may follow each other before the page is drawn again, so each is told what the options are then. */
  readonly change: (update: (options: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>) => void;
}

/** The options of a table in short, for whoever is invited to it. */
export type OptionsSummaryProps = Pick<OptionsPanelProps, 'options' | 'seats'>;

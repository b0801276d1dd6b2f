import type { Ask, Barred, GameEvent, Option, Reason, Seat, Standing } from '@orrery/kernel';
import type { Paint } from './paint.ts';

/** How to draw: for how wide a screen, in which colours, and what people are called. */
export interface Style {
  readonly paint: Paint;
  readonly width: number;
  nameOf(seat: Seat): string;
}

/** What a picture says besides what lies on the table. */
export interface PictureWords {
  readonly title: string;
  nameOf(seat: Seat): string;
  /** With the cards in the hand of the seat that sees it. */
  readonly showsHand: boolean;
}

/** One option on the screen. */
export interface OptionLine {
  readonly label: string;
  readonly note?: string;
  /** A short word that a person can type for it. */
  readonly code?: string;
  /** Shown only after the player types `more`. */
  readonly aside?: boolean;
}

export interface AskLines {
  readonly question: string;
  readonly options: readonly OptionLine[];
  /** What it means to choose nothing, where that is allowed. */
  readonly pass?: string;
}

export interface LogLine {
  readonly text: string;
  /** Begins a new part of the story, such as a turn. */
  readonly heading: boolean;
}

/** A game in the terminal. Everything it shows comes from one seat's view. */
export interface Screen<V, E extends GameEvent = GameEvent> {
  /** The maximum width that it uses, in columns. */
  readonly widest: number;
  /** Whether a question with only one answer should still be shown. */
  mustAsk(ask: Ask): boolean;
  /** The whole table. */
  draw(view: V, style: Style): string[];
  ask(ask: Ask, view: V, style: Style): AskLines;
  /** What a question does not offer, by name. */
  barred(ask: Ask, barred: Barred, view: V, style: Style): string;
  /** Why something cannot be done. */
  reason(reason: Reason, view: V, style: Style): string;
  log(events: readonly E[], view: V, style: Style): LogLine[];
  /** A key that changes when the whole table should be drawn again; undefined if not yet. */
  chapter(view: V, events: readonly E[]): string | undefined;
  /** Details of the pieces that match a name; empty if none does. */
  about(name: string, view: V, style: Style): string[];
  /** The name of the piece an option points at, if it points at one. */
  pieceOf(option: Option, view: V): string | undefined;
  /** Further pages that a player can call up by a word. */
  readonly pages: Readonly<Record<string, { summary: string; draw(view: V, style: Style): string[] }>>;
  /** How the game went so far, from all of its events. */
  statistics(events: readonly E[], view: V, style: Style): string[];
  /** The table as SVG. */
  picture(view: V, words: PictureWords): string;
  scores(view: V, standing: Standing, style: Style): string[];
}

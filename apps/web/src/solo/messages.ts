import type { AnswerValue, Save } from '@orrery/kernel';
import type { Command, Downward, HistoryPicture, Moment, Refused } from '@orrery/protocol';

/** Messages from the page to the engine in its worker. */
export type ToEngine =
  /** Goes on with a game that is kept here, or begins it from a seed. */
  | {
      readonly type: 'open';
      readonly table: string;
      readonly game: string;
      readonly seats: number;
      readonly seed: string;
      /** Begins this guided game. */
      readonly lesson?: string;
    }
  /** Lets bots play the middle of a guided game, up to its last turns. */
  | { readonly type: 'jump' }
  | { readonly type: 'command'; readonly id: string; readonly command: Command }
  | { readonly type: 'moments'; readonly id: string }
  | { readonly type: 'history'; readonly id: string; readonly from: number };

/** A game kept in this browser. */
export interface SoloGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  readonly save: Save;
  /** It began as this guided game, with these answers of the person. */
  readonly lesson?: { readonly id: string; readonly answers: readonly AnswerValue[] };
}

/** Where a guided game stands. */
export interface Guidance {
  readonly lesson: string;
  /** The number of the step; as many as there are once all are done. */
  readonly at: number;
  /** The question that the step is about. */
  readonly ask: string | undefined;
  /** Whether bots may play up to the last turns. */
  readonly mayJump: boolean;
}

export type FromEngine =
  | Downward
  | ({ readonly type: 'guidance' } & Guidance)
  /** The game that is kept here cannot be loaded. */
  | { readonly type: 'unloadable'; readonly why: Refused }
  | { readonly type: 'moments'; readonly id: string; readonly moments: readonly Moment[] | undefined }
  | { readonly type: 'history'; readonly id: string; readonly history: HistoryPicture | undefined };

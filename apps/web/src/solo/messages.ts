import type { Save } from '@orrery/kernel';
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
    }
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
}

export type FromEngine =
  | Downward
  /** The game that is kept here cannot be loaded. */
  | { readonly type: 'unloadable'; readonly why: Refused }
  | { readonly type: 'moments'; readonly id: string; readonly moments: readonly Moment[] | undefined }
  | { readonly type: 'history'; readonly id: string; readonly history: HistoryPicture | undefined };

import type { Json, Seat, Seed } from '@orrery/kernel';
import type { Refused } from '@orrery/protocol';
import type { TableRecord } from '../store/store.ts';

/** A request to the history thread: which part of which game, and for which viewer. */
export type Question =
  | {
      readonly read: 'events';
      readonly table: string;
      readonly seat: Seat | null;
      readonly before: number;
      readonly most: number;
    }
  | { readonly read: 'moments'; readonly table: string; readonly revision: number; readonly seat: Seat | null }
  | {
      readonly read: 'history';
      readonly table: string;
      readonly revision: number;
      readonly seat: Seat | null;
      readonly game: string;
      readonly seats: number;
      readonly options: Json;
      readonly seed: Seed;
      readonly from: number;
    }
  | {
      readonly read: 'picture';
      readonly table: string;
      readonly revision: number;
      readonly game: string;
      readonly options: Json;
      readonly seed: Seed;
      readonly title: string;
      /** What the seats are called, and their colours. */
      readonly names: readonly string[];
      readonly colours: readonly number[];
    }
  | { readonly read: 'save'; readonly record: TableRecord };

/** Messages to the thread: a question, a request for the next chunk, or a cancellation. */
export type ToHistory =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly next: true }
  | { readonly id: number; readonly drop: true };

/** A chunk of an answer; `undefined` after the last one. */
export type Piece =
  | { readonly id: number; readonly text: string | undefined }
  | { readonly id: number; readonly refused: Refused }
  | { readonly id: number; readonly error: string };

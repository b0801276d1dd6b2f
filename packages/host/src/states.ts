import {
  type Entry,
  type Game,
  type Json,
  type KernelState,
  migrateState,
  type Seat,
  type Snapshot,
} from '@orrery/kernel';
import { apply, type Patch, type Picture, update } from '@orrery/protocol';

/**
 * A stored state at a safe point, so that the history can be shown after a change of rules: whole, or as a diff to the
 * state stored before it.
 */
export interface KeptState extends Omit<Snapshot<KernelState>, 'state'> {
  readonly rulesVersion: number;
  readonly state?: KernelState;
  readonly patch?: Patch;
}

/** A state in its stored form; `before` is the one stored before it under the same rules, if any. */
export function keepState(
  { state, ...place }: Snapshot<KernelState>,
  rulesVersion: number,
  before?: Snapshot<KernelState>,
): KeptState {
  if (!before) return { ...place, rulesVersion, state };
  const patch = JSON.parse(update(before.state as unknown as Json, state as unknown as Json)) as Patch;
  return { ...place, rulesVersion, patch };
}

/** A state and its rules version. */
export interface StoredState {
  readonly rulesVersion: number;
  readonly snapshot: Snapshot<KernelState>;
}

/** Stored states with differences resolved, each in the form of its own rules version. */
export function statesIn(kept: readonly KeptState[]): StoredState[] {
  let last: Json | undefined;
  return kept.flatMap(({ rulesVersion, state, patch, ...place }) => {
    if (state) last = state as unknown as Json;
    else if (last !== undefined && patch) last = apply(last, patch);
    else return [];
    return [{ rulesVersion, snapshot: { ...place, state: last as unknown as KernelState } }];
  });
}

/** Collects the states of one table during play, in the order of its log. */
export class StateLog {
  readonly #kept: KeptState[];
  #last: Snapshot<KernelState> | undefined;
  #length: number;

  /** Continues from the states that were stored up to this number of entries. */
  constructor(kept: readonly KeptState[] = [], length = 0) {
    this.#kept = [...kept];
    this.#length = length;
  }

  get all(): readonly KeptState[] {
    return this.#kept;
  }

  /** Stores the newest safe point of the table, and drops those that were undone. */
  note(table: {
    readonly game: Pick<Game, 'rulesVersion'>;
    readonly log: readonly Entry[];
    readonly snapshots: readonly Snapshot<KernelState>[];
  }): void {
    for (const entry of table.log.slice(this.#length)) if (entry.t === 'undo') this.#cut(entry.to);
    this.#length = table.log.length;
    const newest = table.snapshots.at(-1);
    const last = this.#kept.at(-1);
    const { rulesVersion } = table.game;
    if (!newest || (last && last.rulesVersion === rulesVersion && last.at >= newest.at)) return;
    this.#kept.push(keepState(newest, rulesVersion, last?.rulesVersion === rulesVersion ? this.#before() : undefined));
    this.#last = newest;
  }

  /** The last stored state. After an undo or a reload it is rebuilt from differences. */
  #before(): Snapshot<KernelState> | undefined {
    return this.#last ?? statesIn(this.#kept).at(-1)?.snapshot;
  }

  #cut(to: number): void {
    const { length } = this.#kept;
    while (this.#kept.length > 0 && this.#kept.at(-1)!.at > to) this.#kept.pop();
    if (this.#kept.length < length) this.#last = undefined;
  }
}

/** A state of older rules as a seat, or a spectator, would see it now: the board without questions. */
export function statePicture(
  game: Game,
  { rulesVersion, snapshot }: StoredState,
  seat: Seat | null,
): Picture | undefined {
  const state = migrateState<KernelState>(game, rulesVersion, snapshot.state);
  if (!state.ok) return undefined;
  return {
    view: game.view(state.value, seat) as Json,
    ...{ asks: [], barred: [], replaceable: [], ahead: [], orders: [], reaction: null, waiting: [] },
    ...{ undo: null, undoAsked: null, seed: null },
    standing: (state.value.stack.length === 0 && game.standing(state.value)) || null,
  };
}

import { RuleCrash } from '@orrery/kernel';
import type { Refused } from '@orrery/protocol';
import { granted, type Result, refused } from '../common/refusal.ts';
import { working } from '../common/watchdog.ts';
import { hasOnlyClockChanges, peopleOf, type Room } from '../rooms/room.ts';
import type { Store } from '../store/store.ts';
import type { Done, Draft } from './drafts/draft.ts';
import { CONFLICTS } from './load-table.ts';
import type { SyncedTable } from './synced-table.ts';
import { failed, newerRules } from './table-refusals.ts';

/** The dependencies of a commit on its table. */
interface CommitHooks {
  readonly table: SyncedTable;
  readonly store: Pick<Store, 'commit' | 'knows' | 'isShared'>;
  readonly fault: (error: unknown, what: string) => void;
  /** Reloads the table, and sends viewers the changes. */
  reload(): Promise<void>;
  /** Called before each draft. */
  beforeDraft(): void;
  /** When the table is due next, once the draft is stored. */
  wakeAt(draft: Draft): number | null;
  /** Prepares the viewers' updates for a draft, while its game is in memory. */
  prepareToShow(draft: Draft): () => void;
  /** The draft is stored; `show` sends the prepared updates. */
  applied(draft: Draft, previous: Room, show: () => void): void;
}

/** Drafts changes of a table, stores them, and applies them once they are stored. */
export class Commits {
  readonly #hooks: CommitHooks;

  constructor(hooks: CommitHooks) {
    this.#hooks = hooks;
  }

  /**
   * Drafts, stores and applies a change. If another process wrote first, it starts over from the new state. A change
   * with a command id has an effect only once.
   */
  async commit(
    what: string,
    draftNow: () => Result<Draft> | Promise<Result<Draft>>,
    command?: string,
  ): Promise<Result<Done>> {
    const { table, store, fault, reload, beforeDraft } = this.#hooks;
    const { id } = table.room;
    try {
      for (let tries = 0; tries < CONFLICTS; tries++) {
        if (table.isOutOfStep) await reload();
        if (table.hasNewerRules) return newerRules;
        const { revision } = table.record;
        beforeDraft();
        const drafting = working(id, what, draftNow);
        const drafted = drafting instanceof Promise ? await drafting : drafting;
        if (!drafted.ok) {
          if (this.#isFinal(drafted)) return drafted;
          const isDone = command !== undefined && (await store.knows(id, command));
          await reload(); // after a write of another process the command may be legal
          if (isDone) return granted({ n: table.game?.length ?? 0 });
          if (table.record.revision === revision) return drafted;
          continue;
        }
        if (drafted.value.isVoid) {
          if (store.isShared) await reload(); // another process may have changed that
          if (table.record.revision === revision) return granted(drafted.value.reply);
          continue;
        }
        const outcome = await this.#store(drafted.value, revision, command);
        if (outcome === 'done') return granted(drafted.value.reply);
        await reload();
        if (outcome === 'repeated') return granted({ n: table.game?.length ?? 0 });
      }
      return refused('request/failed', 'The table is too busy; try again.');
    } catch (error) {
      table.markStale();
      fault(error, error instanceof RuleCrash ? 'a rule crashed' : 'a change was not stored');
      return failed;
    }
  }

  async #store(draft: Draft, revision: number, command: string | undefined): Promise<'done' | 'conflict' | 'repeated'> {
    const { table, store, wakeAt, prepareToShow, applied } = this.#hooks;
    const { room, game, commit, closes } = draft;
    const { room: previous } = table;
    const named = command === undefined ? {} : closes ? { answer: command } : { command };
    table.markStale(); // the game is ahead of the store now
    const onlyClocks = hasOnlyClockChanges(previous, room);
    const seated = onlyClocks ? {} : sittersSince(previous, room);
    const snapshot = table.snapshotDue(game?.snapshots.at(-1));
    const whole = { revision, room, onlyClocks, wakeAt: wakeAt(draft), ...commit, ...snapshot, ...seated, ...named };
    const show = prepareToShow(draft);
    const outcome = await store.commit(room.id, whole);
    if (outcome !== 'done') return outcome;
    table.apply(draft);
    applied(draft, previous, show);
    if (snapshot) table.snapshotIsStored(snapshot.snapshot);
    return outcome;
  }

  /** If nobody else writes to the store, an illegal answer cannot have been executed before or become legal. */
  #isFinal({ code }: Refused): boolean {
    return code.startsWith('answer/') && !this.#hooks.store.isShared;
  }
}

/** The people at the table, if they have changed. */
function sittersSince(before: Room, now: Room): { sitters?: readonly string[] } {
  const sitters = peopleOf(now);
  return sitters.join() === peopleOf(before).join() ? {} : { sitters };
}

import type { Game } from './game.ts';
import { canonical } from './hash.ts';
import type { Snapshot } from './history.ts';
import { invariant, type Outcome, refuse, yes } from './refusals.ts';
import type { Json, KernelState } from './types.ts';

/** A state of an older rules version: JSON with only the kernel's part typed. */
export interface OldState extends KernelState {
  [key: string]: unknown;
}

/**
 * One step of a game's rules, from version `from` to the next. Pure and forward only; once released it is never edited.
 * It gets a copy, which it may change in place.
 */
export interface Migration {
  readonly from: number;
  /** What changes for players, one sentence each. Running games show it in their log. */
  readonly changes: readonly string[];
  /** Converts the options; by default they are unchanged. */
  readonly options?: (options: Json) => Json;
  /** Converts the state; by default it is unchanged. */
  readonly state?: (state: OldState) => OldState;
}

/** The versions of a game's rules. Only adding a migration raises the version. */
export function rulesVersions(
  oldest: number,
  migrations: readonly Migration[],
): Pick<Game, 'rulesVersion' | 'migrations'> {
  for (const [i, { from }] of migrations.entries())
    invariant(from === oldest + i, () => `migration ${i} must lead on from rules version ${oldest + i}, not ${from}`);
  return { rulesVersion: oldest + migrations.length, migrations };
}

type Versioned = Pick<Game, 'rulesVersion' | 'migrations'>;

/** The migrations that lead from a version to the present one, in order. */
export function migrationsFrom({ rulesVersion, migrations }: Versioned, from: number): Outcome<readonly Migration[]> {
  if (from > rulesVersion)
    return refuse('save/rules-version', `This game follows rules version ${from}; here is ${rulesVersion}.`);
  const oldest = rulesVersion - migrations.length;
  if (from < oldest)
    return refuse(
      'save/rules-version',
      `This game follows rules version ${from}; only those from version ${oldest} on can be played on here.`,
    );
  return yes(migrations.slice(from - oldest));
}

/** Converts the options of a game under older rules to the current version (or to version `to`). */
export function migrateOptions(
  game: Versioned,
  from: number,
  options: unknown,
  to = game.rulesVersion,
): Outcome<unknown> {
  const steps = migrationsFrom(game, from);
  if (!steps.ok) return steps;
  return guarded(() => {
    let now = options as Json;
    for (const { from: version, options: step } of steps.value) if (version < to) now = step?.(copyOf(now)) ?? now;
    return now;
  });
}

/** Converts a state of an older version to the current one (or to version `to`), as a separate copy. */
export function migrateState<G extends KernelState>(
  game: Versioned,
  from: number,
  state: unknown,
  to = game.rulesVersion,
): Outcome<G> {
  const steps = migrationsFrom(game, from);
  if (!steps.ok) return steps;
  const old = state as OldState;
  return guarded(() => {
    let now = copyOf(old);
    for (const { from: version, state: step } of steps.value) if (version < to) now = step?.(now) ?? now;
    const { asked, streams } = now.core;
    invariant(
      asked === old.core.asked && canonical(streams) === canonical(old.core.streams),
      'a migration changed how many asks were opened or how far the dice have come',
    );
    return now as unknown as G;
  });
}

/** Converts a snapshot of an older version to the current one, and audits it. */
export function migrateSnapshot<G extends KernelState>(
  game: Game<G>,
  from: number,
  snapshot: Snapshot<KernelState>,
): Outcome<Snapshot<G>> {
  const migrated = migrateState<G>(game, from, snapshot.state);
  if (!migrated.ok) return migrated;
  const audited = guarded(() => game.audit(migrated.value));
  if (!audited.ok) return audited;
  const [problem] = audited.value;
  if (problem !== undefined) return cannotMove(problem);
  return yes({ ...snapshot, state: migrated.value });
}

export const cannotMove = (why: string) =>
  refuse('save/migration', `This game cannot go on under the rules here: ${why}.`);

/** Migrations may throw on unforeseen states; then the game is not migrated. */
function guarded<T>(work: () => T): Outcome<T> {
  try {
    return yes(work());
  } catch (error) {
    return cannotMove(error instanceof Error ? error.message : String(error));
  }
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

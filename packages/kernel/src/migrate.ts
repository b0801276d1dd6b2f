import type { Game } from './game.ts';
import { canonical } from './hash.ts';
import type { Snapshot } from './history.ts';
import { invariant, type Outcome, refuse, yes } from './refusals.ts';
import type { Json, KernelState } from './types.ts';

/** A state of an older rules version: JSON of which only the kernel's own part is known. */
export interface OldState extends KernelState {
  [key: string]: unknown;
}

/**
 * One step of a game's rules, from version `from` to the next. Pure and forward only; once released it is never edited.
 * What it gets is its own copy, so it may change that in place.
 */
export interface Migration {
  readonly from: number;
  /** What is different for players, a sentence each. Running games show it in their log. */
  readonly changes: readonly string[];
  /** The options of the next version. As they are, unless told. */
  readonly options?: (options: Json) => Json;
  /** The state of the next version. As it is, unless told. */
  readonly state?: (state: OldState) => OldState;
}

/** The versions of a game's rules. There is no way to raise the version but to add a migration. */
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

/** The options of a game that began under older rules, as the present rules have them (or those of version `to`). */
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

/** A state of an older version in the form of the present one (or of version `to`). It shares nothing with the old one. */
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

/** A snapshot of an older version as one of the present version, with every piece in its place. */
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

/** Migrations meet states that nobody foresaw; one that breaks over them moves nothing. */
function guarded<T>(work: () => T): Outcome<T> {
  try {
    return yes(work());
  } catch (error) {
    return cannotMove(error instanceof Error ? error.message : String(error));
  }
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

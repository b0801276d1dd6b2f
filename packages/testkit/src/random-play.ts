import {
  type Answer,
  type AnswerValue,
  type Ask,
  type Game,
  type GameEvent,
  invariant,
  type KernelState,
  type Random,
  RuleCrash,
  randomAnswer,
  randomFor,
  save,
  seedFrom,
  simplestAnswer,
  stateHash,
  Table,
  verify,
} from '@orrery/kernel';
import { checkPosition, checkUnasked } from './properties.ts';
import { watchReveals } from './reveals.ts';

export interface FuzzSettings {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  /** Stop after this many decisions, even in the middle of a game. */
  readonly decisions?: number;
  /** Check P2 to P5 at every n-th decision; 0 for never. */
  readonly checkEvery?: number;
}

export interface FuzzReport<G extends KernelState, E extends GameEvent> {
  readonly table: Table<G, unknown, E>;
  readonly decisions: number;
  readonly problems: readonly string[];
}

/** A random legal answer; retries if a rule's own check refuses it, and finally uses the simplest. */
export function legalRandomAnswer<G extends KernelState>(
  table: Table<G, unknown>,
  ask: Ask,
  random: Random,
): AnswerValue {
  for (let tries = 0; tries < 5; tries++) {
    const value = randomAnswer(ask, random);
    if (table.check({ ask: ask.id, seat: ask.seat, value }).ok) return value;
  }
  return simplestAnswer(ask);
}

export function newTable<G extends KernelState, O, V, E extends GameEvent>(
  game: Game<G, O, V, E>,
  settings: { seats: number; options?: unknown; seed: string; snapshotEvery?: number; keep?: boolean },
): Table<G, V, E> {
  const options = game.readOptions(settings.options ?? {}, settings.seats);
  invariant(options.ok, () => (options.ok ? '' : options.message));
  return new Table(game as Game<G, unknown, V, E>, {
    seats: settings.seats,
    options: options.value,
    seed: seedFrom(settings.seed),
    snapshotEvery: settings.snapshotEvery ?? 10,
    keep: settings.keep ?? true,
  });
}

/** The problem when a table gets a legal answer, if any. */
function give<G extends KernelState>(table: Table<G, unknown>, answer: Answer): string | undefined {
  try {
    const outcome = table.answer(answer);
    return outcome.ok ? undefined : `P4: refused with ${outcome.code}`;
  } catch (error) {
    if (!(error instanceof RuleCrash)) throw error;
    return `P6: crashed: ${error.message}`;
  }
}

/** Plays at random and checks the properties on the way; at the end checks that the log alone rebuilds the game (P1, P3). */
export function fuzzGame<G extends KernelState, O, V, E extends GameEvent>(
  game: Game<G, O, V, E>,
  settings: FuzzSettings,
): FuzzReport<G, E> {
  const { checkEvery = 1, decisions: most = Number.POSITIVE_INFINITY, seed } = settings;
  const random = randomFor(seed);
  const table: Table<G, unknown, E> = newTable(game, {
    ...settings,
    ...(checkEvery === 1 ? { snapshotEvery: 0 } : {}),
  });
  const revealed = checkEvery > 0 ? watchReveals(table) : [];
  let decisions = 0;
  while (!table.over && decisions < most) {
    if (revealed.length > 0) return { table, decisions, problems: revealed };
    if (checkEvery > 0 && decisions % checkEvery === 0) {
      const problems = checkPosition(table, `${seed}/${decisions}`);
      if (problems.length > 0) return { table, decisions, problems };
    }
    const asks = table.asks();
    const ask = asks[Math.floor(random() * asks.length)];
    if (!ask) return { table, decisions, problems: ['P6: nothing is asked and the game is not over'] };
    const problem = give(table, { ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
    if (problem) return { table, decisions, problems: [`${problem} (${ask.kind})`] };
    decisions++;
  }
  const replayed = verify(game, JSON.parse(JSON.stringify(save(table))));
  const problems: string[] = [];
  if (!replayed.ok) problems.push(`P1: ${replayed.code}: ${replayed.message}`);
  else if (stateHash(replayed.value.table.state) !== stateHash(table.state))
    problems.push('P1: replaying the log gives another table');
  problems.push(...checkUnasked(table));
  return { table, decisions, problems };
}

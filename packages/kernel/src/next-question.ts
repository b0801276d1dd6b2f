import { seedFrom } from './chance.ts';
import { RuleCrash } from './crash.ts';
import { fork } from './fork.ts';
import { canonical } from './hash.ts';
import type { Outcome } from './refusals.ts';
import type { Table } from './table.ts';
import type { Answer, Ask, Barred, KernelState, Seat } from './types.ts';

/** The question that follows an open window directly. Its id is used only for answering both in one step. */
export interface NextQuestion {
  readonly ask: Ask;
  readonly barred: readonly Barred[];
}

/** A copy of the table where the window was passed. */
interface Trial {
  readonly window: Ask;
  readonly passed: Table<KernelState>;
  /** The id of the next question once the window is really passed. */
  readonly id: string;
  readonly next: NextQuestion;
}

const trials = new WeakMap<object, { readonly about: string; readonly trial: Trial | undefined }>();

/**
 * The question that the seat is asked next if it passes the open window, so that both can be shown as one. Only if nobody
 * else may answer the window, and passing it has no other effect: no event, no dice, nothing revealed, no answer by
 * another seat, and the seat sees the same table. Guarded seats, and tables that delay answers, answer windows separately.
 */
export function nextQuestion<G extends KernelState, V>(table: Table<G, V>, seat: Seat): NextQuestion | undefined {
  return trialOf(table, seat)?.next;
}

/** Accepts an answer to an open question, or to the next one: then the window is passed first. A refusal changes nothing. */
export function answerOrNext<G extends KernelState, V>(table: Table<G, V>, answer: Answer): Outcome {
  const { ask, seat, value } = answer;
  const trial = trialOf(table, seat);
  if (trial?.next.ask.id !== ask) return table.answer(answer);
  const later = { ask: trial.id, seat, value };
  const checked = trial.passed.check(later);
  if (!checked.ok) return checked;
  const passed = table.answer({ ask: trial.window.id, seat, value: [] });
  return passed.ok ? table.answer(later, 'with-pass') : passed;
}

function trialOf<G extends KernelState, V>(table: Table<G, V>, seat: Seat): Trial | undefined {
  const window = lonelyWindow(table, seat);
  if (!window) return undefined;
  const about = `${table.runs} ${window.id}`;
  const known = trials.get(table);
  if (known?.about === about) return known.trial;
  const trial = tryToPass(table, window);
  trials.set(table, { about, trial });
  return trial;
}

/** The open question, if it is a window that only this seat may answer and that it may pass. */
function lonelyWindow<G extends KernelState, V>(table: Table<G, V>, seat: Seat): Ask | undefined {
  if (!table.isAtWindow || table.privateQuestion !== undefined || table.reactionOf(seat) === 'guarded')
    return undefined;
  const [ask, ...others] = table.asks();
  if (!ask || others.length > 0 || ask.seat !== seat || ask.form !== 'pick' || ask.min > 0) return undefined;
  for (let each = 0; each < table.seats; each++) if (table.replaceable(each).length > 0) return undefined;
  return ask;
}

/** Any seed will do: where dice are rolled there is no next question. */
const SEED = seedFrom('next question');

function tryToPass<G extends KernelState, V>(table: Table<G, V>, window: Ask): Trial | undefined {
  const { id, seat } = window;
  const passed = fork(table, { seed: SEED });
  const [entries, events, { revealedAt }] = [passed.length, passed.events.length, passed];
  try {
    passed.answer({ ask: id, seat, value: [] });
  } catch (error) {
    if (error instanceof RuleCrash) return undefined; // passing the window at the table will report it
    throw error;
  }
  const isQuiet = passed.length === entries + 1 && passed.events.length === events && passed.revealedAt === revealedAt;
  const [ask, ...others] = passed.asks();
  if (!isQuiet || passed.isAtWindow || !ask || others.length > 0 || ask.seat !== seat || ask.ahead) return undefined;
  if (canonical(passed.view(seat)) !== canonical(table.view(seat))) return undefined;
  return {
    ...{ window, passed: passed as unknown as Table<KernelState>, id: ask.id },
    next: { ask: { ...ask, id: `${id}+${ask.id}` }, barred: passed.barred(seat)[0] ?? [] },
  };
}

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
 * The question that the seat is asked next if it passes the open window and nobody else uses anything, so that both can
 * be shown as one. Only if the table waits for nobody else, and passing has no other effect: no event, no dice, nothing
 * revealed, and the seat sees the same table. It does not depend on what others have answered. Guarded seats, and tables
 * that delay answers, answer windows separately.
 */
export function nextQuestion<G extends KernelState, V>(table: Table<G, V>, seat: Seat): NextQuestion | undefined {
  return trialOf(table, seat)?.next;
}

/**
 * Accepts an answer to an open question, or to the next one: then the window is passed first. If others have used something
 * in it, only the pass takes effect. A refusal changes nothing.
 */
export function answerOrNext<G extends KernelState, V>(table: Table<G, V>, answer: Answer): Outcome {
  const { ask, seat, value } = answer;
  const trial = trialOf(table, seat);
  if (trial?.next.ask.id !== ask) return table.answer(answer);
  const later = { ask: trial.id, seat, value };
  const checked = trial.passed.check(later);
  if (!checked.ok) return checked;
  const passed = table.answer({ ask: trial.window.id, seat, value: [] });
  const [open] = table.asks(seat);
  const isNext = open && canonical(open) === canonical({ ...trial.next.ask, id: trial.id });
  return passed.ok && isNext ? table.answer(later, 'with-pass') : passed;
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

/** The open question, if it is a window that the seat may pass and the table waits for nobody else. */
function lonelyWindow<G extends KernelState, V>(table: Table<G, V>, seat: Seat): Ask | undefined {
  if (!table.isAtWindow || table.privateQuestion !== undefined || table.reactionOf(seat) === 'guarded')
    return undefined;
  const waiting = table.waiting();
  const [ask, ...others] = table.asks(seat);
  if (waiting.length !== 1 || !ask || others.length > 0 || ask.form !== 'pick' || ask.min > 0) return undefined;
  return ask;
}

/** Any seed will do: where dice are rolled there is no next question. */
const SEED = seedFrom('next question');

/** Passes the window for everybody, whatever others have answered. */
function passAll<G extends KernelState, V>(table: Table<G, V>, { id, seat }: Ask): Ask | undefined {
  for (let other = 0; other < table.seats; other++)
    if (other !== seat)
      for (const each of [...table.asks(other), ...table.replaceable(other)])
        if (!table.answer({ ask: each.id, seat: other, value: [] }).ok) return undefined;
  const [entries, events, reveals] = [table.length, table.events.length, table.reveals];
  table.answer({ ask: id, seat, value: [] });
  const isQuiet = table.length === entries + 1 && table.events.length === events && table.reveals === reveals;
  const [next, ...more] = table.asks();
  return isQuiet && !table.isAtWindow && more.length === 0 && next?.seat === seat && !next.ahead ? next : undefined;
}

function tryToPass<G extends KernelState, V>(table: Table<G, V>, window: Ask): Trial | undefined {
  const { id, seat } = window;
  const passed = fork(table, { seed: SEED });
  try {
    const ask = passAll(passed, window);
    if (!ask || canonical(passed.view(seat)) !== canonical(table.view(seat))) return undefined;
    return {
      ...{ window, passed: passed as unknown as Table<KernelState>, id: ask.id },
      next: { ask: { ...ask, id: `${id}+${ask.id}` }, barred: passed.barred(seat)[0] ?? [] },
    };
  } catch (error) {
    if (error instanceof RuleCrash) return undefined; // passing the window at the table will report it
    throw error;
  }
}

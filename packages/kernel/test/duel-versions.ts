import {
  type AnswerValue,
  type AnyStep,
  cloneJson,
  type Ending,
  type Migration,
  type OldState,
  type Request,
  type Rule,
  refuse,
  rulesVersions,
  type Slot,
} from '@orrery/kernel';
import { bidding, duel, effect, turn } from './duel.ts';
import { audit, type Duel, type DuelGame } from './duel-state.ts';

/** The duel with further versions of its rules. */
const later = (migrations: readonly Migration[], changed: Partial<DuelGame> = {}): DuelGame => ({
  ...duel,
  clone: cloneJson,
  ...changed,
  ...rulesVersions(1, migrations),
});

const nothing = (from: number): Migration => ({ from, changes: [`Version ${from + 1} changes nothing.`] });

/** A version that differs in nothing but its number. */
export const sameRules = later([nothing(1)]);

type WithFees = OldState & { fees: number };

/** Version 2 has a tally that version 1 did not have; version 3 renames the step of a turn. */
export const otherShape = later(
  [
    {
      from: 1,
      changes: ['Fees are counted.'],
      state: state => Object.assign(state, { fees: 0 }),
    },
    {
      from: 2,
      changes: ['Turns have another name.'],
      state(state) {
        const stack = state.stack.map(frame =>
          frame.proc === turn.id ? { ...frame, proc: 'duel/player-turn' } : frame,
        );
        return { ...state, stack };
      },
    },
  ],
  {
    setup: (seats, options) => Object.assign(duel.setup(seats, options), { fees: 0 }),
    audit: game => [...audit(game), ...(typeof (game as unknown as WithFees).fees === 'number' ? [] : ['no fees'])],
    landmarks: ['duel/player-turn'],
    steps: duel.steps.map(step => calling(step.id === turn.id ? { id: 'duel/player-turn', run: step.run } : step)),
  },
);

/** A step whose next steps have their new names. */
function calling(step: AnyStep<Duel>): AnyStep<Duel> {
  return {
    id: step.id,
    *run(game, args) {
      const flow = yield* step.run(game, args);
      if (!flow) return flow;
      return {
        ...flow,
        frames: flow.frames.map(frame => (frame.proc === turn.id ? { ...frame, proc: 'duel/player-turn' } : frame)),
      };
    },
  };
}

/** The duel's steps, one of which makes other requests of the table. */
const stepsWith = (id: string, change: (request: Request) => Request): readonly AnyStep<Duel>[] =>
  duel.steps.map(step => {
    if (step.id !== id) return step;
    return {
      id,
      *run(game, args): Rule<Ending> {
        const body = step.run(game, args);
        let turn = body.next();
        while (!turn.done) turn = body.next(yield change(turn.value));
        return turn.value;
      },
    };
  });

/** A strike rolls one die more. */
export const moreDice = later([{ from: 1, changes: ['A strike rolls one die more.'] }], {
  steps: stepsWith(effect.id, request =>
    request.op === 'ints' && request.kind === 'dice' ? { ...request, n: request.n + 1 } : request,
  ),
});

const atMostOne = <T>(slot: Slot<T>): Slot<T> =>
  Object.assign(Object.create(slot) as Slot<T>, {
    read: (value: AnswerValue) => (Number(value) > 1 ? refuse('answer/amount', 'Bid less.') : slot.read(value)),
  });

/** Nobody bids more than one coin. */
export const lowBids = later([{ from: 1, changes: ['Bids are at most 1.'] }], {
  steps: stepsWith(bidding.id, request =>
    request.op === 'ask' ? { ...request, slots: request.slots.map(atMostOne) } : request,
  ),
});

/** The turn of the first version is not known any more. */
export const lostStep = later([{ from: 1, changes: [] }], { steps: duel.steps.filter(({ id }) => id !== turn.id) });

export const withMigration = (migration: Omit<Migration, 'from' | 'changes'>): DuelGame =>
  later([{ from: 1, changes: [], ...migration }]);

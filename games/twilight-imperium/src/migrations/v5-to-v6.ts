import type { Migration, OldState } from '@orrery/kernel';

interface Version5 extends OldState {
  seats: { dealsClosed?: boolean }[];
  shaken: number[];
  unsettled: boolean;
  stirred: boolean;
  invited: number[];
  looking: unknown;
  docket: unknown;
  tactical: { boosted: unknown; sealed?: true } | null;
}

const steps: Readonly<Record<string, string>> = {
  'ti/reveal-from-docket': 'ti/reveal-to-decide-alone',
  'ti/resolve-docket': 'ti/resolve-decided-alone',
};

function tacticalAction(old: Version5['tactical']): object | null {
  if (!old) return null;
  const { boosted, sealed, ...rest } = old;
  return { ...rest, extraMove: boosted, ...(sealed && { noMovementIn: sealed }) };
}

/**
 * A deal is one question. Whoever has enough of deals is not asked for them again in an agenda phase. Fields of the
 * state and steps have other names.
 */
export const v5ToV6: Migration = {
  from: 5,
  changes: ['A deal is one question: partner, what you give and what you want.'],
  state(old) {
    const { shaken, unsettled, stirred, invited, looking, docket, tactical, stack, seats, ...rest } = old as Version5;
    return {
      ...rest,
      stack: stack.map(frame => ({ ...frame, proc: steps[frame.proc] ?? frame.proc })),
      seats: seats.map(seat => ({ ...seat, dealsClosed: false })),
      maybeEliminated: shaken,
      needsSettling: unsettled || stirred,
      freeSecondaries: invited,
      peek: looking,
      decidedAlone: docket,
      tactical: tacticalAction(tactical),
    } as OldState;
  },
};

import type { Migration, OldState } from '@orrery/kernel';

interface Version5 extends OldState {
  seats: { dealsClosed?: boolean }[];
}

/** A deal is one question. Whoever has enough of deals is not asked for them again in an agenda phase. */
export const v5ToV6: Migration = {
  from: 5,
  changes: ['A deal is one question: partner, what you give and what you want.'],
  state(old) {
    for (const seat of (old as Version5).seats) seat.dealsClosed = false;
    return old;
  },
};

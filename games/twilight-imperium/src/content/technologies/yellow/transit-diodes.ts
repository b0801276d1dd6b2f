import { startOfTurn } from '../../../moments/phases/windows.ts';
import { canTransfer, transferGroundForces } from '../../../verbs/movement/transfer.ts';
import { on, technology } from '../technology.ts';

export const transitDiodes = technology({
  id: 'transit-diodes',
  responses: [
    on(startOfTurn, {
      exhausts: true,
      when: (game, me, { seat }) => seat === me && canTransfer(game, me),
      *play(game, me) {
        yield* transferGroundForces(game, me, 4);
      },
    }),
  ],
});

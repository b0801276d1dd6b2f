import { ask, pick } from '@orrery/kernel';
import { isReady } from '../../../model/readers.ts';
import { afterAgentExhausted } from '../../../moments/factions/windows.ts';
import { negotiate } from '../../../verbs/economy/negotiation.ts';
import { readyComponent } from '../../../verbs/economy/readying.ts';
import { haveWares } from '../../../verbs/economy/transactions.ts';
import { on, technology } from '../../technologies/technology.ts';

/** Its numbers stand in `model/factions/faction-units.ts`; its text is that of the flagship before. */
export const memoriaII = technology({ id: 'memoria-ii' });

const SUITE = 'temporal-command-suite';

/** Whoever's agent it is; the transaction is one more than the two may make otherwise, at any time. */
export const temporalCommandSuite = technology({
  id: SUITE,
  responses: [
    on(afterAgentExhausted, {
      exhausts: true,
      when: (game, _me, { seat, leader }) => !isReady(game, seat, leader),
      *play(game, me, { seat, leader }) {
        yield* readyComponent(game, { card: leader, seat });
        if (seat === me || !haveWares(game, me, seat)) return;
        const [deals] = yield* ask(
          pick(me, `${SUITE}.transaction`, ['transaction'], {
            at: () => ({ seat }),
            min: 0,
            prompt: { seat },
          }),
        );
        if (deals) yield* negotiate(game, me, seat, true);
      },
    }),
  ],
});

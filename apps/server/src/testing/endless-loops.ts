import { makeBot } from '@orrery/bots';
import { findGame } from '@orrery/catalogue';
import type { AnyStep, KernelState } from '@orrery/kernel';

/** What never ends in this process: `rule`, the clean-up of a turn; `bot`, every thought of the random bot; `view`, drawing. */
const endless = (process.env.ORRERY_TEST_ENDLESS ?? '').split(',');

/** Only at tables of Eminent Domain with so many seats; all others are as usual. */
const SEATS = 4;

type State = KernelState & { readonly seats: readonly unknown[] };

/** Spins until the thread is ended from outside. */
function spin(): never {
  for (let i = 0; ; i++) if (i < 0) throw new Error('unreachable');
}

const { game } = findGame('eminent-domain')!;
const isOurs = (state: unknown): boolean => (state as State).seats.length === SEATS;

if (endless.includes('rule')) {
  const step = game.steps.find(({ id }) => id === 'ed/cleanup') as AnyStep<KernelState> & {
    body(run: AnyStep<KernelState>['run']): void;
  };
  const { run } = step;
  step.body((state, args) => (isOurs(state) ? spin() : run(state, args)));
}

if (endless.includes('view')) {
  const { view } = game;
  Object.assign(game, {
    view: (state: KernelState, seat: number | null) => (isOurs(state) ? spin() : view(state, seat)),
    painter: undefined,
  });
}

if (endless.includes('bot')) {
  const bot = makeBot('eminent-domain', 'random', '')!;
  const choose = bot.choose.bind(bot);
  Object.assign(bot, {
    choose: (input: Parameters<typeof choose>[0]) =>
      (input.view as { empires?: unknown[] }).empires?.length === SEATS ? spin() : choose(input),
  });
}

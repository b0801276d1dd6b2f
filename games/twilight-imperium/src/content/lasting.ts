import type { Rule } from '@orrery/kernel';
import { lastingOf } from '../verbs/lasting.ts';
import { installAbilities, type Part } from './ability.ts';

const nothing = function* (): Rule {};

/** Plugs in what an effect does for the seats for which it lasts, as long as it does. */
export const installLasting = (id: string, parts: readonly Part[]): void =>
  installAbilities(
    {
      id,
      name: id,
      at: { card: id },
      isOwnedBy: (game, seat) => lastingOf(game, seat, id).length > 0,
      isReady: () => true,
      exhaust: nothing,
    },
    { passive: parts },
  );

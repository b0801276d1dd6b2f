import type { Rule } from '@orrery/kernel';
import { lastingOf } from '../verbs/cards/lasting.ts';
import { installAbilities, type Part } from './ability.ts';

const nothing = function* (): Rule {};

/** Installs abilities that apply to a seat while it has a lasting effect of the card. */
export function installLasting(id: string, parts: readonly Part[] = []): void {
  installAbilities(
    {
      id,
      name: id,
      at: { card: id },
      isOwnedBy: (game, seat) => game.lasting.length > 0 && lastingOf(game, seat, id).length > 0, // fast path
      isReady: () => true,
      exhaust: nothing,
    },
    { passive: parts },
  );
}

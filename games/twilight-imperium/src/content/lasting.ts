import type { Rule } from '@orrery/kernel';
import { lastingOf } from '../verbs/cards/lasting.ts';
import { installAbilities, type Part } from './ability.ts';

const nothing = function* (): Rule {};

/** Plugs in what a card does to a seat as long as an effect of it lasts for that seat. */
export function installLasting(id: string, parts: readonly Part[] = []): void {
  installAbilities(
    {
      id,
      name: id,
      at: { card: id },
      isOwnedBy: (game, seat) => game.lasting.length > 0 && lastingOf(game, seat, id).length > 0, // mostly none: quick
      isReady: () => true,
      exhaust: nothing,
    },
    { passive: parts },
  );
}

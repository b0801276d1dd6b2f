import type { StrategyCardId } from '../../model/ids.ts';
import { type StrategyCard, strategyCards } from '../../moments/phases/registry.ts';
import { construction } from './construction.ts';
import { diplomacy } from './diplomacy.ts';
import { imperial } from './imperial.ts';
import { leadership } from './leadership.ts';
import { politics } from './politics.ts';
import { technologyCard } from './technology.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

const cards = {
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology: technologyCard,
  imperial,
} satisfies Record<StrategyCardId, StrategyCard>;

export const installStrategyCards = (): void => strategyCards.install(cards);

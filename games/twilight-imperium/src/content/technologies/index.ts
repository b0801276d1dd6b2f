import { type GenericTechnologyId, genericTechnologyIds } from '../../model/ids.ts';
import { cards } from './index.generated.ts';
import type { Technology } from './technology.ts';

export function installTechnologies(): void {
  for (const id of genericTechnologyIds) (cards satisfies Record<GenericTechnologyId, Technology>)[id].install();
}

import { type ObjectiveId, objectiveIds } from '../../model/objectives/objectives.ts';
import { objectives } from '../../moments/objectives/registry.ts';
import { ofCombats } from './combats.ts';
import { type Condition, objectiveOf } from './condition.ts';
import { ofDestruction } from './destruction.ts';
import { ofDiplomacy } from './diplomacy.ts';
import { ofMoments } from './moments.ts';
import { ofPlanets } from './planets.ts';
import { ofSpending } from './spending.ts';
import { ofTechnologies } from './technologies.ts';
import { ofUnits } from './units.ts';

const conditions: Readonly<Record<ObjectiveId, Condition>> = {
  ...ofTechnologies,
  ...ofSpending,
  ...ofPlanets,
  ...ofUnits,
  ...ofDiplomacy,
  ...ofCombats,
  ...ofDestruction,
  ...ofMoments,
} satisfies Record<ObjectiveId, Condition>;

export function installObjectives(): void {
  for (const id of objectiveIds) conditions[id].watch?.(id);
  objectives.install(Object.fromEntries(objectiveIds.map(id => [id, objectiveOf(id, conditions[id])])));
}

import type { AttachmentFacts } from '../../model/galaxy/attachments.ts';
import { planets } from '../../model/galaxy/planets.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { isTradable } from '../../moments/economy/queries.ts';
import { countsAsLegendary, influenceOf, resourcesOf, specialtiesOf, traitsOf } from '../../moments/galaxy/queries.ts';
import { attachmentOf } from '../../moments/galaxy/registry.ts';
import { mayCommitTo } from '../../moments/invasion/queries.ts';
import { mayPlaceOn } from '../../moments/units/queries.ts';

/** The values of a planet's attachments, in order: a second specialty gives 1 resource and 1 influence instead. */
export function additions(planet: Planet): AttachmentFacts[] {
  let hasSpecialty = planets[planet.id].specialties.length > 0;
  return planet.attachments.flatMap(card => {
    const facts = attachmentOf(card);
    if (!facts) return [];
    if (!facts.specialty) return [facts];
    if (hasSpecialty) return [{ resources: 1, influence: 1 }];
    hasSpecialty = true;
    return [facts];
  });
}

const bare = (planet: Planet): boolean => planet.attachments.length === 0;

/** Lets attachments change the values and traits of their planets. */
export function installAttachments(): void {
  resourcesOf.install(addResources);
  influenceOf.install(addInfluence);
  specialtiesOf.install(addSpecialties);
  countsAsLegendary.install(addLegend);
  traitsOf.install(addTraits);
  mayCommitTo.install(unlessClosed);
  mayPlaceOn.install(unlessClosed);
  isTradable.install(orForSale);
}

type Change<T> = (game: unknown, planet: Planet, value: T) => T;

const addResources: Change<number> = (_game, planet, value) =>
  bare(planet) ? value : additions(planet).reduce((sum, { resources }) => sum + resources, value);

const addInfluence: Change<number> = (_game, planet, value) =>
  bare(planet) ? value : additions(planet).reduce((sum, { influence }) => sum + influence, value);

const addSpecialties: Parameters<typeof specialtiesOf.install>[0] = (_game, planet, value) =>
  bare(planet) ? value : [...value, ...additions(planet).flatMap(({ specialty }) => specialty ?? [])];

const addLegend: Change<boolean> = (_game, planet, value) =>
  value || (!bare(planet) && additions(planet).some(({ legendary }) => legendary));

const addTraits: Parameters<typeof traitsOf.install>[0] = (_game, planet, value) =>
  bare(planet) ? value : [...new Set([...value, ...additions(planet).flatMap(({ traits }) => traits ?? [])])];

const unlessClosed = (_game: unknown, { planet }: { readonly planet: Planet }, may: boolean): boolean =>
  may && (bare(planet) || !additions(planet).some(({ closed }) => closed));

const orForSale: Parameters<typeof isTradable.install>[0] = (game, planet, may) =>
  may || (!bare(planet) && game.phase === 'agenda' && additions(planet).some(({ tradable }) => tradable));

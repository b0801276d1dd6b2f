import type { Seat } from '@orrery/kernel';
import type { PlanetId } from '../../model/ids.ts';
import type { PlanetFaces, PlanetInEmpire, TableForText } from '../table.ts';
import { counted, listed } from './grammar.ts';
import { planetNames, planetTypeNames, resourceNames, roleNames } from './names.ts';

/** What a planet is worth face up: `3 influence, Research, slot for silicon`. */
export function frontText(faces: PlanetFaces): string {
  const parts = [`${faces.influence} influence`, ...faces.symbols.map(symbol => roleNames[symbol])];
  if (faces.slots.length > 0)
    parts.push(
      `${faces.slots.length === 1 ? 'slot' : 'slots'} for ${listed(faces.slots.map(slot => resourceNames[slot]))}`,
    );
  if (faces.handLimit > 0) parts.push(`hand +${faces.handLimit}`);
  return parts.join(', ');
}

/** What is printed on the survey side: `advanced, colonize 4, warfare 5`. */
export const backText = (faces: Pick<PlanetFaces, 'type' | 'colonizeCost' | 'warfareCost'>): string =>
  `${planetTypeNames[faces.type]}, colonize ${faces.colonizeCost}, warfare ${faces.warfareCost}`;

/** Both sides of a planet, for whoever may see them. */
export const planetText = (planet: PlanetId, table: TableForText): string => {
  const faces = table.facesOf(planet);
  return `${backText(faces)}; ${frontText(faces)}`;
};

/** A planet of an empire by name, or by its type where the name is a secret. */
export function planetNamed(planet: PlanetInEmpire | undefined): string {
  if (!planet) return 'a planet';
  if (planet.planet) return planetNames[planet.planet];
  return `a face-down ${planetTypeNames[planet.type]} planet`;
}

export const planetNameAt = (table: TableForText, seat: Seat, place: number): string =>
  planetNamed(table.planetAt(seat, place));

/** How far a face-down planet is from being settled: `1 of 4 colonies`. */
export const colonyText = (planet: PlanetInEmpire): string =>
  `${planet.colonies} of ${counted(planet.needed, 'colony', 'colonies')}`;

import { counted, listed } from '@orrery/tabletop';
import {
  isPlanetId,
  type PlanetId,
  planets,
  printedIn,
  type System,
  type SystemId,
  tileFacts,
  tileOf,
  traitsOf,
  type UnitGroup,
  type UnitStats,
  unitTypes,
} from '../view/index.ts';
import {
  anomalyNames,
  markedText,
  planetTokenNames,
  specialtyNames,
  traitNames,
  unitNames,
  unitsText,
} from './names.ts';
import { planetNames } from './planets.ts';
import type { TableForText } from './table.ts';

const nexusTiles: readonly string[] = ['82a', '82b'];

/** What a system is called without its place on the board, by the tile that lies there. */
export function systemTitle(tile: string): string {
  if (nexusTiles.includes(tile)) return 'Wormhole Nexus';
  const { planets: worlds, anomalies, wormholes } = tileFacts(tile);
  if (worlds.length > 0) return worlds.map(id => planetNames[id]).join('/');
  if (anomalies.length > 0) return anomalies.map(each => anomalyNames[each]).join(' and ');
  return wormholes.length > 0 ? `${wormholes.join(' and ')} wormhole` : 'empty space';
}

/** What makes a system special besides its name, in words: `alpha wormhole, frontier token`. */
export function systemFeatures(system: System): string {
  const { wormholes, anomalies, frontier } = system;
  const printed = printedIn(system);
  const all = [
    ...[...printed.anomalies, ...anomalies].map(each => anomalyNames[each] ?? each),
    ...[...printed.wormholes, ...wormholes].map(each => `${each} wormhole`),
    ...(frontier ? ['frontier token'] : []),
  ];
  return all.filter(each => each !== systemTitle(tileOf(system))).join(', ');
}

/** `207 Arinam/Meer`; what lies beside the board has a name alone. */
export function systemName(system: SystemId, table: TableForText): string {
  const tile = table.system(system)?.tile ?? system;
  if (nexusTiles.includes(tile)) return 'the Wormhole Nexus';
  const position = table.positionOf(system) ?? '';
  return /^\d/.test(position) ? `${position} ${systemTitle(tile)}` : systemTitle(tile);
}

/** Where units stand: a planet by its name, space by its system. */
export const areaName = (system: SystemId, planet: unknown, table: TableForText): string =>
  typeof planet === 'string' && isPlanetId(planet) ? planetNames[planet] : systemName(system, table);

/** Units in the short form of the community, a star for each damaged one: `2dn* 3ff`. */
export const unitsShort = (groups: readonly Omit<UnitGroup, 'seat'>[]): string =>
  unitTypes
    .flatMap(unit => {
      const some = groups.filter(group => group.unit === unit);
      const count = some.reduce((sum, group) => sum + group.count, 0);
      const damaged = some.reduce((sum, group) => sum + group.damaged, 0);
      return count > 0 ? [`${count > 1 ? count : ''}${unitNames[unit].code}${'*'.repeat(damaged)}`] : [];
    })
    .join(' ');

/** The same in words: `2 dreadnoughts (1 damaged) and 3 fighters`. Those with a mark are named by themselves. */
export const unitsInWords = (groups: readonly Omit<UnitGroup, 'seat'>[]): string =>
  listed(
    unitTypes.flatMap(unit => {
      const ofType = groups.filter(group => group.unit === unit);
      return [...new Set(ofType.map(({ mark }) => mark))].map(mark => {
        const some = ofType.filter(group => group.mark === mark);
        const count = some.reduce((sum, group) => sum + group.count, 0);
        const damaged = some.reduce((sum, group) => sum + group.damaged, 0);
        return `${markedText(mark, unitsText(unit, count))}${damaged > 0 ? ` (${damaged} damaged)` : ''}`;
      });
    }),
  );

/** Whose units these are, owner by owner: `Hacan with 2 dreadnoughts and 3 fighters`. */
const byOwner = (groups: readonly UnitGroup[], table: TableForText): string[] =>
  [...new Set(groups.map(({ seat }) => seat))].map(
    seat => `${table.nameOf(seat)} with ${unitsInWords(groups.filter(group => group.seat === seat))}`,
  );

/** All units of a system in one line: who is in space, and on which planet; with the tokens of factions there. */
export function contentsOf({ space, planets: worlds }: System, table: TableForText): string {
  const landed = worlds.flatMap(({ id, units, controller, factionTokens = [] }) => {
    const who = controller === null ? [] : [table.nameOf(controller)];
    const tokens = factionTokens.map(token => `${planetTokenNames[token.id]} (${table.nameOf(token.seat)})`);
    const there = [...(units.length > 0 ? byOwner(units, table) : who), ...tokens];
    return there.length > 0 ? [`${planetNames[id]}: ${there.join(', ')}`] : [];
  });
  return [...byOwner(space, table), ...landed].join('; ');
}

/** What a planet gives, for all that lies on it: `2/1 hazardous, red specialty`. */
export function planetText(id: PlanetId, table: TableForText): string {
  const { traits: printed, specialties, legendary, station } = planets[id];
  const planet = table.planet(id);
  const now = planet ?? planets[id];
  const traits = planet ? traitsOf(planet) : printed;
  return [
    `${counted(now.resources, 'resource')} and ${now.influence} influence`,
    ...traits.map(trait => traitNames[trait]),
    ...specialties.map(colour => `${specialtyNames[colour]} specialty`),
    ...(legendary ? ['legendary'] : []),
    ...(station ? ['space station'] : []),
  ].join(', ');
}

const roll = (name: string, value: UnitStats['combat']): string[] =>
  value ? [`${name} ${value.hitsOn}${value.dice > 1 ? ` (x${value.dice})` : ''}`] : [];

/** All that is printed about a unit: `cost 4, combat 5, move 1, capacity 1, sustain damage`. */
export function statsText(stats: UnitStats): string {
  const { cost, perCost = 1, move, capacity } = stats;
  return [
    ...(cost === undefined ? [] : [`cost ${cost}${perCost > 1 ? ` for ${perCost}` : ''}`]),
    ...roll('combat', stats.combat),
    ...(move === undefined ? [] : [`move ${move}`]),
    ...(capacity === undefined ? [] : [`capacity ${capacity}`]),
    ...(stats.sustain ? ['sustain damage'] : []),
    ...roll('barrage', stats.barrage),
    ...roll('bombardment', stats.bombardment),
    ...roll('space cannon', stats.cannon),
    ...(stats.shield ? ['planetary shield'] : []),
    ...(stats.production === undefined ? [] : [`production ${stats.production}`]),
    ...(stats.productionPlusResources === undefined
      ? []
      : [`production ${stats.productionPlusResources} and the planet's resources`]),
  ].join(', ');
}

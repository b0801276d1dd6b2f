import type { Option } from '@orrery/kernel';
import {
  cardName,
  cardText,
  explorationTexts,
  factionNames,
  isNoteId,
  isObjectiveId,
  isStrategyCardId,
  isTechnologyId,
  isUnitType,
  kindOfCard,
  legendaryTexts,
  noteTexts,
  objectiveTexts,
  planetNames,
  planetText,
  planetTokenNames,
  relicTexts,
  statsText,
  strategyCardText,
  strategyCardTexts,
  systemFeatures,
  systemTitle,
  type TableForText,
  tableForText,
  technologyKind,
  technologyTexts,
  unitNames,
} from '@orrery/twilight-imperium/text';
import {
  isPlanetId,
  objectiveFacts,
  type System,
  systemAt,
  systemsShown,
  tileOf,
  unitTypes,
  type View,
} from '@orrery/twilight-imperium/view';
import { wrapped } from '../paint.ts';
import { belongings, drawPlayers } from './draw.ts';
import { unitMarks } from './map.ts';
import type { GalaxyStyle } from './seats.ts';

const MANY = 5;

/** Things that have a name, by what they are. */
type Thing = {
  readonly kind: 'system' | 'planet' | 'player' | 'card' | 'unit';
  readonly id: string;
  readonly names: readonly string[];
};

function things(view: View, style: GalaxyStyle): Thing[] {
  const cards = [
    technologyTexts,
    objectiveTexts,
    strategyCardTexts,
    relicTexts,
    explorationTexts,
    legendaryTexts,
    noteTexts,
  ].flatMap(texts => Object.keys(texts));
  return [
    ...view.galaxy.tiles
      .filter(placed => view.systems.some(({ id }) => id === systemAt(placed)))
      .map((placed): Thing => ({ kind: 'system', id: systemAt(placed), names: [placed.position] })),
    ...view.systems.flatMap(({ planets }) =>
      planets.map(({ id }): Thing => ({ kind: 'planet', id, names: [planetNames[id]] })),
    ),
    ...view.players.map(
      ({ seat, faction }): Thing => ({
        kind: 'player',
        id: String(seat),
        names: [factionNames[faction].short, factionNames[faction].name, style.letterOf(seat), style.nameOf(seat)],
      }),
    ),
    ...[...new Set(cards)].map((id): Thing => ({ kind: 'card', id, names: [cardName(id), id] })),
    ...unitTypes.map(
      (id): Thing => ({ kind: 'unit', id, names: [unitNames[id].one, unitNames[id].many, unitNames[id].code] }),
    ),
  ];
}

/** Things with this name, or with names that contain it. */
function found(name: string, view: View, style: GalaxyStyle): Thing[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return [];
  const all = things(view, style);
  const exact = all.filter(({ names }) => names.some(each => each.toLowerCase() === wanted));
  return exact.length > 0
    ? exact
    : all.filter(({ names }) => wanted.length > 2 && names.some(each => each.toLowerCase().includes(wanted)));
}

function systemLines(system: System, position: string, table: TableForText, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const tokens = system.tokens.map(seat => style.nameOf(seat));
  const facts = systemFeatures(system);
  return [
    paint.title(`${position} ${systemTitle(tileOf(system))}`),
    ...(facts === '' ? [] : [`  ${facts}`]),
    ...(tokens.length > 0 ? [`  tokens: ${tokens.join(', ')}`] : []),
    ...(system.space.length > 0 ? [`  in space: ${unitMarks(system.space, style).join(', ')}`] : []),
    ...system.planets.flatMap(planet => {
      const held =
        planet.controller === null
          ? 'free'
          : `${style.nameOf(planet.controller)}${planet.exhausted ? ', exhausted' : ', ready'}`;
      const units = unitMarks(planet.units, style).join(', ');
      const attached = planet.attachments.map(cardName).join(', ');
      const laid = (planet.factionTokens ?? [])
        .map(({ id, seat }) => `; ${planetTokenNames[id]} (${style.nameOf(seat)})`)
        .join('');
      return wrapped(
        `  ${planetNames[planet.id]}: ${held}; ${planetText(planet.id, table)}${units === '' ? '' : `; ${units}`}${attached === '' ? '' : `; ${attached}`}${laid}`,
        width,
        4,
      );
    }),
  ];
}

function cardLines(id: string, view: View, table: TableForText, { paint, width }: GalaxyStyle): string[] {
  const lines: string[] = [];
  if (isTechnologyId(id)) lines.push(`Technology: ${technologyKind(id)}`);
  if (isObjectiveId(id)) {
    const { kind, points, phase } = objectiveFacts[id];
    lines.push(`${kind === 'secret' ? 'Secret objective' : 'Public objective'}, ${points} VP, ${phase} phase`);
  }
  if (isNoteId(id)) lines.push('Promissory note');
  if (isStrategyCardId(id)) {
    const { primary, secondary } = strategyCardText(id, view.options);
    lines.push(`Primary: ${primary}`, `Secondary: ${secondary}`);
  } else lines.push(cardText(id, table) ?? '');
  return [
    paint.title(cardName(id)),
    ...lines.filter(line => line !== '').flatMap(line => wrapped(`  ${line}`, width, 4)),
  ];
}

function thingLines({ kind, id }: Thing, view: View, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const table = tableForText(view, style.nameOf);
  switch (kind) {
    case 'system':
    case 'planet': {
      const system = systemsShown(view).find(each => each.id === id || each.planets.some(planet => planet.id === id));
      return system ? systemLines(system, table.positionOf(system.id) ?? '', table, style) : [];
    }
    case 'player': {
      const player = view.players[Number(id)];
      if (!player) return [];
      const only = { ...view, players: [player] };
      return [
        paint.title(factionNames[player.faction].name),
        ...drawPlayers(only, style),
        ...belongings(view, player, style),
      ];
    }
    case 'unit': {
      if (!isUnitType(id)) return [];
      const stats = statsText(table.statsOf(view.seat ?? 0, id));
      return [paint.title(`${unitNames[id].one} (${unitNames[id].code})`), ...wrapped(`  ${stats}`, width, 4)];
    }
    case 'card':
      return cardLines(id, view, table, style);
  }
}

const titleOf = ({ kind, id, names }: Thing): string => (kind === 'card' ? cardName(id) : (names[0] ?? id));

/** Details of everything that matches a name. */
export function about(name: string, view: View, style: GalaxyStyle): string[] {
  const all = found(name, view, style);
  if (all.length <= MANY) return all.flatMap(thing => thingLines(thing, view, style));
  return wrapped(`Many fit that: ${all.map(titleOf).join(', ')}`, style.width, 2);
}

/** What an option is about, by the name that `about` knows. */
export function pieceOf(option: Option, view: View): string | undefined {
  const at = option.at ?? {};
  if (option.key.startsWith('use:')) return cardName(option.key.slice('use:'.length));
  for (const name of ['strategyCard', 'card', 'technology', 'objective'] as const)
    if (typeof at[name] === 'string') return cardName(kindOfCard(at[name]));
  if (typeof at.planet === 'string' && isPlanetId(at.planet)) return planetNames[at.planet];
  if (typeof at.system === 'string') return view.galaxy.tiles.find(placed => systemAt(placed) === at.system)?.position;
  if (typeof at.unit === 'string' && isUnitType(at.unit)) return unitNames[at.unit].one;
  const player = typeof at.seat === 'number' ? view.players[at.seat] : undefined;
  return player && factionNames[player.faction].name;
}

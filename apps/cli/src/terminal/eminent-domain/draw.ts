import {
  backText,
  cardName,
  counted,
  gameName,
  grouped,
  type PlanetInEmpire,
  planetAt,
  planetNames,
  planetTypeNames,
  resourceNames,
  roleNames,
  stackNames,
  symbolsWhenLeading,
} from '@orrery/eminent-domain/text';
import {
  type EmpireView,
  levels,
  type PlanetView,
  planets,
  stackIds,
  type TechnologyId,
  technologies,
  type View,
} from '@orrery/eminent-domain/view';
import { flowed, padded, rule, widthOf, wrapped } from '../paint.ts';
import type { Style } from '../screen.ts';

type PlanetType = PlanetView['type'];
const planetTypes: readonly PlanetType[] = ['advanced', 'fertile', 'metallic'];

const LABEL = 10;
const labelled = (label: string, lines: readonly string[], { paint }: Style): string[] =>
  lines.map((line, i) => (i === 0 ? ` ${paint.quiet(padded(label, LABEL))}${line}` : ` ${line}`));

/** Pieces after a label, wrapped within their column. */
const labelledFlow = (label: string, pieces: readonly string[], style: Style, between = ', '): string[] =>
  labelled(
    label,
    flowed(
      pieces.map((piece, i) => (i < pieces.length - 1 && between === ', ' ? `${piece},` : piece)),
      style.width - 1,
      LABEL,
      between === ', ' ? ' ' : between,
    ),
    style,
  );

const typeColour = (type: PlanetType, { paint }: Style): ((text: string) => string) =>
  ({ advanced: paint.cyan, fertile: paint.green, metallic: paint.brass })[type];

function heading(view: View, style: Style): string {
  const { paint, width } = style;
  const { number, seat, role } = view.turn;
  const round = Math.ceil(number / view.empires.length);
  const whose = seat === view.seat ? 'your turn' : `${style.nameOf(seat)}'s turn`;
  const left = ` ${paint.title(gameName)}  round ${round}, turn ${number}: ${paint.strong(whose)}${role ? `, ${roleNames[role]}` : ''}`;
  const right = view.over ? 'game over' : view.lastRound ? paint.red('last round') : `${view.supply} influence left`;
  return padded(left, width - widthOf(right)) + right;
}

/** The size of a stack, red when nearly empty. */
const stackSize = (size: number, { paint }: Style): string => (size <= 3 ? paint.red(String(size)) : String(size));

function display(view: View, style: Style): string[] {
  const { top, size } = view.planetDeck;
  const stacks = stackIds
    .filter(id => id !== 'research' || !view.options.learning)
    .map(id => `${stackNames[id]} ${stackSize(view.stacks[id], style)}`);
  const next = top ? `, next ${typeColour(top.type, style)(backText(top))}` : '';
  const discards = view.planetDiscard.map(planet => planetNames[planet]);
  return [
    ...labelledFlow('Stacks', stacks, style, '   '),
    ...labelled('Planets', [`${size} in the deck${next}`], style),
    ...(discards.length > 0 ? labelledFlow('', [`discarded: ${discards[0]}`, ...discards.slice(1)], style) : []),
    ...marketSummary(view, style),
    ...(view.turn.effects.length > 0 ? labelledFlow('This turn', view.turn.effects.map(effectName), style) : []),
  ];
}

/** Effects until the end of the turn: `Specialization (food)`. */
const effectName = ({ card, resources }: View['turn']['effects'][number]): string =>
  resources.length > 0 ? `${cardName(card)} (${resources.map(each => resourceNames[each]).join(' ')})` : cardName(card);

const ownedOf = (empire: EmpireView, type: PlanetType): number =>
  empire.planets.filter(planet => planet.faceUp && planet.type === type).length;

/** Technologies that a seat could take by leading Research now. */
function inReach(view: View, empire: EmpireView): { symbols: number; ids: TechnologyId[] } {
  const symbols = symbolsWhenLeading(view, empire, 'research', view.stacks.research);
  const ids = view.market.filter(id => {
    const { type, level } = technologies[id];
    return levels[level].cost <= symbols && levels[level].planets <= ownedOf(empire, type);
  });
  return { symbols, ids };
}

function marketSummary(view: View, style: Style): string[] {
  if (view.options.learning) return [];
  const { paint } = style;
  const me = view.seat === null ? undefined : view.empires[view.seat];
  const pieces = planetTypes.map(type => {
    const counts = ([1, 2, 3] as const).map(level => {
      const count = view.market.filter(id => technologies[id].type === type && technologies[id].level === level).length;
      const reached = me !== undefined && ownedOf(me, type) >= levels[level].planets && count > 0;
      return reached ? paint.strong(String(count)) : paint.quiet(String(count));
    });
    return `${typeColour(type, style)(planetTypeNames[type])} ${counts.join('/')}`;
  });
  const lines = labelled('Market', [`${pieces.join('   ')}   ${paint.quiet('(levels 1/2/3)')}`], style);
  if (!me) return lines;
  const { symbols, ids } = inReach(view, me);
  const could =
    ids.length === 0
      ? `nothing in reach (up to ${symbols} Research, leading it now)`
      : `${ids.length} in reach with up to ${symbols} Research: see ${paint.brass('market')}`;
  return [...lines, ...labelled('', [paint.quiet(could)], style)];
}

const slotMarks = (planet: PlanetView): string[] =>
  planet.scorched
    ? ['scorched']
    : planet.slots.map(({ resource, filled }) => `${filled ? '●' : '○'} ${resourceNames[resource]}`);

/** The front of a planet in few words: `3 Research ● silicon`. */
function shortFront(planet: PlanetView): string {
  const { influence, symbols, handLimit } = planets[planet.planet!];
  const extras = [...symbols.map(symbol => roleNames[symbol]), ...slotMarks(planet)];
  if (handLimit > 0) extras.push(`hand +${handLimit}`);
  return [String(influence), ...extras].join(' ');
}

/** What it takes to turn a planet face up. */
const costs = (at: PlanetInEmpire): string =>
  `${at.colonies}/${at.needed} ${at.needed === 1 ? 'colony' : 'colonies'}, warfare ${at.attackCost}`;

/** A planet that is not the reader's own. */
function shortPlanet(view: View, empire: EmpireView, planet: PlanetView, style: Style): string {
  const colour = typeColour(planet.type, style);
  if (planet.faceUp && planet.planet) return `${colour(planetNames[planet.planet])} ${shortFront(planet)}`;
  return `${colour(planetTypeNames[planet.type])} ${costs(planetAt(view, empire.seat, planet.place)!)}`;
}

function vitals(empire: EmpireView, own: boolean): string {
  return [
    `score ${empire.score}`,
    `influence ${empire.influence}`,
    `fighters ${empire.fighters}`,
    own ? `hand limit ${empire.handLimit}` : `hand ${empire.handSize}`,
    `deck ${empire.deckSize}`,
    `discard ${empire.discard.length}`,
  ].join('  ');
}

/** An empire that is not the reader's, in a few lines. */
function strip(view: View, empire: EmpireView, style: Style): string[] {
  const { paint } = style;
  const up = empire.planets.filter(planet => planet.faceUp);
  const down = empire.planets.filter(planet => !planet.faceUp);
  const flow = (label: string, pieces: readonly string[]) =>
    pieces.length === 0 ? [] : labelledFlow(`  ${label}`, pieces, style, ' · ');
  const turn = empire.seat === view.turn.seat ? paint.brass('▸') : ' ';
  return [
    `${turn}${paint.strong(padded(style.nameOf(empire.seat), LABEL - 1))} ${vitals(empire, false)}`,
    ...flow(
      'up',
      up.map(planet => shortPlanet(view, empire, planet, style)),
    ),
    ...flow(
      'down',
      down.map(planet => shortPlanet(view, empire, planet, style)),
    ),
    ...flow('has', empire.permanents.map(cardName)),
    ...flow('played', grouped([...(empire.acting ? [empire.acting] : []), ...empire.played].map(cardName))),
  ];
}

const TYPE = 'advanced'.length;

/** A planet of the reader's own, on a row; names take so many columns. */
function row(view: View, empire: EmpireView, planet: PlanetView, column: number, style: Style): string[] {
  const { paint, width } = style;
  const id = planet.planet!;
  const colour = typeColour(planet.type, style);
  const start = `  ${colour(padded(planetNames[id], column))}  ${padded(planetTypeNames[planet.type], TYPE)}  `;
  const indent = widthOf(start);
  const put = (text: string) =>
    wrapped(text, width - indent).map((line, i) => (i === 0 ? start : ' '.repeat(indent)) + line);
  if (planet.faceUp) return put(`${paint.strong('face up')}  ${shortFront(planet)}`);
  const at = planetAt(view, empire.seat, planet.place)!;
  const ready = at.colonies >= at.needed || at.attackCost <= empire.fighters;
  return put(`${ready ? paint.good(costs(at)) : costs(at)} ${paint.quiet(`→ ${shortFront(planet)}`)}`);
}

function ownEmpire(view: View, empire: EmpireView, style: Style): string[] {
  const { paint } = style;
  const symbols = view.roles.filter(role => empire.symbols[role] > 0);
  const column = Math.max(0, ...empire.planets.map(({ planet }) => (planet ? planetNames[planet].length : 0)));
  const played = [...(empire.acting ? [empire.acting] : []), ...empire.played];
  const turn = empire.seat === view.turn.seat ? paint.brass('▸') : ' ';
  return [
    `${turn}${paint.title(padded('You', LABEL))}${vitals(empire, true)}`,
    ...empire.planets.flatMap(planet => row(view, empire, planet, column, style)),
    ...(symbols.length > 0
      ? labelledFlow(
          'Symbols',
          symbols.map(role => `${empire.symbols[role]} ${roleNames[role]}`),
          style,
        )
      : []),
    ...(empire.permanents.length > 0 ? labelledFlow('In play', empire.permanents.map(cardName), style) : []),
    ...(played.length > 0 ? labelledFlow('Played', grouped(played.map(cardName)), style) : []),
    ...labelledFlow('Hand', handPieces(empire), style),
  ];
}

const handPieces = (empire: EmpireView): string[] => {
  const cards = grouped((empire.hand ?? []).map(cardName));
  return cards.length > 0 ? cards : ['empty'];
};

/** The whole table from one seat, or as a spectator sees it. */
export function drawTable(view: View, style: Style): string[] {
  const { paint, width } = style;
  const me = view.seat;
  const others = view.empires.filter(empire => empire.seat !== me);
  const inOrder =
    me === null ? others : [...others.filter(each => each.seat > me), ...others.filter(each => each.seat < me)];
  return [
    heading(view, style),
    rule(paint, width),
    ...display(view, style),
    rule(paint, width),
    ...inOrder.flatMap(empire => strip(view, empire, style)),
    ...(me === null ? [] : [rule(paint, width), ...ownEmpire(view, view.empires[me]!, style)]),
  ];
}

/** Names of technologies, variants of one card together: `Improved Survey (Research / Trade)`. */
function technologyNames(ids: readonly TechnologyId[]): string[] {
  const twins = new Map<string, string[]>();
  for (const id of ids) {
    const [, title, symbol] = /^(.*?)(?: \((.*)\))?$/.exec(cardName(id))!;
    twins.set(title!, [...(twins.get(title!) ?? []), ...(symbol ? [symbol] : [])]);
  }
  return [...twins].map(([title, symbols]) => (symbols.length > 0 ? `${title} (${symbols.join(' / ')})` : title));
}

/** Every technology on offer; those that the player can afford are marked. */
export function drawMarket(view: View, style: Style): string[] {
  const { paint, width } = style;
  const me = view.seat === null ? undefined : view.empires[view.seat];
  const reach = new Set<string>(me ? inReach(view, me).ids : []);
  return planetTypes.flatMap(type => [
    rule(paint, width, `${planetTypeNames[type]}${me ? `: you have ${ownedOf(me, type)}` : ''}`),
    ...([1, 2, 3] as const).flatMap(level => {
      const here = view.market.filter(id => technologies[id].type === type && technologies[id].level === level);
      const { planets: needed, cost } = levels[level];
      const names = technologyNames(here).map(name => (here.some(id => reach.has(id)) ? paint.brass(name) : name));
      const open = here.some(id => reach.has(id)) ? ', in reach' : '';
      return [
        ` ${paint.quiet(`Level ${level}: ${counted(needed, 'planet')}, ${cost} Research${open}`)}`,
        ...flowed(
          names.map((name, i) => (i < names.length - 1 ? `${name},` : name)),
          width - 3,
          0,
          ' ',
        ).map(line => `   ${line}`),
      ];
    }),
  ]);
}

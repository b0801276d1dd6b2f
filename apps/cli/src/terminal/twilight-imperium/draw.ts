import { type Standings, standingsIn } from '@orrery/twilight-imperium/progress';
import {
  cardName,
  counted,
  factionNames,
  fragmentNames,
  gameName,
  isObjectiveId,
  isTechnologyId,
  leaderText,
  missingText,
  noteName,
  objectiveText,
  objectiveWords,
  phaseNames,
  progressFigures,
  tableForText,
  technologyKind,
  technologyText,
  unitsText,
} from '@orrery/twilight-imperium/text';
import {
  factions,
  fragmentKinds,
  initiativeOf,
  type PlayerView,
  technologies,
  turnOrder,
  type View,
  worthOf,
} from '@orrery/twilight-imperium/view';
import { flowed, padded, rule, widthOf, wrapped } from '../paint.ts';
import { drawDraft } from './draft.ts';
import { drawGalaxy } from './map.ts';
import type { GalaxyStyle } from './seats.ts';

const LABEL = 14;

/** Pieces after a label, wrapped within their column. */
const labelled = (label: string, pieces: readonly string[], { paint, width }: GalaxyStyle): string[] =>
  flowed(
    pieces.map((piece, i) => (i < pieces.length - 1 ? `${piece},` : piece)),
    width - LABEL - 1,
    0,
    ' ',
  ).map((line, i) => ` ${paint.quiet(padded(i === 0 ? label : '', LABEL))}${line}`);

function heading(view: View, style: GalaxyStyle): string {
  const { paint, width } = style;
  const phase = (phaseNames[view.phase] ?? '').toLowerCase();
  const turn =
    view.active === null ? '' : view.active === view.seat ? ': your turn' : `: ${style.nameOf(view.active)}'s turn`;
  const left = ` ${paint.title(gameName)}  round ${view.round}, ${phase}${paint.strong(turn)}`;
  const isChosen = !view.draft || view.dealtTiles; // the draft decides who is the speaker
  const speaker = isChosen ? `speaker ${view.speaker === view.seat ? 'you' : style.nameOf(view.speaker)}, ` : '';
  const right = view.over ? 'game over' : `${speaker}to ${view.options.points} VP`;
  return padded(left, width - widthOf(right)) + right;
}

const strategyMark = (
  { id, exhausted }: PlayerView['strategyCards'][number],
  { goodsOnKept }: View,
  { paint }: GalaxyStyle,
): string => {
  const goods = goodsOnKept.find(card => card.id === id)?.tradeGoods;
  const name = `${initiativeOf(id)} ${cardName(id)}${goods ? ` with ${counted(goods, 'trade good')}` : ''}`;
  return exhausted ? paint.quiet(`${name} (used)`) : name;
};

/** Ready planets of a player, and what they are worth. */
export function readyWorth(
  view: View,
  seat: number,
): { ready: number; all: number; resources: number; influence: number } {
  const own = [
    ...view.systems.flatMap(({ planets }) => planets.filter(({ controller }) => controller === seat)),
    ...(view.players[seat]?.planetCards ?? []),
  ];
  const ready = own.filter(({ exhausted }) => !exhausted);
  return {
    ready: ready.length,
    all: own.length,
    resources: ready.reduce((sum, planet) => sum + worthOf(planet).resources, 0),
    influence: ready.reduce((sum, planet) => sum + worthOf(planet).influence, 0),
  };
}

/** A player in a line or two: points, tokens, goods, cards, strategy cards. */
function playerRow(view: View, player: PlayerView, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const { seat, tokens, guests = [] } = player;
  const turn = view.active === seat ? paint.brass('▸') : ' ';
  const faction = factionNames[player.faction].short;
  const who = seat === view.seat ? `You (${faction})` : faction;
  const { ready, all, resources, influence } = readyWorth(view, seat);
  const name = style.colourOf(seat)(padded(`${style.letterOf(seat)} ${who}`, 18));
  const state = player.eliminated ? 'eliminated' : player.passed && view.phase === 'action' ? 'passed' : '';
  const facts = [
    paint.strong(`${player.points} VP`),
    `${tokens.tactic}t ${tokens.fleet}${guests.length > 0 ? `+${guests.length}` : ''}f ${tokens.strategy}s`,
    `tg ${player.tradeGoods}`,
    `co ${player.commodities}/${factions[player.faction].commodities}`,
    `planets ${ready}/${all}: ${resources}r ${influence}i`,
    `cards ${player.actionCardCount}a ${player.secretCount}s ${player.noteCount}n`,
    ...player.strategyCards.map(card => strategyMark(card, view, style)),
    ...(state === '' ? [] : [paint.quiet(state)]),
  ];
  return flowed(facts, width - 21, 21, '  ').map((line, i) => (i === 0 ? `${turn}${name}  ${line}` : line));
}

/** How far everybody is: `A 3/4  B scored  C met`. */
const standingsLine = ({ players }: Standings, { letterOf, colourOf, paint }: GalaxyStyle): string =>
  players
    .map(({ seat, status, progress }) => {
      const figures = progress ? progressFigures(progress).replaceAll(' ', '') : '-';
      return `${colourOf(seat)(letterOf(seat))} ${status === 'scored' || status === 'met' ? paint.strong(status) : figures}`;
    })
    .join('  ');

/** What a player lacks, in words. */
const lacking = ({ players }: Standings, seat: number | null): string => {
  const standing = players.find(each => each.seat === seat);
  const missing = standing?.status === 'short' && standing.progress && missingText(standing.progress);
  return missing ? `you lack ${missing}` : standing?.status === 'home' ? 'you lack your home system' : '';
};

/** Public objectives, who scored them, how far everybody is and what one lacks. */
function drawObjectives(view: View, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const { revealed, stageOne, stageTwo } = view.objectives;
  const column = Math.max(0, ...revealed.map(id => cardName(id).length));
  const standings = standingsIn(view);
  return [
    ...revealed.flatMap(id => {
      const standing = standings.find(each => each.objective === id && !each.isSecret);
      const missing = standing ? lacking(standing, view.seat) : '';
      const text = isObjectiveId(id) ? objectiveText(id, view.options.sets) : '';
      const start = ` ${padded(cardName(id), column)}  `;
      return [
        ...wrapped(`${start}${paint.quiet(text)}${missing === '' ? '' : `; ${missing}`}`, width, column + 3),
        ...(standing ? wrapped(`${' '.repeat(column + 3)}${standingsLine(standing, style)}`, width, column + 3) : []),
      ];
    }),
    ` ${paint.quiet(`still hidden: ${stageOne} of stage I, ${stageTwo} of stage II`)}`,
  ];
}

/** The objectives by themselves: with what one lacks for the secret ones. */
export function objectivesPage(view: View, style: GalaxyStyle): string[] {
  const secrets = standingsIn(view).filter(({ isSecret, players }) => isSecret && players[0]?.seat === view.seat);
  return [
    ...drawObjectives(view, style),
    ...secrets.flatMap(standing => {
      const { objective } = standing;
      const text = isObjectiveId(objective) ? objectiveText(objective, view.options.sets) : '';
      const words = [text, lacking(standing, view.seat)].filter(Boolean).join('; ');
      return wrapped(` ${cardName(objective)}  ${style.paint.quiet(words)}`, style.width, 3);
    }),
  ];
}

function agendaLines(view: View, style: GalaxyStyle): string[] {
  const laws = view.laws.map(
    ({ id, elected }) => `${cardName(id)}${elected === null ? '' : ` (${electedName(elected, style)})`}`,
  );
  const tokens = view.wormholeTokens.flatMap(({ card, back }) =>
    back === undefined ? [] : [`${cardName(card)} (${back} on its back)`],
  );
  const lasting = view.lasting.map(({ seat, id }) => `${cardName(id)} (${style.nameOf(seat)})`);
  const agenda = view.agenda;
  const votes = (agenda?.votes ?? []).map(
    ({ seat, outcome, count }) => `${style.nameOf(seat)} ${count} for ${electedName(outcome, style)}`,
  );
  const waiting = (view.decidedAlone?.revealed ?? []).map(({ card }) => cardName(card));
  const hidden = agenda?.hidden?.card ? [`really ${cardName(agenda.hidden.card)}, which only you know`] : [];
  return [
    ...(laws.length > 0 ? labelled('Laws', laws, style) : []),
    ...(view.turnsSkipped > 0 ? labelled('Turns skipped', [String(view.turnsSkipped)], style) : []),
    ...(tokens.length > 0 ? labelled('In play', tokens, style) : []),
    ...(lasting.length > 0 ? labelled('In effect', lasting, style) : []),
    ...(waiting.length > 0 ? labelled('Revealed', waiting, style) : []),
    ...(agenda ? labelled('Agenda', [cardName(agenda.card), ...hidden, ...votes], style) : []),
  ];
}

const electedName = (outcome: string, style: GalaxyStyle): string =>
  /^\d$/.test(outcome)
    ? style.nameOf(Number(outcome))
    : outcome === 'for' || outcome === 'against'
      ? outcome
      : cardName(outcome);

/** Of a copied one also the card that copies it. */
function technologyName({ copies = [] }: PlayerView, id: string): string {
  const copy = copies.find(({ technology }) => technology === id);
  return copy ? `${cardName(id)} (copied by ${cardName(copy.card)})` : cardName(id);
}

/** A player's public components besides planets and units. */
export function belongings(view: View, player: PlayerView, style: GalaxyStyle): string[] {
  const { paint } = style;
  const table = tableForText(view, style.nameOf);
  const tired = (id: string, name: string): string =>
    player.exhausted.includes(id) ? paint.quiet(`${name} (exhausted)`) : name;
  const fragments = fragmentKinds.flatMap(kind =>
    player.fragments[kind] > 0 ? [counted(player.fragments[kind], fragmentNames[kind])] : [],
  );
  const rows: [string, string[]][] = [
    ['Faction', player.sheet.filter(id => !isTechnologyId(id)).map(cardName)],
    ['Technologies', player.technologies.map(id => tired(id, technologyName(player, id)))],
    ['Relics', [...player.relics.map(id => tired(id, cardName(id))), ...fragments]],
    ['Planet cards', (player.planetCards ?? []).map(({ id }) => cardName(id))],
    ['Finds', player.kept.map(cardName)],
    ['Notes in play', player.notesInPlay.map(note => noteName(note, table))],
    [
      'Leaders',
      player.leaders.map(leader =>
        leader.locked ? paint.quiet(`${cardName(leader.id)} (locked)`) : tired(leader.id, leaderText(leader)),
      ),
    ],
    [
      'Captured',
      player.captured.map(
        ({ seat, unit, count }) => `${unitsText(unit, count)}${seat === null ? '' : ` of ${style.nameOf(seat)}`}`,
      ),
    ],
    ['Reviving', player.reviving > 0 ? [counted(player.reviving, 'infantry', 'infantry')] : []],
  ];
  return rows.flatMap(([label, pieces]) => (pieces.length > 0 ? labelled(label, pieces, style) : []));
}

function ownHand(view: View, me: PlayerView, style: GalaxyStyle): string[] {
  const { paint } = style;
  const table = tableForText(view, style.nameOf);
  const standings = standingsIn(view).filter(({ isSecret }) => isSecret);
  const secrets = (me.secrets ?? []).map(id => {
    const progress = standings.find(each => each.objective === id)?.players[0]?.progress;
    const figures = progress ? [progressFigures(progress).replaceAll(' ', '')] : [];
    const said = isObjectiveId(id) ? [objectiveWords(id, view.options.sets), ...figures].join(' ') : '';
    return said === '' ? cardName(id) : `${cardName(id)} ${paint.quiet(`(${said})`)}`;
  });
  const notes = (me.notes ?? []).map(note =>
    Number(note.split('#')[1]) === me.seat ? cardName(note) : noteName(note, table),
  );
  const cards = (me.actionCards ?? []).map(cardName);
  return [
    ...(secrets.length > 0 ? labelled('Secrets', secrets, style) : []),
    ...(cards.length > 0 ? labelled('Action cards', cards, style) : []),
    ...belongings(view, me, style),
    ...(notes.length > 0 ? labelled('Notes', notes, style) : []),
  ];
}

/** All players as they take turns. */
export const drawPlayers = (view: View, style: GalaxyStyle): string[] =>
  turnOrder(view).flatMap(seat => playerRow(view, view.players[seat]!, style));

/** The whole table from one seat, or as a spectator sees it. */
export function drawTable(view: View, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const me = view.seat === null ? undefined : view.players[view.seat];
  return [
    heading(view, style),
    rule(paint, width),
    ...drawGalaxy(view, style),
    rule(paint, width),
    ...(view.draft ? drawDraft(view, style) : drawInPlay(view, me, style)),
  ];
}

/** What is on the table besides the galaxy, once the game is set up. */
function drawInPlay(view: View, me: PlayerView | undefined, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  return [
    ...drawPlayers(view, style),
    rule(paint, width, 'Objectives'),
    ...drawObjectives(view, style),
    ...agendaLines(view, style),
    ...(me ? [rule(paint, width, `You: ${factionNames[me.faction].name}`), ...ownHand(view, me, style)] : []),
  ];
}

/** Every technology, who owns it, what it needs and does. */
export function drawTechnologies(view: View, style: GalaxyStyle): string[] {
  const { paint, width } = style;
  const owners = (id: string): string =>
    view.players
      .filter(player => player.technologies.some(each => each === id))
      .map(({ seat }) => style.colourOf(seat)(style.letterOf(seat)))
      .join('');
  const ids = (Object.keys(technologies) as (keyof typeof technologies)[]).filter(id =>
    view.options.sets.includes(technologies[id].source),
  );
  return ids.flatMap(id =>
    wrapped(
      ` ${padded(cardName(id), 25)}${padded(owners(id), 4)}${paint.quiet(`${technologyKind(id)}. ${technologyText(id, view.options.sets)}`)}`,
      width,
      30,
    ),
  );
}

import {
  capital,
  cardName,
  draftLines,
  listed,
  phaseNames,
  planetNames,
  planetTokenNames,
  systemTitle,
} from '@orrery/twilight-imperium/text';
import { systemsShown, type View } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';

/** What is nobody's in particular: a name and what there is to say about it. */
export type Fact = readonly [name: string, words: string];

const cards = (all: readonly string[]): string => (all.length === 0 ? t('ti.none') : listed(all.map(cardName)));

const placeOf = (system: string): string => capital(systemTitle(system));

/** Where the game stands. */
const course = ({ view, nameOf }: BoardProps<View>): Fact[] => {
  const { options, round, phase, speaker, active, winner, over, custodians, nexusOpen, turnsSkipped, seat } = view;
  const { clockwise } = view;
  return [
    [t('ti.glance.course'), `${t('ti.round', { round })}, ${phaseNames[phase] ?? phase}`],
    [t('ti.glance.target'), String(options.points)],
    [t('ti.glance.you'), seat === null ? t('game.spectating') : nameOf(seat)],
    [t('ti.speaker'), nameOf(speaker)],
    ...(clockwise ? [[t('ti.glance.clockwise'), listed(clockwise.map(nameOf))] as const] : []),
    [t('ti.onMove'), active === null ? t('ti.none') : nameOf(active)],
    [t('ti.glance.custodians'), t(custodians ? 'ti.glance.yes' : 'ti.glance.no')],
    [t('ti.glance.nexus'), t(nexusOpen ? 'ti.glance.yes' : 'ti.glance.no')],
    ...(turnsSkipped > 0 ? [[t('ti.glance.skipped'), String(turnsSkipped)] as const] : []),
    ...(over ? [[t('game.over'), winner === null ? t('ti.none') : nameOf(winner)] as const] : []),
  ];
};

/** What is under way just now. */
const underWay = ({ view, nameOf }: BoardProps<View>): Fact[] => {
  const {
    tactical,
    combat,
    playing,
    lasting,
    exploring,
    peek,
    agendaEnds,
    decidedAlone,
    freeSecondaries,
    agenda,
    voters,
  } = view;
  return [
    ...draftLines(view, nameOf).map(line => [t('ti.setup'), line] as const),
    ...(tactical ? [[t('ti.glance.active'), `${nameOf(tactical.seat)}: ${placeOf(tactical.system)}`] as const] : []),
    ...(combat
      ? [
          [
            t('ti.glance.combat'),
            `${nameOf(combat.attacker)}, ${nameOf(combat.defender)}: ${combat.planet ? planetNames[combat.planet] : placeOf(combat.system)}`,
          ] as const,
        ]
      : []),
    ...playing.map(({ seat, card }) => [nameOf(seat), cardName(card)] as const),
    ...lasting.map(({ seat, id }) => [nameOf(seat), cardName(id)] as const),
    ...(exploring === null ? [] : [[t('ti.glance.exploring'), cardName(exploring)] as const]),
    ...(peek ? [[nameOf(peek.seat), t('ti.glance.cards', { count: peek.count })] as const] : []),
    ...(agendaEnds
      ? [
          [
            t('ti.glance.agendaEnds'),
            [agendaEnds.top, agendaEnds.bottom].map(card => (card === null ? t('ti.none') : cardName(card))).join(', '),
          ] as const,
        ]
      : []),
    ...(decidedAlone
      ? [[nameOf(decidedAlone.seat), t('ti.glance.cards', { count: decidedAlone.count })] as const]
      : []),
    ...(freeSecondaries.length > 0 ? [[t('ti.glance.invited'), listed(freeSecondaries.map(nameOf))] as const] : []),
    ...(agenda
      ? [
          [t('ti.glance.agenda'), cardName(agenda.card)] as const,
          [t('ti.glance.voters'), voters.length === 0 ? t('ti.none') : listed(voters.map(nameOf))] as const,
        ]
      : []),
  ];
};

/** Cards that lie in the middle. */
const common = ({ view }: BoardProps<View>): Fact[] => {
  const { strategyCards, goodsOnKept, objectives, secretsScored, laws, actionCards, agendas, exploration } = view;
  const { relics, wormholeTokens, purged, legendaryExhausted, tokenPictures } = view;
  const turnable = wormholeTokens.filter(({ back }) => back !== undefined);
  const withGoods = (all: View['strategyCards']) =>
    all.length === 0
      ? t('ti.none')
      : listed(all.map(({ id, tradeGoods }) => (tradeGoods > 0 ? `${cardName(id)} +${tradeGoods}` : cardName(id))));
  const { revealed, stageOne, stageTwo, secret } = objectives;
  const deck = (size: number, discard: readonly string[]) =>
    discard.length === 0 ? String(size) : t('ti.glance.deck', { size, discard: cards(discard) });
  return [
    [t('ti.strategyCards'), withGoods(strategyCards)],
    ...(goodsOnKept.length > 0 ? [[t('ti.glance.goodsOnKept'), withGoods(goodsOnKept)] as const] : []),
    [t('ti.objectives'), cards(revealed)],
    [t('ti.glance.stillHidden'), t('ti.objectivesLeft', { stageOne, stageTwo, secret })],
    [t('ti.glance.secretsScored'), cards(secretsScored)],
    [t('ti.glance.laws'), laws.length === 0 ? t('ti.none') : listed(laws.map(({ id }) => cardName(id)))],
    [t('ti.actionCards'), deck(actionCards.size, actionCards.discard)],
    [t('ti.agendas'), deck(agendas.size, agendas.discard)],
    ...Object.entries(exploration).map(([kind, { size, discard }]) => [capital(kind), deck(size, discard)] as const),
    [t('ti.relics'), String(relics)],
    ...(turnable.length > 0 ? [[t('ti.inPlay'), cards(turnable.map(({ card }) => card))] as const] : []),
    ...(tokenPictures.length > 0
      ? [
          [
            t('ti.glance.markers'),
            listed(tokenPictures.map(({ card, system }) => `${cardName(card)}: ${placeOf(system)}`)),
          ] as const,
        ]
      : []),
    ...(legendaryExhausted.length > 0
      ? [[t('ti.glance.legendary'), listed(legendaryExhausted.map(id => planetNames[id]))] as const]
      : []),
    ...(purged.length > 0 ? [[t('ti.purged'), cards(purged)] as const] : []),
  ];
};

/** What nobody holds on the board. */
const board = ({ view, nameOf }: BoardProps<View>): Fact[] => {
  const { galaxy } = view;
  const systems = systemsShown(view);
  const free = systems.flatMap(({ planets }) => planets.filter(({ controller }) => controller === null));
  const explored = systems.flatMap(({ planets }) => planets.filter(each => each.explored));
  const frontier = systems.filter(each => each.frontier);
  const tokens = systems.flatMap(({ planets }) =>
    planets.flatMap(({ id, factionTokens = [] }) =>
      factionTokens.map(token => `${planetNames[id]} (${planetTokenNames[token.id]}, ${nameOf(token.seat)})`),
    ),
  );
  const changed = systems.filter(({ anomalies, wormholes }) => anomalies.length + wormholes.length > 0);
  const replaced = systems.flatMap(({ id, tile }) => (tile === undefined ? [] : [`${placeOf(id)} (${tile})`]));
  return [
    [t('ti.glance.size'), String(galaxy.tiles.length)],
    [t('ti.glance.free'), free.length === 0 ? t('ti.none') : listed(free.map(({ id }) => planetNames[id]))],
    [t('ti.glance.explored'), explored.length === 0 ? t('ti.none') : listed(explored.map(({ id }) => planetNames[id]))],
    [t('ti.glance.frontier'), frontier.length === 0 ? t('ti.none') : listed(frontier.map(({ id }) => placeOf(id)))],
    ...(tokens.length > 0 ? [[t('ti.glance.planetTokens'), listed(tokens)] as const] : []),
    ...(replaced.length > 0 ? [[t('ti.glance.replaced'), listed(replaced)] as const] : []),
    ...(changed.length > 0
      ? [
          [
            t('ti.glance.special'),
            listed(
              changed.map(
                ({ id, anomalies, wormholes }) => `${placeOf(id)} (${[...anomalies, ...wormholes].join(', ')})`,
              ),
            ),
          ] as const,
        ]
      : []),
  ];
};

/** All that is everybody's, in words. Players have columns of their own. */
export const tableFacts = (props: BoardProps<View>): readonly Fact[] => [
  ...course(props),
  ...underWay(props),
  ...common(props),
  ...board(props),
];

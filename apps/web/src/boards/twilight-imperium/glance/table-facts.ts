import type { Seat } from '@orrery/kernel';
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
import { outcomeName } from '../agenda/outcome.ts';

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

type NameOf = BoardProps<View>['nameOf'];

/** Cards that somebody looks at; which they are is only told to them. */
const looking = (
  { seat, count, cards: known }: { seat: Seat; count: number; cards: readonly string[] | null },
  nameOf: NameOf,
): Fact => [nameOf(seat), t('ti.glance.cards', { count }) + (known ? `: ${cards(known)}` : '')];

const combatFacts = ({ view: { combat }, nameOf }: BoardProps<View>): Fact[] => {
  if (!combat) return [];
  const { attacker, defender, planet, system, round, hits } = combat;
  const fight = t('ti.glance.fight', {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
    place: planet ? planetNames[planet] : placeOf(system),
    round,
  });
  const toTake = [
    { name: nameOf(defender), count: hits.attacker },
    { name: nameOf(attacker), count: hits.defender },
  ].filter(({ count }) => count > 0);
  return [[t('ti.glance.combat'), [fight, ...toTake.map(each => t('ti.glance.hits', each))].join('; ')]];
};

const agendaFacts = ({ view: { agenda, voters }, nameOf }: BoardProps<View>): Fact[] => {
  if (!agenda) return [];
  const { card, hidden, votes, stakes, barred, excluded } = agenda;
  const cast = votes.map(({ seat, outcome, count }) =>
    t('ti.glance.cast', { name: nameOf(seat), count, outcome: outcomeName(outcome, nameOf) }),
  );
  const bets = stakes.map(stake =>
    t('ti.stake', {
      name: nameOf(stake.seat),
      card: cardName(stake.card),
      outcome: outcomeName(stake.outcome, nameOf),
    }),
  );
  const some = (name: string, words: readonly string[]): Fact[] => (words.length > 0 ? [[name, listed(words)]] : []);
  return [
    [t('ti.glance.agenda'), cardName(card)],
    ...(hidden
      ? [
          hidden.card === null
            ? ([t('ti.glance.agenda'), t('ti.hiddenAgenda', { name: nameOf(hidden.seat) })] as const)
            : ([t('ti.glance.secretAgenda'), cardName(hidden.card)] as const),
        ]
      : []),
    ...some(t('ti.glance.votes'), cast),
    ...some(t('ti.glance.bets'), bets),
    ...some(t('ti.glance.barred'), barred.map(nameOf)),
    ...some(t('ti.glance.excluded'), excluded.map(nameOf)),
    [t('ti.glance.voters'), voters.length === 0 ? t('ti.none') : listed(voters.map(nameOf))],
  ];
};

/** What is under way just now. */
const underWay = (props: BoardProps<View>): Fact[] => {
  const { view, nameOf } = props;
  const { tactical, playing, lasting, exploring, peek, agendaEnds, decidedAlone, freeSecondaries } = view;
  return [
    ...draftLines(view, nameOf).map(line => [t('ti.setup'), line] as const),
    ...(tactical
      ? [
          [
            t('ti.glance.active'),
            t('ti.glance.step', {
              name: nameOf(tactical.seat),
              system: placeOf(tactical.system),
              step: tactical.step.replaceAll('-', ' '),
            }),
          ] as const,
        ]
      : []),
    ...combatFacts(props),
    ...playing.map(({ seat, card }) => [nameOf(seat), cardName(card)] as const),
    ...lasting.map(
      ({ seat, id, until }) =>
        [nameOf(seat), t('ti.glance.untilEnd', { card: cardName(id), end: t(`ti.until.${until}`) })] as const,
    ),
    ...(exploring === null ? [] : [[t('ti.glance.exploring'), cardName(exploring)] as const]),
    ...(peek ? [looking(peek, nameOf)] : []),
    ...(agendaEnds
      ? [
          [
            t('ti.glance.agendaEnds'),
            [agendaEnds.top, agendaEnds.bottom].map(card => (card === null ? t('ti.none') : cardName(card))).join(', '),
          ] as const,
        ]
      : []),
    ...(decidedAlone
      ? [
          looking(decidedAlone, nameOf),
          [t('ti.glance.toResolve'), cards(decidedAlone.revealed.map(({ card }) => card))] as const,
        ]
      : []),
    ...(freeSecondaries.length > 0 ? [[t('ti.glance.invited'), listed(freeSecondaries.map(nameOf))] as const] : []),
    ...agendaFacts(props),
  ];
};

const lawText = ({ id, elected }: View['laws'][number], nameOf: NameOf): string =>
  elected === null ? cardName(id) : `${cardName(id)} (${outcomeName(elected, nameOf)})`;

const wormholeText = ({ card, system, shows, back }: View['wormholeTokens'][number]): string => {
  const token = { card: cardName(card), system: placeOf(system), shows };
  return back === undefined ? t('ti.glance.wormhole', token) : t('ti.glance.turnable', { ...token, back });
};

/** A marker, and whose command tokens it stands for. */
const markerText =
  (nameOf: NameOf) =>
  ({ card, system, standsFor }: View['tokenPictures'][number]): string =>
    `${cardName(card)}: ${placeOf(system)} (${listed(standsFor.map(nameOf))})`;

/** Cards that lie in the middle. */
const common = ({ view, nameOf }: BoardProps<View>): Fact[] => {
  const { strategyCards, goodsOnKept, objectives, secretsScored, laws, actionCards, agendas, exploration } = view;
  const { relics, wormholeTokens, purged, legendaryExhausted, tokenPictures } = view;
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
    [t('ti.glance.laws'), laws.length === 0 ? t('ti.none') : listed(laws.map(each => lawText(each, nameOf)))],
    [t('ti.actionCards'), deck(actionCards.size, actionCards.discard)],
    [t('ti.agendas'), deck(agendas.size, agendas.discard)],
    ...Object.entries(exploration).map(([kind, { size, discard }]) => [capital(kind), deck(size, discard)] as const),
    [t('ti.relics'), String(relics)],
    ...(wormholeTokens.length > 0
      ? [[t('ti.glance.wormholes'), listed(wormholeTokens.map(wormholeText))] as const]
      : []),
    ...(tokenPictures.length > 0
      ? [[t('ti.glance.markers'), listed(tokenPictures.map(markerText(nameOf)))] as const]
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

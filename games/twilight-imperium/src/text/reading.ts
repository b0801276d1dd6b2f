import type { Seat } from '@orrery/kernel';
import {
  type PlanetId,
  printedStats,
  systemAt,
  systemsShown,
  tilesBeside,
  underLaws,
  type View,
  worthOf,
} from '../view/index.ts';
import type { PlanetNow, TableForText } from './table.ts';

/** The table as the wording wants to know it, from one seat's view. */
export function tableForText(view: View, nameOf: (seat: Seat) => string): TableForText {
  const positions = new Map(view.galaxy.tiles.map(placed => [systemAt(placed), placed.position]));
  const systems = new Map(systemsShown(view).map(system => [system.id, system]));
  const planets = new Map<PlanetId, PlanetNow>(
    [
      ...view.systems,
      ...view.players.flatMap(({ planetCards }) => (planetCards ? [{ id: undefined, planets: planetCards }] : [])),
    ].flatMap(({ id, planets }) => planets.map(planet => [planet.id, { ...planet, ...worthOf(planet), system: id }])),
  );
  return {
    reader: view.seat,
    sets: view.options.sets,
    teStrategyCards: view.options.teStrategyCards,
    active: view.active,
    activeSystem: view.tactical?.system,
    sent: (view.tactical?.waves ?? []).flatMap(({ from, ships }) =>
      ships.map(({ unit, count }) => ({ from, unit, count })),
    ),
    combat: view.combat ?? undefined,
    agenda: view.agenda?.card,
    nameOf,
    factionOf: seat =>
      view.draft && view.draft.drafted[seat]?.faction === null ? undefined : view.players[seat]?.faction,
    positionOf: system => positions.get(system),
    system: system => systems.get(system),
    beside: position => tilesBeside(view.galaxy, position),
    planet: planet => planets.get(planet),
    statsOf: (seat, unit) =>
      view.players[seat] ? underLaws(view.laws, unit, printedStats(view.players[seat], unit)) : {},
    tradeGoodsOf: seat => view.players[seat]?.tradeGoods ?? 0,
    tokensOf: seat => view.players[seat]?.tokens ?? { tactic: 0, fleet: 0, strategy: 0 },
    tradeGoodsOn: card => [...view.strategyCards, ...view.goodsOnKept].find(({ id }) => id === card)?.tradeGoods ?? 0,
  };
}

/** For the log of a game of which no view can be had. */
export const tableWithoutView = (reader: Seat | null, nameOf: (seat: Seat) => string): TableForText => ({
  ...{ reader, nameOf, sets: [], active: null },
  ...{ activeSystem: undefined, sent: [], combat: undefined, agenda: undefined },
  factionOf: () => undefined,
  positionOf: () => undefined,
  system: () => undefined,
  beside: () => [],
  planet: () => undefined,
  statsOf: () => ({}),
  tradeGoodsOf: () => 0,
  tokensOf: () => ({ tactic: 0, fleet: 0, strategy: 0 }),
  tradeGoodsOn: () => 0,
});

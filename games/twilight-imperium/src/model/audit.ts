import { miscounted } from '@orrery/tabletop';
import { systemAt, systemTiles, tileOf } from './galaxy/galaxy.ts';
import { hasTokenOn, planetTokenPieces, tokensOn } from './galaxy/planet-tokens.ts';
import { planetTokenIds, strategyCardIds, unitTypes } from './ids.ts';
import { objectiveIds } from './objectives/objectives.ts';
import { agendasUnderWay, everyPlanet, piecesOf } from './readers.ts';
import { TOKENS } from './setup.ts';
import type { State } from './state.ts';
import { kindKey } from './units/kinds.ts';
import type { UnitGroup } from './units/state.ts';

/** Every token, piece and card is in exactly one place. */
export function audit(game: State): string[] {
  if (game.phase === 'setup' && game.systems.length === 0) return [];
  return [
    ...auditTokens(game),
    ...auditUnits(game),
    ...auditCards(game),
    ...auditGalaxy(game),
    ...auditPlanets(game),
    ...auditPieces(game),
  ];
}

/** Sixteen command tokens a player: pools, board, reinforcements and others' fleet pools (LRR 20). */
function auditTokens(game: State): string[] {
  const problems: string[] = [];
  for (const [seat, { tokens, eliminated }] of game.seats.entries()) {
    if (eliminated) continue; // LRR 33.2
    const onBoard = game.systems.flatMap(system => system.tokens).filter(each => each === seat).length;
    const lent = game.seats.filter(({ guests }) => guests?.includes(seat)).length;
    const all = tokens.tactic + tokens.fleet + tokens.strategy + tokens.reinforcements + onBoard + lent;
    if (all !== TOKENS) problems.push(`seat ${seat} has ${all} command tokens`);
    for (const [pool, count] of Object.entries(tokens))
      if (count < 0) problems.push(`seat ${seat} has ${count} in ${pool}`);
  }
  for (const [seat, { guests }] of game.seats.entries())
    if (guests && (guests.length === 0 || new Set(guests).size !== guests.length || guests.includes(seat)))
      problems.push(`seat ${seat} holds the tokens of ${guests.join() || 'nobody'}`);
  for (const { id, tokens } of game.systems)
    if (new Set(tokens).size !== tokens.length) problems.push(`two equal command tokens in ${id}`);
  return problems;
}

function auditUnits(game: State): string[] {
  const problems: string[] = [];
  const counts = game.seats.map(() => new Map<string, number>());
  const look = (groups: readonly UnitGroup[], where: string): void => {
    for (const { seat, unit, count, damaged } of groups) {
      counts[seat]!.set(unit, (counts[seat]!.get(unit) ?? 0) + count);
      if (count <= 0 || damaged < 0 || damaged > count)
        problems.push(`${count} ${unit} (${damaged} damaged) in ${where}`);
    }
    const kinds = groups.map(group => `${group.seat}/${kindKey(group)}`);
    if (new Set(kinds).size !== kinds.length) problems.push(`a divided group in ${where}`);
  };
  for (const system of game.systems) {
    look(system.space, `the space of ${system.id}`);
    for (const planet of system.planets) look(planet.units, planet.id);
  }
  for (const [captor, { captured }] of game.seats.entries()) {
    for (const { seat, unit, count } of captured) {
      if (seat !== null) counts[seat]!.set(unit, (counts[seat]!.get(unit) ?? 0) + count);
      if (count <= 0 || (seat === null) !== (unit === 'fighter' || unit === 'infantry'))
        problems.push(`seat ${captor} has captured ${count} ${unit} of ${seat ?? 'nobody'}`); // LRR 17.3
    }
    const kinds = captured.map(({ seat, unit }) => `${seat}/${unit}`);
    if (new Set(kinds).size !== kinds.length) problems.push(`a divided group on the sheet of seat ${captor}`);
  }
  for (const [seat, count] of counts.entries())
    for (const unit of unitTypes)
      if (unit !== 'fighter' && unit !== 'infantry' && (count.get(unit) ?? 0) > piecesOf(game, unit))
        problems.push(`seat ${seat} has ${count.get(unit)} of ${unit}`);
  return problems;
}

function auditCards(game: State): string[] {
  const { objectives, seats } = game;
  const secrets = seats.flatMap(player => player.secrets);
  const dealt = [
    ...objectives.revealed,
    ...objectives.stageOne,
    ...objectives.stageTwo,
    ...objectives.secret,
    ...secrets,
    ...game.secretsScored,
  ];
  const known = new Set<string>(objectiveIds);
  const problems = miscounted(
    dealt,
    [...new Set(dealt)].filter(id => known.has(id)),
  );
  const strategy = [
    ...game.strategyCards.map(({ id }) => id),
    ...seats.flatMap(player => player.strategyCards.map(({ id }) => id)),
  ];
  return [...problems, ...miscounted(strategy, strategyCardIds), ...auditDecks(game)];
}

/** No card of a deck is in two places. One that is being resolved may be in none. */
function auditDecks(game: State): string[] {
  const { actionCards, agendas, seats } = game;
  const piles = [
    [
      ...actionCards.cards,
      ...actionCards.discard,
      ...game.playing.map(({ card }) => card),
      ...seats.flatMap(player => player.actionCards),
    ],
    [
      ...agendas.cards,
      ...agendas.discard,
      ...game.laws.map(({ id }) => id),
      ...(game.peek?.cards ?? []),
      ...(game.decidedAlone?.cards ?? []),
      ...agendasUnderWay(game).flatMap(({ hidden }) => (hidden ? [hidden.card] : [])),
    ],
    ...Object.values(game.exploration).map(({ cards, discard }) => [...cards, ...discard]),
    [...game.relics, ...seats.flatMap(player => player.relics)],
  ];
  return piles.flatMap(pile => miscounted(pile, [...new Set(pile)]));
}

/** Tiles and systems are the same ones, in the same order. */
function auditGalaxy({ galaxy, systems }: State): string[] {
  const tiles = systemTiles(galaxy);
  const isSame = systems.every((system, i) => {
    const placed = tiles[i];
    return placed !== undefined && systemAt(placed) === system.id && placed.tile === tileOf(system);
  });
  return isSame && tiles.length === systems.length ? [] : ['tiles and systems differ'];
}

function auditPlanets(game: State): string[] {
  const ids = everyPlanet(game).map(({ id }) => id);
  const turned = game.legendaryExhausted;
  return [
    ...game.wormholeTokens
      .filter(
        ({ system, shows }) => !game.systems.some(({ id, wormholes }) => id === system && wormholes.includes(shows)),
      )
      .map(({ card }) => `the token of ${card} is not where it should be`),
    ...auditPlanetTokens(game),
    ...(new Set(ids).size === ids.length ? [] : ['a planet is there twice']),
    ...(new Set(turned).size === turned.length ? [] : ['an ability card is exhausted twice']),
  ];
}

/** One token of a kind to a planet, and no more than there are. */
function auditPlanetTokens({ systems, seats }: State): string[] {
  const planets = systems.flatMap(system => system.planets);
  return planetTokenIds.flatMap(id => [
    ...planets
      .filter(planet => planet.factionTokens && tokensOn(planet, id).length !== 1)
      .map(planet => `${tokensOn(planet, id).length} tokens of ${id} on ${planet.id}`),
    ...[...seats.keys()]
      .filter(seat => planets.filter(planet => hasTokenOn(planet, id, seat)).length > planetTokenPieces[id])
      .map(seat => `seat ${seat} has too many tokens of ${id}`),
  ]);
}

/** Exploration cards, relics, promissory notes and leaders: none is in two places. */
function auditPieces(game: State): string[] {
  const found = [
    ...Object.values(game.exploration).flatMap(({ cards, discard }) => [...cards, ...discard]),
    ...(game.exploring === null ? [] : [game.exploring]),
    ...everyPlanet(game).flatMap(({ attachments }) => attachments),
    ...game.relics,
    ...game.purged,
    ...game.wormholeTokens.map(({ card }) => card),
    ...game.seats.flatMap(({ relics, kept, notes, notesInPlay }) => [...relics, ...kept, ...notes, ...notesInPlay]),
    ...game.seats.flatMap(({ leaders }) => leaders.map(({ id }) => id)),
  ];
  return found.filter((piece, i) => found.indexOf(piece) !== i).map(piece => `${piece} is there twice`);
}

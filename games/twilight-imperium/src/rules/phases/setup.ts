import {
  allocate,
  askAll,
  choose,
  chooseSome,
  type Flow,
  invariant,
  next,
  pick,
  type Rule,
  reveal,
  type Seat,
  shuffle,
  step,
} from '@orrery/kernel';
import { technologies } from '../../model/cards/technologies.ts';
import { playerToChange, systemToChange } from '../../model/changes.ts';
import { builtLayout } from '../../model/draft/built-map.ts';
import { emit } from '../../model/events/index.ts';
import { factions, startingChoices } from '../../model/factions/factions.ts';
import { canPlayTogether, firstTogether } from '../../model/factions/homes.ts';
import { galaxyFor } from '../../model/galaxy/galaxy-plan.ts';
import { layoutNamed } from '../../model/galaxy/layouts.ts';
import { readMapString } from '../../model/galaxy/map-string.ts';
import { dealMap, dealOpenPlaces } from '../../model/galaxy/random-map.ts';
import { type FactionId, type TechnologyId, technologyIds, type UnitType, unitTypes } from '../../model/ids.ts';
import { objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { factionPool } from '../../model/options.ts';
import { inSets, isShipType, playerOf, systemOf } from '../../model/readers.ts';
import { newPlayer, systemsOf } from '../../model/setup.ts';
import type { State } from '../../model/state.ts';
import { type DeckName, decks } from '../../moments/cards/registry.ts';
import { standsInSpace } from '../../moments/units/queries.ts';
import { dealNotes } from '../../verbs/cards/notes.ts';
import { dealFactionSheet } from '../../verbs/factions/faction-sheet.ts';
import { dealLeaders } from '../../verbs/factions/leaders.ts';
import { revealObjective } from '../../verbs/objectives/objectives.ts';
import { add } from '../../verbs/units/units.ts';
import { seatAt, settleHomes } from '../draft/homes.ts';
import { draftSteps } from '../draft/steps.ts';
import { round } from './round.ts';

/** Galaxy, factions and speaker; objectives; starting components; secrets; two objectives revealed (GR setup.1 to 6). */
export const setup = step<State>('ti/setup');
setup.body(function* (game) {
  const steps = draftSteps(game.options);
  if (steps.length > 0) return next(...steps, begin({}));
  const chosen = yield* chooseFactions(game);
  for (const [seat, faction] of chosen.entries()) seatAt(game, seat, faction);
  yield* settleHomes(game);
  yield* dealGalaxy(game, chosen);
  return yield* prepare(game, chosen);
});

/** The rest of the setup, after the choices that players make at the table. */
export const begin = step<State>('ti/begin');
begin.body(function* (game) {
  const chosen = game.seats.map(({ faction }) => faction);
  const built = builtLayout(game.options.map, game.seats.length, game.options.sets);
  game.draft = undefined;
  game.dealtTiles = undefined;
  if (built || game.clockwise) {
    game.seats = game.seats.map(({ faction, home }, seat) => newPlayer(faction, home, built?.tradeGoods[seat]));
  } else yield* dealGalaxy(game, chosen);
  return yield* prepare(game, chosen);
});

/** Builds the galaxy from the options, with random tiles where they leave it open, and draws a speaker. */
function* dealGalaxy(game: State, chosen: readonly FactionId[]): Rule {
  const layout = layoutNamed(game.options.map, game.seats.length, game.options.sets);
  const plan = layout ? yield* dealMap(game.seats.length, game.options.sets, layout) : yield* dealGiven(game, chosen);
  const homes = game.seats.map(({ home }) => home);
  game.galaxy = galaxyFor(plan, homes, game.options.sets);
  game.systems = systemsOf(game.galaxy, inSets(game, 'pok'));
  game.seats = chosen.map((faction, seat) => newPlayer(faction, homes[seat]!, layout?.tradeGoods[seat]));
  const [speaker] = yield* shuffle('speaker', [...game.seats.keys()]);
  game.speaker = speaker!;
}

/** Decks, objectives and promissory notes; then everybody's own components. */
function* prepare(game: State, chosen: readonly FactionId[]): Rule<Flow> {
  yield* dealObjectives(game);
  yield* shuffleDecks(game);
  yield* dealNotes(game); // GR setup.3
  yield* emit('set-up', { speaker: game.speaker, factions: chosen });
  return next(
    ...[...game.seats.keys()].map(seat => startingComponents({ seat })),
    ...[...game.seats.keys()].filter(seat => choosesLast(game, seat)).map(seat => lateTechnologies({ seat })),
    chooseSecrets({}),
    firstObjectives({}),
    round({}),
  );
}

function* chooseFactions(game: State): Rule<FactionId[]> {
  const { factions: named, sets } = game.options;
  if (named.length > 0) return [...named];
  const pool = factionPool(sets);
  if (game.options.draft) return yield* draftFactions(game, pool);
  const order = yield* shuffle('factions', pool);
  return firstTogether(order, game.seats.length, sets);
}

/** Seats pick a free faction in turn. */
function* draftFactions(game: State, pool: readonly FactionId[]): Rule<FactionId[]> {
  const order = yield* shuffle('draft', [...game.seats.keys()]);
  const picked: FactionId[] = [];
  for (const seat of order) {
    const left = pool.filter(id => !picked.includes(id) && canPlayTogether([...picked, id], game.options.sets));
    const faction = yield* choose(seat, 'setup.faction', left, { at: id => ({ faction: id }) });
    picked.push(faction);
    seatAt(game, seat, faction);
    yield* emit('faction-picked', { seat, faction });
  }
  return game.seats.map(({ faction }) => faction);
}

function* dealGiven(game: State, chosen: readonly FactionId[]) {
  const { map, sets } = game.options;
  const read = readMapString(map, { players: game.seats.length, sets, factions: chosen });
  invariant(read.ok, 'the map was read with the options');
  return yield* dealOpenPlaces(read.value.plan, sets);
}

function* dealObjectives(game: State): Rule {
  const inPlay = objectiveIds.filter(id => inSets(game, objectiveFacts[id].source));
  const of = (kind: string): string[] => inPlay.filter(id => objectiveFacts[id].kind === kind);
  const one = yield* shuffle('objectives', of('stage-one'));
  const two = yield* shuffle('objectives', of('stage-two'));
  game.objectives.stageOne = one.slice(0, 5); // GR setup.2
  game.objectives.stageTwo = two.slice(0, 5);
  game.objectives.secret = yield* shuffle('secrets', of('secret'));
}

function* shuffleDecks(game: State): Rule {
  const of = (name: DeckName): string[] =>
    decks
      .of(name)
      .filter(({ source, until }) => inSets(game, source) && !(until && inSets(game, until)))
      .map(({ card }) => card);
  game.actionCards.cards = yield* shuffle('action-cards', of('action-cards'));
  game.agendas.cards = yield* shuffle('agendas', of('agendas'));
  for (const name of ['cultural', 'hazardous', 'industrial', 'frontier'] as const)
    game.exploration[name].cards = yield* shuffle(name, of(name));
  game.relics = yield* shuffle('relics', of('relics'));
}

/** Home planets, units and technologies of the faction (GR setup.3). */
export const startingComponents = step<State, { seat: Seat }>('ti/starting-components');
startingComponents.body(function* (game, { seat }) {
  const player = playerOf(game, seat);
  const { units, technologies: known } = factions[player.faction];
  playerToChange(game, seat).technologies = [...known];
  dealFactionSheet(game, seat);
  dealLeaders(game, seat);
  if (!choosesLast(game, seat)) yield* chooseStartingTechnologies(game, seat);
  for (const planet of systemToChange(game, player.home).planets) planet.controller = seat;
  for (const unit of unitTypes) {
    const count = units[unit] ?? 0;
    if (count === 0) continue;
    if (isShipType(unit) || standsInSpace(game, { seat, unit }, false))
      add(game, { system: player.home, planet: null }, seat, unit, count);
    else yield* placeAtHome(game, seat, unit, count);
  }
  yield* emit('starting-components', { seat, faction: player.faction });
});

/** Does the seat choose among what the others start with? */
const choosesLast = (game: State, seat: Seat): boolean =>
  startingChoices[playerOf(game, seat).faction]?.from === 'others';

/** Technologies that others start with, after they have all chosen theirs. */
export const lateTechnologies = step<State, { seat: Seat }>('ti/late-technologies');
lateTechnologies.body(function* (game, { seat }) {
  yield* chooseStartingTechnologies(game, seat);
});

/** What others start with and is no faction's own, in the order of the deck. */
const startedWith = (game: State, seat: Seat): TechnologyId[] =>
  technologyIds.filter(
    id =>
      technologies[id].faction === undefined &&
      game.seats.some(({ technologies: known }, other) => other !== seat && known.includes(id)),
  );

function* chooseStartingTechnologies(game: State, seat: Seat): Rule {
  const choice = startingChoices[playerOf(game, seat).faction];
  if (!choice) return;
  const onOffer =
    choice.from === 'others'
      ? startedWith(game, seat)
      : choice.from.filter(id => inSets(game, technologies[id].source));
  const count = Math.min(choice.count, onOffer.length);
  if (count === 0) return;
  const chosen = yield* chooseSome(seat, 'setup.technology', onOffer, {
    at: technology => ({ technology }),
    min: count,
    max: count,
    prompt: { count },
  });
  playerToChange(game, seat).technologies.push(...chosen);
}

/** A player with several home planets chooses where their units start. */
function* placeAtHome(game: State, seat: Seat, unit: UnitType, count: number): Rule {
  const { id: system, planets } = systemOf(game, playerOf(game, seat).home);
  const lines = planets.map(({ id }) => ({ key: id, at: { planet: id }, min: 0, max: count }));
  const places: Readonly<Record<string, number>> =
    planets.length === 1
      ? { [planets[0]!.id]: count }
      : yield* allocate(seat, 'setup.place', lines, {
          min: count,
          max: count,
          suggest: { [lines[0]!.key]: count },
          prompt: { unit, count },
        });
  for (const planet of planets) add(game, { system, planet: planet.id }, seat, unit, places[planet.id] ?? 0);
}

/** Each draws two secret objectives and returns one (GR setup.5). */
export const chooseSecrets = step<State>('ti/choose-secrets');
chooseSecrets.body(function* (game) {
  for (const [seat, player] of game.seats.entries()) {
    playerToChange(game, seat).secrets = game.objectives.secret.splice(-2);
    yield* reveal([seat], player.secrets);
    yield* emit('secrets-drawn', { seat, count: 2 }, { [seat]: { cards: [...player.secrets] } });
  }
  const returned = yield* askAll(
    game.seats.map(({ secrets }, seat) => pick(seat, 'setup.return-secret', secrets, { at: card => ({ card }) })),
  );
  for (const [seat, [back]] of returned.entries()) {
    const player = playerToChange(game, seat);
    player.secrets = player.secrets.filter(card => card !== back);
    game.objectives.secret.push(back!);
  }
  game.objectives.secret = yield* shuffle('secrets', game.objectives.secret);
});

export const firstObjectives = step<State>('ti/first-objectives');
firstObjectives.body(function* (game) {
  yield* revealObjective(game); // GR setup.6
  yield* revealObjective(game);
});

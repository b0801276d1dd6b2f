import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { deckPlanetIds, type PlanetId, planetIds, planetTypes, startPlanetIds } from './ids.ts';
import { type PlanetFacts, planets } from './planets.ts';

/** Copied from the cards a second time: id, type, warfare/colonize cost, influence, symbols, slots, hand limit. */
const asPrinted = `
  pomerene advanced 2/2 2 - silicon 0
  drawde fertile 2/2 2 - food 0
  piedra-seca metallic 2/2 2 - iron 0
  mesia-sednim fertile 2/2 2 - water 0
  chrispen metallic 2/2 2 - iron 0
  liagiba advanced 2/2 2 - silicon 0
  lyttle advanced 5/4 3 research silicon 0
  echo-rose advanced 4/5 3 research silicon 0
  srod-avein-n2 advanced 6/3 4 research - 0
  ral-gaigaw advanced 5/4 3 trade silicon 0
  hanoj-t advanced 4/5 3 trade silicon 0
  zephan advanced 6/3 4 trade - 0
  oknow advanced 5/4 2 - silicon 1
  sima-07c advanced 4/5 2 - silicon 1
  sholmican advanced 6/3 4 - silicon 0
  styku fertile 5/4 3 colonize water 0
  mik-mik fertile 4/5 3 colonize food 0
  new-texas fertile 6/3 2 colonize food,water 0
  gerdland fertile 5/4 3 produce water 0
  mishburr-ito-a fertile 4/5 3 produce food 0
  artigas-gns-111 fertile 6/3 2 produce food,water 0
  spielbany-vi fertile 5/4 2 - water 1
  nelos-iv fertile 4/5 2 - food 1
  angus-duffy fertile 6/3 3 - food,water 0
  voson metallic 5/4 3 survey iron 0
  pink-sonar metallic 4/5 3 survey iron 0
  kyrie-juno metallic 6/3 4 survey - 0
  tankahshin metallic 5/4 3 warfare iron 0
  erkam-w metallic 4/5 3 warfare iron 0
  overlord-betzels-domain metallic 6/3 4 warfare - 0
  marghannah-prime metallic 5/4 3 - - 1
  8910-spielen metallic 4/5 2 - iron 1
  idroyos metallic 6/3 5 - - 0
`;

const row = (id: PlanetId): string => {
  const { type, warfareCost, colonizeCost, influence, symbols, slots, handLimit } = planets[id];
  return [
    id,
    type,
    `${warfareCost}/${colonizeCost}`,
    influence,
    symbols.join() || '-',
    slots.join() || '-',
    handLimit,
  ].join(' ');
};

const counted = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

const deck: PlanetFacts[] = deckPlanetIds.map(id => planets[id]);
const starts: PlanetFacts[] = startPlanetIds.map(id => planets[id]);

proves('ED "Setup"', 'every planet is what is printed on it', () => {
  deepEqual(
    planetIds.map(row).sort(),
    asPrinted
      .trim()
      .split('\n')
      .map(line => line.trim())
      .sort(),
  );
});

proves('ED "Setup"', 'there are 27 planets and 6 Start Planets, nine and two of each type', () => {
  equal(new Set(planetIds).size, 33);
  deepEqual(counted(deck.map(({ type }) => type)), { advanced: 9, fertile: 9, metallic: 9 });
  deepEqual(counted(starts.map(({ type }) => type)), { advanced: 2, fertile: 2, metallic: 2 });
});

proves('ED "Scoring"', 'the planets of the deck are worth 81, the Start Planets two each', () => {
  deepEqual(counted(deck.map(({ influence }) => influence)), { 2: 7, 3: 14, 4: 5, 5: 1 });
  equal(
    deck.reduce((sum, { influence }) => sum + influence, 0),
    81,
  );
  deepEqual(counted(starts.map(({ influence }) => influence)), { 2: 6 });
});

proves('ED 13, ED 18', 'the costs of each type go 5/4, 4/5, 6/3 three times; Start Planets cost 2/2', () => {
  for (const type of planetTypes) {
    const costs = deck.filter(planet => planet.type === type).map(each => `${each.warfareCost}/${each.colonizeCost}`);
    deepEqual(counted(costs), { '5/4': 3, '4/5': 3, '6/3': 3 });
  }
  deepEqual(counted(starts.map(each => `${each.warfareCost}/${each.colonizeCost}`)), { '2/2': 6 });
});

proves('ED 6', 'each symbol is on three planets of the deck and on no Start Planet', () => {
  deepEqual(counted(deck.map(({ symbols }) => symbols.join() || 'none')), {
    colonize: 3,
    none: 9,
    produce: 3,
    research: 3,
    survey: 3,
    trade: 3,
    warfare: 3,
  });
  deepEqual(
    starts.flatMap(({ symbols }) => symbols),
    [],
  );
});

proves('ED 22, ED 35', 'slots and hand symbols are as many as in the box', () => {
  deepEqual(counted(deck.map(({ slots }) => slots.length)), { 0: 6, 1: 18, 2: 3 });
  deepEqual(counted(deck.flatMap(({ slots }) => slots)), { silicon: 7, water: 6, food: 6, iron: 5 });
  deepEqual(counted(starts.flatMap(({ slots }) => slots)), { silicon: 2, food: 1, iron: 2, water: 1 });
  deepEqual(counted(deck.map(({ handLimit }) => handLimit)), { 0: 21, 1: 6 });
});

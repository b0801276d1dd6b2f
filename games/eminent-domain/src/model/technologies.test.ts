import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { handTechnologyIds, permanentIds, type TechnologyId, technologyIds } from './ids.ts';
import { levels, technologies } from './technologies.ts';

/** Copied from the cards a second time: id, type, level, symbols, other side. */
const asPrinted = `
  improved-colonize-research advanced 1 colonize,research -
  improved-colonize-trade advanced 1 colonize,trade -
  improved-production-research advanced 1 produce,research -
  improved-production-trade advanced 1 produce,trade -
  improved-survey-research advanced 1 survey,research -
  improved-survey-trade advanced 1 survey,trade -
  improved-warfare-research advanced 1 warfare,research -
  improved-warfare-trade advanced 1 warfare,trade -
  improved-research-colonize fertile 1 research,colonize -
  improved-research-produce fertile 1 research,produce -
  improved-survey-colonize fertile 1 survey,colonize -
  improved-survey-produce fertile 1 survey,produce -
  improved-trade-colonize fertile 1 trade,colonize -
  improved-trade-produce fertile 1 trade,produce -
  improved-warfare-colonize fertile 1 warfare,colonize -
  improved-warfare-produce fertile 1 warfare,produce -
  improved-colonize-survey metallic 1 colonize,survey -
  improved-colonize-warfare metallic 1 colonize,warfare -
  improved-production-survey metallic 1 produce,survey -
  improved-production-warfare metallic 1 produce,warfare -
  improved-research-survey metallic 1 research,survey -
  improved-research-warfare metallic 1 research,warfare -
  improved-trade-survey metallic 1 trade,survey -
  improved-trade-warfare metallic 1 trade,warfare -
  data-network advanced 2 research,research -
  diverse-markets advanced 2 research,trade -
  specialization advanced 2 trade,trade -
  weapon-emporium advanced 2 - streamlining
  streamlining advanced 2 - weapon-emporium
  artificial-intelligence fertile 2 colonize,produce -
  genetic-engineering fertile 2 produce,produce -
  terraforming fertile 2 colonize,colonize -
  fertile-ground fertile 2 colonize,produce,research abundance
  abundance fertile 2 - fertile-ground
  mobilization metallic 2 survey,warfare -
  survey-team metallic 2 survey,survey -
  war-path metallic 2 warfare,warfare -
  imperialism metallic 2 survey,trade,warfare scorched-earth-policy
  scorched-earth-policy metallic 2 - imperialism
  adaptability advanced 3 - hyperefficiency
  hyperefficiency advanced 3 - adaptability
  dissension fertile 3 - bureaucracy
  bureaucracy fertile 3 - dissension
  logistics metallic 3 - productivity
  productivity metallic 3 - logistics
`;

const row = (id: TechnologyId): string => {
  const { type, level, symbols, otherSide } = technologies[id];
  return [id, type, level, symbols.join() || '-', otherSide ?? '-'].join(' ');
};

const counted = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

/** One face for each card: of two sides the first. */
const cards = technologyIds.filter(id => {
  const { otherSide } = technologies[id];
  return otherSide === undefined || technologyIds.indexOf(id) < technologyIds.indexOf(otherSide);
});

proves('ED "Technologies"', 'every technology is what is printed on it', () => {
  deepEqual(
    technologyIds.map(row).sort(),
    asPrinted
      .trim()
      .split('\n')
      .map(line => line.trim())
      .sort(),
  );
});

proves('ED "Technologies"', 'there are 39 cards with 45 faces, 13 cards of each type', () => {
  equal(new Set(technologyIds).size, 45);
  equal(cards.length, 39);
  deepEqual([handTechnologyIds.length, permanentIds.length], [33, 12]);
  deepEqual(counted(cards.map(id => technologies[id].type)), { advanced: 13, fertile: 13, metallic: 13 });
});

proves('ED 29', 'there are 24 cards of level 1, 12 of level 2 and 3 of level 3', () => {
  deepEqual(counted(cards.map(id => technologies[id].level)), { 1: 24, 2: 12, 3: 3 });
  deepEqual(levels, {
    1: { planets: 1, cost: 3, influence: 0 },
    2: { planets: 2, cost: 5, influence: 2 },
    3: { planets: 3, cost: 7, influence: 5 },
  });
});

proves('ED "Scoring"', 'all technology cards together are worth 39', () => {
  equal(
    cards.reduce((sum, id) => sum + levels[technologies[id].level].influence, 0),
    39,
  );
});

proves('ED "Technologies"', 'a permanent is the other side of its own other side, of the same type and level', () => {
  for (const id of permanentIds) {
    const { otherSide, type, level } = technologies[id];
    const other = technologies[otherSide!];
    deepEqual([other.otherSide, other.type, other.level], [id, type, level]);
  }
});

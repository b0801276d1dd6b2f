import { miscounted } from '@orrery/tabletop';
import { allRoleCards } from './cards.ts';
import { handTechnologyIds, permanentIds, planetIds } from './ids.ts';
import { planets } from './planets.ts';
import { INFLUENCE_SUPPLY } from './setup.ts';
import type { Empire, State } from './state.ts';
import { technologies } from './technologies.ts';

const cardsOf = (empire: Empire): string[] => [
  ...empire.deck,
  ...empire.hand,
  ...empire.discard,
  ...empire.played,
  ...(empire.acting ? [empire.acting] : []),
  ...empire.planets.flatMap(planet => planet.colonies),
];

/** Every card and planet is in exactly one place, and tokens come from somewhere. */
export function audit(game: State): string[] {
  const inHands = game.options.learning ? [] : handTechnologyIds;
  const onOffer = new Set<string>(game.market);
  const owned = game.seats.flatMap(empire => empire.permanents);
  const problems = [
    ...miscounted(
      [
        ...game.seats.flatMap(cardsOf),
        ...Object.values(game.stacks).flat(),
        ...game.removed,
        ...inHands.filter(id => onOffer.has(id)),
      ],
      [...allRoleCards, ...inHands],
    ),
    ...miscounted(
      [
        ...game.planetDeck,
        ...game.planetDiscard,
        ...game.looking,
        ...game.planetsOut,
        ...game.seats.flatMap(empire => empire.planets.map(planet => planet.id)),
      ],
      planetIds,
    ),
  ];
  for (const id of game.options.learning ? [] : permanentIds) {
    const other = technologies[id].otherSide!;
    const places = [onOffer.has(id), owned.includes(id), owned.includes(other)].filter(Boolean).length;
    if (places !== 1) problems.push(`${id} is in ${places} places`);
  }
  const tokens = game.seats.reduce((sum, empire) => sum + empire.influence, game.supply);
  if (tokens < INFLUENCE_SUPPLY || (game.supply > 0 && tokens !== INFLUENCE_SUPPLY))
    problems.push(`${tokens} influence tokens`);
  for (const [seat, empire] of game.seats.entries()) {
    if (empire.fighters < 0) problems.push(`seat ${seat} has ${empire.fighters} fighters`);
    for (const { id, faceUp, filled, scorched, colonies } of empire.planets) {
      if (filled.length !== (faceUp ? planets[id].slots.length : 0)) problems.push(`${id} has ${filled.length} slots`);
      if (filled.some(Boolean) && (!faceUp || scorched)) problems.push(`${id} holds what it cannot hold`);
      if (faceUp && colonies.length > 0) problems.push(`${id} is face up and has colonies`);
    }
  }
  return problems;
}

import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import type { PlanetId } from '../../model/galaxy/planets.ts';
import { planetOf } from '../../model/readers.ts';
import type { State } from '../../model/state.ts';
import { agendaReadies } from '../../moments/agenda/queries.ts';
import { given } from '../../testing/index.ts';
import { type Exhausted, readyAllPlanets, readyComponent, readyEverything } from './readying.ts';

// Test content: by this law the players ready one planet after the agendas.
agendaReadies.install((game, _seat, most) => (game.laws.some(({ id }) => id === 'drought') ? 1 : most));

/** Sol and Hacan have everything exhausted, Sol's Primor (a legendary planet) with its ability. */
const tired = () =>
  given('sol', 'hacan', 'letnev')
    .map('206', '65')
    .planet('primor', { controller: 'sol', exhausted: true })
    .planet('lodor', { controller: 'sol', exhausted: true, attachments: ['test-card', 'other-card'] })
    .planet('wellon', { controller: 'hacan', exhausted: true })
    .technology('sol', 'bio-stims', 'sling-relay')
    .exhausted('sol', 'bio-stims', 'sling-relay')
    .technology('hacan', 'bio-stims')
    .exhausted('hacan', 'bio-stims')
    .with(game => {
      game.legendaryExhausted.push('primor');
      planetToChange(game, 'lodor').exhaustedCards = ['test-card', 'other-card'];
    });

const exhaustedOn = (game: State) => ({
  planets: (['primor', 'lodor', 'wellon'] as PlanetId[]).filter(id => planetOf(game, id).exhausted),
  cards: planetOf(game, 'lodor').exhaustedCards,
  abilities: game.legendaryExhausted,
  sol: game.seats[0]!.exhausted,
  hacan: game.seats[1]!.exhausted,
});

const all = {
  planets: ['primor', 'lodor', 'wellon'],
  cards: ['test-card', 'other-card'],
  abilities: ['primor'],
  sol: ['bio-stims', 'sling-relay'],
  hacan: ['bio-stims'],
};

proves('LRR 81.6', 'planets, attachments, abilities of planets and cards are readied, of these players only', () => {
  const { table: played } = tired().runs(game => readyEverything(game, [0]));
  deepEqual(exhaustedOn(played.state), {
    planets: ['wellon'],
    cards: [],
    abilities: [],
    sol: [],
    hacan: ['bio-stims'],
  });
});

proves('LRR 71.1', 'one component is readied, whatever it is, and no other', () => {
  const after = (what: Exhausted) => {
    const { table: played } = tired().runs(game => readyComponent(game, what));
    return [exhaustedOn(played.state), told(played, 'card-readied').length, told(played, 'ability-readied').length];
  };
  deepEqual(after({ planet: 'primor' }), [{ ...all, planets: ['lodor', 'wellon'] }, 0, 0]);
  deepEqual(after({ ability: 'primor' }), [{ ...all, abilities: [] }, 0, 1]);
  deepEqual(after({ attachment: 'test-card' }), [{ ...all, cards: ['other-card'] }, 1, 0]);
  deepEqual(after({ card: 'bio-stims', seat: 0 }), [{ ...all, sol: ['sling-relay'] }, 1, 0]);
});

proves('LRR 8.4', 'after the agendas all players ready their planets, and nothing else', () => {
  const { table: played } = tired().runs(game => readyAllPlanets(game));
  deepEqual(exhaustedOn(played.state), { ...all, planets: [] });
});

proves('LRR 8.4', 'a player who may ready only some of their planets chooses which', () => {
  const seat = (...exhausted: PlanetId[]) => {
    const start = given('sol', 'hacan', 'letnev').law('drought').planets('sol', 'jord', 'quann');
    for (const id of exhausted) start.planet(id, { controller: 'sol', exhausted: true });
    return start.runs(game => readyAllPlanets(game)).seat('sol');
  };
  deepEqual(seat('lodor').isNotAsked().readyPlanets, ['jord', 'lodor', 'quann']);
  const two = seat('lodor', 'starpoint').isAsked('ready-planets').isOffered('lodor', 'starpoint').isBound(1, 1);
  deepEqual(two.chooses('starpoint').readyPlanets, ['jord', 'quann', 'starpoint']);
});

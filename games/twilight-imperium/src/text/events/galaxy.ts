import { capital, counted, type EventWords, listed } from '@orrery/tabletop';
import { fragmentKinds } from '../../model/ids.ts';
import type { ExplorationEvents, GalaxyEvents, Secrets } from '../../view/index.ts';
import { cardName, fragmentNames, planetTokenNames } from '../names.ts';
import { systemName, systemTitle } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';
import { at, cardsListed, noise, planetsListed, seatName } from './shared.ts';

export const galaxyWords: EventWords<GalaxyEvents, Secrets, TableForText> = {
  'system-added': ({ data, table }) => `${capital(systemName(data.system, table))} is added to the board`,
  'tile-replaced': ({ data, table }) =>
    `Another tile replaces the one at ${table.positionOf(data.system) ?? 'its place'}: ${systemTitle(data.tile)}`,
  'tiles-swapped': ({ data, table }) =>
    `${capital(listed(data.systems.map(system => systemName(system, table))))} have changed places`,
  'nexus-opened': () => 'The wormhole nexus opens',
  'wormhole-placed': ({ data, table }) => `A ${data.kind} wormhole opens in ${systemName(data.system, table)}`,
  'wormhole-moved': ({ data, table }) =>
    data.from === data.system
      ? `The ${data.kind} wormhole stays in ${systemName(data.system, table)}`
      : `The ${data.kind} wormhole moves from ${systemName(data.from, table)} to ${systemName(data.system, table)}`,
  'wormhole-turned': ({ data, table }) =>
    `${cardName(data.card)} shows the ${data.kind} wormhole now, in ${systemName(data.system, table)}`,
  'planet-token-placed': ({ does, data }) =>
    `${does('put')} a ${planetTokenNames[data.token]} on ${planetNames[data.planet]}`,
  'planet-token-moved': ({ does, data }) =>
    `${does('move')} a ${planetTokenNames[data.token]} from ${planetNames[data.from]} to ${planetNames[data.planet]}`,
  'planet-token-removed': ({ does, data }) =>
    `${does('take')} a ${planetTokenNames[data.token]} off ${planetNames[data.planet]}`,
  'planet-card-gained': ({ does, data }) => `${does('gain')} the planet card ${planetNames[data.planet]}`,
  'planet-placed': ({ data, table }) => `${planetNames[data.planet]} appears in ${systemName(data.system, table)}`,
  'custodians-removed': ({ does }) => `${does('send')} the custodians of Mecatol Rex away`,
  control: ({ does, data, table }) =>
    `${does('take')} ${planetNames[data.planet]}${data.from === null ? '' : ` from ${seatName(data.from, table)}`}`,
  'control-lost': ({ does, data }) => `${does('lose')} ${planetNames[data.planet]}`,
  coexisting: ({ does, data }) => `${does('share')} ${planetNames[data.planet]}`,
  exhausted: ({ data }) => `${planetNames[data.planet]} is exhausted`,
  readied: ({ does, data }) => `${does('ready')} ${planetsListed(data.planets)}`,
  'planet-readied': ({ data }) => `${planetNames[data.planet]} is readied`,
  'planets-readied': noise,
  'cards-readied': noise,
  'planet-purged': ({ does, data }) => `${does('destroy')} ${cardName(data.planet)}, which is gone for good`,
  'ability-readied': ({ data }) => `The ability of ${planetNames[data.planet]} is ready again`,
  'card-readied': ({ data }) => `${cardName(data.card)} is ready again`,
  'ability-exhausted': ({ data }) => `The ability of ${planetNames[data.planet]} is used`,
};

export const explorationWords: EventWords<ExplorationEvents, Secrets, TableForText> = {
  'exploration-drawn': ({ does, data }) => `${does('draw')} ${data.cards.map(card => cardName(card)).join(' and ')}`,
  explored: told => `${told.does('explore')} ${at(told)}: ${cardName(told.data.card)}`,
  attached: ({ data }) => `${cardName(data.card)} is attached to ${planetNames[data.planet]}`,
  'attachments-purged': ({ data }) => `${planetNames[data.planet]} loses ${cardsListed(data.cards)}`,
  'fragment-gained': ({ does, data }) => {
    const name = fragmentNames[data.kind];
    return `${does('gain')} ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  },
  'fragment-given': ({ does, data, table }) =>
    `${does('give')} 1 ${fragmentNames[data.kind]} to ${seatName(data.to, table)}`,
  'frontier-placed': ({ does, data }) =>
    `${does('put')} frontier tokens into ${counted(data.systems.length, 'system')}`,
  unearthed: ({ does, data }) => `${does('dig')} up ${cardsListed(data.cards)}`,
  'fragments-purged': ({ does, data }) => {
    const gone = fragmentKinds.flatMap(kind => {
      const count = data[kind] ?? 0;
      return count > 0 ? [counted(count, fragmentNames[kind])] : [];
    });
    return `${does('purge')} ${listed(gone)}`;
  },
  'card-kept': ({ does, data }) => `${does('keep')} ${cardName(data.card)}`,
  'card-purged': ({ does, data }) => `${does('purge')} ${cardName(data.card)}`,
  'relic-gained': ({ does, data }) => `${does('gain')} ${cardName(data.relic)}`,
  'relic-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(data.relic)}`,
  'relic-lost': ({ does, data }) => `${does('lose')} ${cardName(data.relic)}`,
  'relic-moved': ({ does, data }) => `${does('take')} ${cardName(data.relic)}`,
  detached: ({ data }) => `${planetNames[data.planet]} loses ${cardName(data.card)}`,
  'attachment-exhausted': ({ data }) => `${cardName(data.card)} is exhausted`,
};

import { capital, counted, type EventWords, listed } from '@orrery/tabletop';
import type { DraftEvents, FactionId, Secrets } from '../../view/index.ts';
import { faultNames, planetsOfSlice, positionTitle, tileTitle } from '../draft.ts';
import { factionNames } from '../names.ts';
import type { TableForText } from '../table.ts';
import { seatName } from './shared.ts';

const factionsListed = (factions: readonly FactionId[]): string => listed(factions.map(id => factionNames[id].short));

export const draftWords: EventWords<DraftEvents, Secrets, TableForText> = {
  'draft-order': ({ data, table }) =>
    `The draft goes in this order: ${listed(data.order.map(seat => seatName(seat, table)))}`,
  'factions-offered': ({ data }) => `Factions on offer: ${factionsListed(data.factions)}`,
  'slices-laid-out': ({ data }) => {
    const missed = data.faults.map(fault => faultNames[fault]);
    return `${capital(counted(data.slices.length, 'slice'))} are laid out${missed.length > 0 ? `. They do not keep: ${listed(missed)}` : ''}`;
  },
  'faction-banned': ({ does, data }) => `${does('ban')} ${factionNames[data.faction].name}`,
  'factions-dealt': ({ who, own, data, secret }) =>
    secret
      ? `You may play ${secret.factions.map(id => factionNames[id].name).join(' or ')}`
      : `${who} ${own ? 'are' : 'is'} dealt ${counted(data.count, 'faction')}`,
  'factions-named': ({ does, data }) => `${does('name')} ${factionsListed(data.factions)}`,
  'faction-dealt': ({ who, own, data }) => `${who} ${own ? 'are' : 'is'} dealt ${factionNames[data.faction].name}`,
  'slice-picked': ({ does, data }) => `${does('take')} slice ${data.slice + 1}: ${planetsOfSlice(data.tiles)}`,
  'position-picked': ({ does, data }) => `${does('take')} ${positionTitle(data.position)} (home at ${data.home})`,
  'tiles-dealt': ({ who, own, data, secret }) =>
    `${who} ${own ? 'are' : 'is'} dealt ${data.blue} blue and ${data.red} red tiles${
      secret ? `: ${secret.tiles.join(', ')}` : ''
    }`,
  'tiles-drawn': ({ does, data }) =>
    `${does('draw')} ${listed(data.tiles.map(tileTitle))} to place next to Mecatol Rex`,
  'tile-placed': ({ does, data }) => `${does('place')} ${tileTitle(data.tile)} at ${data.position}`,
};

import type { Seat } from '@orrery/kernel';
import { counted, type EventWords } from '@orrery/tabletop';
import type { Secrets, TokenEvents } from '../../view/index.ts';
import { systemName } from '../places.ts';
import type { TableForText } from '../table.ts';
import { noise } from './shared.ts';

const ownerOf = (seat: Seat, table: TableForText): string =>
  seat === table.reader ? 'your' : `${table.nameOf(seat)}'s`;

export const tokenWords: EventWords<TokenEvents, Secrets, TableForText> = {
  'token-spent': noise,
  'token-lost': ({ does, data }) => `${does('lose')} a ${data.pool} token`,
  'token-captured': ({ does, data, table }) =>
    `${does('put')} ${ownerOf(data.from, table)} command token into the fleet pool`,
  'token-sent-home': ({ does, data, table }) => `${does('return')} ${ownerOf(data.to, table)} command token`,
  'token-placed': ({ who, data, table }) =>
    `${who === 'You' ? 'Your' : `${who}'s`} token goes into ${systemName(data.system, table)}`,
  'token-removed': ({ who, data, table }) =>
    `${who === 'You' ? 'Your' : `${who}'s`} token leaves ${systemName(data.system, table)}`,
  'token-taken-back': ({ does, data, table }) =>
    `${does('take')} the token from ${systemName(data.system, table)} into the ${data.pool} pool`,
  'tokens-removed': noise,
  'tokens-gained': ({ does, data }) =>
    data.count === 0 ? undefined : `${does('gain')} ${counted(data.count, 'command token')}`,
  'tokens-redistributed': ({ does, data }) =>
    `${does('have')} ${data.tactic} tactic, ${data.fleet} fleet and ${data.strategy} strategy tokens`,
};

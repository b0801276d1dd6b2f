import { capital, counted, type EventWords, listed, type Told } from '@orrery/tabletop';
import type { DealEvents, DealSecrets, EconomyEvents, Secrets } from '../../view/index.ts';
import { goodsText, noteName } from '../goods.ts';
import { systemName } from '../places.ts';
import { planetNames } from '../planets.ts';
import type { TableForText } from '../table.ts';
import { noise, seatName, units } from './shared.ts';

function termsText(
  { does, data, secret, table }: Told<DealEvents['offer'], DealSecrets['offer'], TableForText>,
  word: string,
): string {
  const gives = goodsText(data.gives, table, { note: secret?.givesNote, cards: secret?.givesCards }) || 'nothing';
  const wants = goodsText(data.wants, table, { note: secret?.wantsNote }) || 'nothing';
  return `${does(word)} ${seatName(data.partner, table)}${word === 'offer' ? '' : ':'} ${gives} for ${wants}`;
}

export const economyWords: EventWords<EconomyEvents, Secrets, TableForText> = {
  'trade-goods-gained': ({ does, data }) => `${does('gain')} ${counted(data.count, 'trade good')}`,
  'trade-goods-lost': ({ does, data }) => `${does('lose')} ${counted(data.count, 'trade good')}`,
  'trade-goods-spent': ({ does, data }) => `${does('spend')} ${counted(data.count, 'trade good')}`,
  'trade-goods-given': ({ does, data, table }) =>
    `${does('give')} ${counted(data.count, 'trade good')} to ${seatName(data.to, table)}`,
  'good-taken': ({ does, data, table }) =>
    `${does('take')} a ${data.token === 'commodity' ? 'commodity' : 'trade good'} from ${seatName(data.from, table)}`,
  'commodities-replenished': ({ does, data }) =>
    data.count === 0 ? undefined : `${does('replenish')} ${counted(data.count, 'commodity', 'commodities')}`,
  'commodities-gained': ({ does, data }) => `${does('gain')} ${counted(data.count, 'commodity', 'commodities')}`,
  'commodities-converted': ({ does, data }) =>
    `${does('turn')} ${counted(data.count, 'commodity', 'commodities')} into trade goods`,
  'commodities-spent': ({ does, data }) => `${does('spend')} ${counted(data.count, 'commodity', 'commodities')}`,
  paid: ({ does, data }) => {
    const goods = data.tradeGoods;
    const from = [...data.planets.map(id => planetNames[id]), ...(goods > 0 ? [counted(goods, 'trade good')] : [])];
    if (from.length === 0) return undefined;
    const what = {
      each: `${data.total} of everything`,
      either: counted(data.total, 'resource or influence', 'resources or influence'),
      resources: counted(data.total, 'resource'),
      influence: `${data.total} influence`,
    }[data.currency];
    return `${does('pay')} ${what} (${from.join(', ')})`;
  },
  'trade-goods-handed-over': ({ does, data, table }) =>
    `${does('hand')} ${counted(data.count, 'trade good')} over to ${seatName(data.to, table)}`,
  'commodities-handed-over': ({ does, data, table }) =>
    `${does('hand')} ${counted(data.count, 'commodity', 'commodities')} over to ${seatName(data.to, table)}`,
  'production-eased': ({ does, data: { more, cheaper } }) =>
    [does('produce'), more > 0 && `up to ${more} more`, cheaper > 0 && `for ${cheaper} less`].filter(Boolean).join(' '),
  produced: told => `${told.does('produce')} ${units(told)} in ${systemName(told.data.system, told.table)}`,
};

export const dealWords: EventWords<DealEvents, Secrets, TableForText> = {
  'notes-dealt': noise,
  'open-to-deals': ({ does }) => `${does('want')} to talk`,
  offer: told => termsText(told, 'offer'),
  'counter-offer': told => termsText(told, 'answer'),
  'offer-refused': ({ data, table }) =>
    `${capital(seatName(data.partner, table))} ${data.partner === table.reader ? 'refuse' : 'refuses'}`,
  transaction: ({ does, data, table }) => {
    const gives = goodsText(data.gives, table) || 'nothing';
    return `${does('give')} ${seatName(data.partner, table)} ${gives} for ${goodsText(data.gets, table) || 'nothing'}`;
  },
  'note-passed': ({ data, secret, table }) =>
    secret ? `${capital(noteName(secret.note, table))} goes to ${seatName(data.to, table)}` : undefined,
  'notes-seen': ({ does, data, secret, table }) => {
    const whose = seatName(data.of, table);
    const seen = secret ? listed(secret.notes.map(note => noteName(note, table))) : '';
    return `${does('look')} at the promissory notes of ${whose}${seen === '' ? '' : `: ${seen}`}`;
  },
  'note-in-play': ({ does, data, table }) => `${does('put')} ${noteName(data.note, table)} into play`,
  'note-returned': ({ data, table }) => `${capital(noteName(data.note, table))} goes back`,
  'agenda-deals': noise,
};

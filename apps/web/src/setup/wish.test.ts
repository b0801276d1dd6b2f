import { expect, test } from 'vitest';
import type { GameOffer } from '../feed/api.ts';
import { readTemplate, readWish, requestFor, templateLink, usualWish, type Wish, withSeats } from './wish.ts';

const game: GameOffer = {
  id: 'twilight-imperium',
  title: 'Twilight Imperium',
  players: 6,
  seats: { min: 3, max: 8 },
  bots: ['easy', 'normal'],
  usualBot: 'normal',
  switches: [],
  values: [],
};

const wish: Wish = {
  title: 'Friday',
  bots: [null, 'easy', null, 'normal'],
  open: true,
  spectators: false,
  coach: false,
  clock: { kind: 'bank', seconds: 1800, increment: 10 },
  onTimeout: 'bot',
  startAt: 1_800_000_000_000,
  options: { factions: ['sol', 'hacan', 'letnev', 'jolnar'], map: 'Jörð 0' },
};

test('a template link gives the same settings, without the name of the table and its planned start', () => {
  const link = new URL(templateLink('https://table.example', game, wish));
  expect(link.pathname).toBe('/create');
  expect(readTemplate(game, link.searchParams.get('setup')!)).toEqual({ ...wish, title: '', startAt: null });
});

test('what cannot be read is as usual', () => {
  expect(readTemplate(game, '%%%')).toEqual(usualWish(game));
  expect(readTemplate(game, btoa('[1]'))).toEqual(usualWish(game));
  expect(
    readWish(game, {
      title: 7,
      bots: ['easy', 'stockfish', 'easy'],
      clock: { kind: 'each' },
      onTimeout: 'x',
      options: [],
    }),
  ).toEqual({ ...usualWish(game), bots: [null, null, 'easy'] }); // the first seat is the host's, and there is no such bot
  expect(readWish(game, { bots: [null, null] }).bots).toHaveLength(6);
});

test('another number of seats keeps who sits where', () => {
  expect(withSeats(wish, 3).bots).toEqual([null, 'easy', null]);
  expect(withSeats(wish, 5).bots).toEqual([null, 'easy', null, 'normal', null]);
});

test('the request has a seat for everybody', () => {
  expect(requestFor(game, wish)).toMatchObject({ seats: 4, bots: wish.bots, clock: wish.clock, options: wish.options });
});

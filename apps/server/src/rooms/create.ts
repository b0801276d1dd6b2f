import { botNames } from '@orrery/bots';
import { findGame, readTyped } from '@orrery/catalogue';
import { type Json, readNewOptions } from '@orrery/kernel';
import type { CreateTable } from '@orrery/protocol';
import { newId, newKey } from '../common/ids.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { ALLOWANCE } from './change-allowance.ts';
import { wrongStart } from './gathering.ts';
import { firstColour, type Person, type Room, type RoomSeat, seatOf } from './room.ts';

const emptySeat = (bot: string | null, colour: number): RoomSeat => ({
  person: null,
  bot,
  away: false,
  resigned: false,
  colour,
  ready: false,
  key: newKey(),
  waitingSince: null,
  turnSince: null,
  bankMs: null,
  owed: 0,
  late: false,
  told: false,
  reminded: false,
  allowance: ALLOWANCE,
});

/** The values generated for every new table. */
const fresh = (now: number) => ({
  id: newId(),
  created: now,
  key: newKey(),
  status: 'gathering' as const,
  paused: false,
  pausedAt: null,
  pauseAsked: [],
  sentAway: [],
  commitment: null,
  started: null,
  ended: null,
  rematch: null,
  chats: 0,
});

/** A new table with these settings, if the game supports them. */
export function createRoom(host: Person, wish: CreateTable, now: number): Result<Room> {
  const offer = findGame(wish.game);
  if (!offer) return refused('request/unknown', `There is no game called ${wish.game}.`);
  const { min, max } = offer.game.seats;
  if (wish.seats < min || wish.seats > max)
    return refused('options/invalid', `${offer.title} is for ${min} to ${max} players.`);
  if (wish.bots.length > wish.seats) return refused('options/invalid', 'There are more bots than seats.');
  const unknown = wish.bots.find(bot => bot !== null && !botNames(wish.game).includes(bot));
  if (unknown) return refused('seat/no-bot', `There is no bot called ${unknown} for this game.`);
  const options = readNewOptions(offer.game, readTyped(offer, wish.options), wish.seats);
  if (!options.ok) return options;
  const late = wish.startAt === null ? undefined : wrongStart(wish.startAt, now);
  if (late) return late;

  const seats = Array.from({ length: wish.seats }, (_, seat) => emptySeat(wish.bots[seat] ?? null, firstColour(seat)));
  if (wish.sit) {
    const free = seats.find(seat => seat.bot === null);
    if (!free) return refused('seat/none-open', 'There is no free seat for you.');
    free.person = host;
  }
  return granted({
    ...fresh(now),
    game: wish.game,
    rulesVersion: offer.game.rulesVersion,
    title: wish.title === '' ? `${offer.title} of ${host.name}` : wish.title,
    options: options.value as Json,
    open: wish.open,
    spectators: wish.spectators,
    ...(wish.coach === false && { coach: false }),
    clock: wish.clock,
    onTimeout: wish.onTimeout,
    ...(wish.startAt !== null && { startAt: wish.startAt }),
    host,
    seats,
  });
}

/** A table for the same people with the same settings; undefined if there is one already. */
export function rematchOf(room: Room, person: Person, now: number): Result<Room | undefined> {
  if (seatOf(room, person.id) === null && room.host.id !== person.id)
    return refused('request/forbidden', 'You have no seat at this table.');
  if (room.status !== 'over' && !room.stuck) return refused('table/started', 'This game is not over yet.');
  if (room.rematch !== null) return granted(undefined);
  const offer = findGame(room.game);
  const again = offer && readNewOptions(offer.game, room.options, room.seats.length);
  if (again && !again.ok) return again;
  const { game, rulesVersion, title, options, open, spectators, coach = true, clock, onTimeout } = room;
  return granted({
    ...fresh(now),
    ...{ game, rulesVersion, title, options, open, spectators, coach, clock, onTimeout },
    host: person,
    seats: room.seats.map(({ person: sitter, bot, colour }) => ({
      ...emptySeat(sitter === null ? bot : null, colour),
      person: sitter,
    })),
  });
}

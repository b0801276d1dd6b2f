import type { LiveGame } from '@orrery/host';
import { type Json, type Painter, type Seat, tablePainter } from '@orrery/kernel';
import {
  type ChatLine,
  type Downward,
  type Have,
  NOTHING,
  type PrivateLine,
  type RoomPicture,
  update,
} from '@orrery/protocol';
import { type Room, seatOf } from '../../rooms/room.ts';
import type { ChatRecord, PrivateRecord } from '../../store/store.ts';
import { gone } from '../table-refusals.ts';
import { clocksOf, roleAt, roomPicture, youAt } from './room-picture.ts';
import { GameChange, type Listener, ViewerGroup } from './viewer-group.ts';

/** The table as it is stored. */
interface TableState {
  readonly room: Room;
  readonly game: LiveGame | undefined;
}

interface Place {
  readonly key: string | undefined;
  audience?: ViewerGroup;
  /** The last `you` they were sent, as JSON; undefined before they were sent the room. */
  you?: string;
}

/** How long a list of muted people is cached while there is no chat. */
const MUTED_MS = 1_000;

/** Interval between updates on who is connected. Changes in between are batched. */
export const PRESENCE_MS = 500;

/** All viewers of a table. Each gets the view of their seat, or that of spectators. */
export class Viewers {
  readonly #audiences = new Map<Seat | null, ViewerGroup>();
  readonly #listeners = new Map<Listener, Place>();
  /** Muted people by listener, and when that was read. */
  readonly #muted = new WeakMap<Listener, { readonly people: ReadonlySet<string>; readonly at: number }>();
  #painter: Painter<LiveGame, unknown> | undefined;
  /** The room as it was last sent; its clocks apart and as JSON, since game updates contain them too. */
  #shown: Omit<RoomPicture, 'clocks'> | undefined;
  #clocks = '';
  /** The newest room, for the next update on who is connected. */
  #room: Room | undefined;
  #presence: 'settled' | 'changed' = 'settled';
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#listeners.size;
  }

  /** Whether a person is connected to this process. */
  isThere(person: string | undefined): boolean {
    return [...this.#listeners.keys()].some(listener => listener.person === person);
  }

  /** Adds a viewer and sends them the whole room; the others soon see them as connected. */
  enter({ room }: TableState, listener: Listener, key: string | undefined): void {
    const place: Place = { key };
    this.#listeners.set(listener, place);
    this.#room = room;
    this.#tellPresence();
    const { clocks, ...now } = roomPicture(room, this.#people());
    this.#shown ??= now;
    if (this.#listeners.size === 1) this.#clocks = JSON.stringify(clocks);
    const you = youAt(room, listener.person, roleAt(room, listener.person, key));
    place.you = JSON.stringify(you);
    send(listener, { type: 'room', table: room.id, room: { ...this.#shown, clocks }, you });
  }

  /** Closes all streams: another process has migrated the table to newer rules. */
  sendAway(): void {
    for (const listener of this.#listeners.keys()) listener.lost?.();
    this.#listeners.clear();
    this.#audiences.clear();
    this.#forgetRoom();
  }

  leave({ room }: TableState, listener: Listener): void {
    this.#listeners.get(listener)?.audience?.leave(listener);
    if (!this.#listeners.delete(listener)) return;
    this.#room = room;
    if (this.#listeners.size > 0) this.#tellPresence();
    else this.#forgetRoom();
  }

  /**
   * Prepares the updates of the game, of which `eventsKept` events that were sent are still true. The function that is
   * returned sends them. If it is never called, the next update starts from what was sent last.
   */
  prepare({ room, game }: { room: Room; game: LiveGame }, eventsKept: number): () => void {
    const clocks = clocksOf(room);
    const audiences = [...this.#audiences.values()];
    if (eventsKept < game.eventsStart)
      return () => {
        for (const audience of audiences) audience.restart(game, clocks);
        this.showRoom({ room, game }); // a full picture does not contain the clocks
      };
    const news = new GameChange(game, eventsKept, clocks);
    const views = this.#painterOf(game).paint(game, [...this.#audiences.keys()]);
    const prepared = audiences.map((audience, i) => audience.prepare(news, views[i]));
    return () => {
      for (const [i, audience] of audiences.entries()) if (prepared[i]) audience.publish(prepared[i]);
      this.#clocks = news.clocks;
    };
  }

  /** Sends everybody what changed in the room. */
  showRoom({ room }: TableState): void {
    this.#room = room;
    this.#presence = 'settled';
    if (!this.#shown) return; // no viewers
    const { clocks: times, ...now } = roomPicture(room, this.#people());
    const clocks = JSON.stringify(times);
    const changes = update(this.#shown as unknown as Json, now as unknown as Json).slice(1, -1);
    const ticks = clocks === this.#clocks ? '' : `[["clocks"],${clocks}]`;
    this.#shown = now;
    this.#clocks = clocks;
    this.#tellRoom(room, `[${changes}${changes && ticks ? ',' : ''}${ticks}]`);
  }

  #tellRoom(room: Room, patch: string): void {
    for (const [listener, place] of this.#listeners) {
      const role = roleAt(room, listener.person, place.key);
      if (place.you === undefined || role === 'stranger') continue; // they are sent the whole room, or removed
      const you = JSON.stringify(youAt(room, listener.person, role));
      const isOther = you !== place.you;
      place.you = you;
      if (patch === NOTHING && !isOther) continue;
      listener.send(`{"type":"room-update","table":"${room.id}","patch":${patch}${isOther ? `,"you":${you}` : ''}}`);
    }
  }

  /** Sends who is connected: at once, or at the end of the interval with all changes until then. */
  #tellPresence(): void {
    this.#presence = 'changed';
    if (this.#timer === undefined) this.#tellPresenceNow();
  }

  #tellPresenceNow(): void {
    this.#timer = undefined;
    if (this.#presence === 'settled' || !this.#room) return;
    this.showRoom({ room: this.#room, game: undefined });
    this.#timer = setTimeout(() => this.#tellPresenceNow(), PRESENCE_MS);
    this.#timer.unref();
  }

  #forgetRoom(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shown = undefined;
    this.#room = undefined;
  }

  #people(): ReadonlySet<string> {
    const people = new Set<string>();
    for (const { person } of this.#listeners.keys()) if (person !== undefined) people.add(person);
    return people;
  }

  /** Assigns every viewer to the group of their seat or of spectators, or removes them. */
  placeAll(scene: TableState): void {
    for (const listener of this.#listeners.keys()) this.place(scene, listener);
  }

  place({ room, game }: TableState, listener: Listener, have?: Have): void {
    const place = this.#listeners.get(listener)!;
    if (roleAt(room, listener.person, place.key) === 'stranger') {
      place.audience?.leave(listener);
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#forgetRoom();
      const { code, message } = gone;
      send(listener, { type: 'gone', table: room.id, code, message });
      return;
    }
    if (!game) return;
    const audience = this.#audienceOf(room, game, seatOf(room, listener.person));
    if (place.audience === audience) return;
    place.audience?.leave(listener);
    place.audience = audience;
    audience.join(listener, game, clocksOf(room), have);
  }

  #painterOf({ game }: LiveGame): Painter<LiveGame, unknown> {
    this.#painter ??= tablePainter(game);
    return this.#painter;
  }

  #audienceOf({ id }: Room, game: LiveGame, seat: Seat | null): ViewerGroup {
    const known = this.#audiences.get(seat);
    if (known) return known;
    const fresh = new ViewerGroup(id, seat, this.#painterOf(game));
    this.#audiences.set(seat, fresh);
    return fresh;
  }

  /** Sends chat lines to each viewer, without those of people they have muted. */
  showChat({ room }: TableState, said: readonly ChatRecord[], to?: Listener): void {
    for (const listener of to ? [to] : this.#listeners.keys()) {
      const muted = this.#muted.get(listener);
      const lines = said.filter(({ person }) => !muted?.people.has(person)).map(chatLine);
      if (lines.length > 0) send(listener, { type: 'chat', table: room.id, lines });
    }
  }

  /** Sends private messages to those who wrote or received them, and to nobody else. */
  showPrivate({ room }: TableState, written: readonly PrivateRecord[], to?: Listener): void {
    for (const listener of to ? [to] : this.#listeners.keys()) {
      const { person: reader } = listener;
      const muted = this.#muted.get(listener);
      const lines = written
        .filter(({ person, toPerson }) => reader !== undefined && (person === reader || toPerson === reader))
        .filter(({ person }) => !muted?.people.has(person))
        .map(privateLine);
      if (lines.length > 0) send(listener, { type: 'private', table: room.id, lines });
    }
  }

  /** Whether the list of muted people of a listener is cached. */
  knowsMuted(listener: Listener): boolean {
    return performance.now() - (this.#muted.get(listener)?.at ?? Number.NEGATIVE_INFINITY) < MUTED_MS;
  }

  /** Caches the list of muted people of a listener. */
  mute(listener: Listener, people: ReadonlySet<string>): void {
    this.#muted.set(listener, { people, at: performance.now() });
  }
}

const chatLine = ({ number, at, name, seat, text }: ChatRecord): ChatLine => ({ number, at, name, seat, text });

const privateLine = ({ id, at, name, seat, toSeat: to, toName, text, promise }: PrivateRecord): PrivateLine => ({
  ...{ id, at, name, seat, to, toName, text },
  ...(promise && { promise }),
});

const send = (listener: Listener, message: Downward): void => listener.send(JSON.stringify(message));

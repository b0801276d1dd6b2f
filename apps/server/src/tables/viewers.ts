import type { LiveGame } from '@orrery/host';
import { type Json, type Painter, type Seat, tablePainter } from '@orrery/kernel';
import { type ChatLine, type Downward, type Have, NOTHING, type RoomPicture, update } from '@orrery/protocol';
import { type Room, seatOf } from '../rooms/room.ts';
import type { ChatRecord } from '../store/store.ts';
import { clocksOf, roleAt, roomPicture, youAt } from './room-picture.ts';
import { gone } from './table-refusals.ts';
import { GameChange, type Listener, ViewerGroup } from './viewer-group.ts';

/** What there is to see: the table as it is stored. */
interface TableState {
  readonly room: Room;
  readonly game: LiveGame | undefined;
}

interface Place {
  readonly key: string | undefined;
  audience?: ViewerGroup;
  /** What they were last told of themselves, as JSON; nothing before they have been told of the room. */
  you?: string;
}

/** So long it is believed whom somebody has muted, where nothing was said yet. */
const MUTED_MS = 1_000;

/** It is told at most so often who comes and goes. What happens in between is told together. */
export const PRESENCE_MS = 500;

/** Everybody who looks at a table, each through the eyes they are entitled to. */
export class Viewers {
  readonly #audiences = new Map<Seat | null, ViewerGroup>();
  readonly #listeners = new Map<Listener, Place>();
  /** Whom listeners have muted, and when that was read. */
  readonly #muted = new WeakMap<Listener, { readonly people: ReadonlySet<string>; readonly at: number }>();
  #painter: Painter<LiveGame, unknown> | undefined;
  /** What everybody has been told of the room; its clocks as JSON, since those come with the game, too. */
  #shown: Omit<RoomPicture, 'clocks'> | undefined;
  #clocks = '';
  /** The newest room, for when it is told next who is there. */
  #room: Room | undefined;
  #presence: 'settled' | 'changed' = 'settled';
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#listeners.size;
  }

  /** Whether a person looks on, as far as this process knows. */
  isThere(person: string | undefined): boolean {
    return [...this.#listeners.keys()].some(listener => listener.person === person);
  }

  /** Lets somebody in, who gets the whole room; the others soon see them. */
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

  /** Sends everybody to another process, which knows rules that this one does not. */
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
   * Works out what to tell of the game, if `eventsKept` of the events that were told are still true. What comes of it tells
   * it; or nobody is told, and the next one starts from what everybody knows.
   */
  prepare({ room, game }: { room: Room; game: LiveGame }, eventsKept: number): () => void {
    const clocks = clocksOf(room);
    const audiences = [...this.#audiences.values()];
    if (eventsKept < game.eventsStart)
      return () => {
        for (const audience of audiences) audience.restart(game, clocks);
        this.showRoom({ room, game }); // the whole game comes without the clocks
      };
    const news = new GameChange(game, eventsKept, clocks);
    const views = this.#painterOf(game).paint(game, [...this.#audiences.keys()]);
    const prepared = audiences.map((audience, i) => audience.prepare(news, views[i]));
    return () => {
      for (const [i, audience] of audiences.entries()) if (prepared[i]) audience.publish(prepared[i]);
      this.#clocks = news.clocks;
    };
  }

  /** Tells everybody what is different in the room. */
  showRoom({ room }: TableState): void {
    this.#room = room;
    this.#presence = 'settled';
    if (!this.#shown) return; // nobody looks
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
      if (place.you === undefined || role === 'stranger') continue; // they get the whole, or are shown out
      const you = JSON.stringify(youAt(room, listener.person, role));
      const isOther = you !== place.you;
      place.you = you;
      if (patch === NOTHING && !isOther) continue;
      listener.send(`{"type":"room-update","table":"${room.id}","patch":${patch}${isOther ? `,"you":${you}` : ''}}`);
    }
  }

  /** Tells who is there: now, or when it was told a moment ago, a little later with all that happens until then. */
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

  /** Puts everybody where they belong now: with their seat, with the spectators, or out. */
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

  /** Shows what was said, to each without the words of those they have muted. */
  showChat({ room }: TableState, said: readonly ChatRecord[], to?: Listener): void {
    for (const listener of to ? [to] : this.#listeners.keys()) {
      const muted = this.#muted.get(listener);
      const lines = said.filter(({ person }) => !muted?.people.has(person)).map(chatLine);
      if (lines.length > 0) send(listener, { type: 'chat', table: room.id, lines });
    }
  }

  /** Whether it was read a moment ago whose words a listener does not want to read. */
  knowsMuted(listener: Listener): boolean {
    return performance.now() - (this.#muted.get(listener)?.at ?? Number.NEGATIVE_INFINITY) < MUTED_MS;
  }

  /** Whose words a listener does not want to read. */
  mute(listener: Listener, people: ReadonlySet<string>): void {
    this.#muted.set(listener, { people, at: performance.now() });
  }
}

const chatLine = ({ number, at, name, seat, text }: ChatRecord): ChatLine => ({ number, at, name, seat, text });

const send = (listener: Listener, message: Downward): void => listener.send(JSON.stringify(message));

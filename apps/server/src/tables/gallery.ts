import type { LiveGame } from '@orrery/host';
import { type Painter, type Seat, tablePainter } from '@orrery/kernel';
import type { ChatLine, Downward, Have } from '@orrery/protocol';
import { refused } from '../refusal.ts';
import { type Room, seatOf } from '../rooms/room.ts';
import { Audience, type Listener, News } from './audience.ts';
import { clocksOf, roleAt, roomPicture, youAt } from './picture.ts';

export const gone = refused('request/unknown', 'There is no such table, or it is not for you.');

/** What there is to see: the table as it is stored. */
interface Scene {
  readonly room: Room;
  readonly game: LiveGame | undefined;
}

/** Everybody who looks at a table, each through the eyes they are entitled to. */
export class Gallery {
  readonly #audiences = new Map<Seat | null, Audience>();
  readonly #listeners = new Map<Listener, { readonly key: string | undefined; audience?: Audience }>();
  #painter: Painter<LiveGame, unknown> | undefined;
  #roomText = '';

  get size(): number {
    return this.#listeners.size;
  }

  /** Whether a person looks on, as far as this process knows. */
  isThere(person: string | undefined): boolean {
    return [...this.#listeners.keys()].some(listener => listener.person === person);
  }

  /** Lets somebody in; everybody sees them come. */
  enter(scene: Scene, listener: Listener, key: string | undefined): void {
    this.#listeners.set(listener, { key });
    this.showRoom(scene, 'always');
  }

  leave(scene: Scene, listener: Listener): void {
    this.#listeners.get(listener)?.audience?.leave(listener);
    if (this.#listeners.delete(listener)) this.showRoom(scene);
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
      };
    const news = new News(game, eventsKept, clocks);
    const views = this.#painterOf(game).paint(game, [...this.#audiences.keys()]);
    const prepared = audiences.map((audience, i) => audience.prepare(news, views[i]));
    return () => {
      for (const [i, audience] of audiences.entries()) if (prepared[i]) audience.publish(prepared[i]);
    };
  }

  /** Tells how the room is, if that has changed; the clocks run by themselves and come with the game. */
  showRoom({ room }: Scene, when: 'changed' | 'always' = 'changed'): void {
    const people = [...this.#listeners.keys()].flatMap(({ person }) => (person === undefined ? [] : [person]));
    const picture = roomPicture(room, new Set(people));
    const { clocks: _, ...rest } = picture;
    const text = JSON.stringify(rest);
    if (text === this.#roomText && when === 'changed') return;
    this.#roomText = text;
    for (const [listener, { key }] of this.#listeners) {
      const you = youAt(room, listener.person, roleAt(room, listener.person, key));
      send(listener, { type: 'room', table: room.id, room: picture, you });
    }
  }

  /** Puts everybody where they belong now: with their seat, with the spectators, or out. */
  placeAll(scene: Scene): void {
    for (const listener of this.#listeners.keys()) this.place(scene, listener);
  }

  place({ room, game }: Scene, listener: Listener, have?: Have): void {
    const place = this.#listeners.get(listener)!;
    if (roleAt(room, listener.person, place.key) === 'stranger') {
      place.audience?.leave(listener);
      this.#listeners.delete(listener);
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

  #audienceOf({ id }: Room, game: LiveGame, seat: Seat | null): Audience {
    const known = this.#audiences.get(seat);
    if (known) return known;
    const fresh = new Audience(id, seat, this.#painterOf(game));
    this.#audiences.set(seat, fresh);
    return fresh;
  }

  showChat({ room }: Scene, lines: readonly ChatLine[], to?: Listener): void {
    for (const listener of to ? [to] : this.#listeners.keys()) send(listener, { type: 'chat', table: room.id, lines });
  }
}

const send = (listener: Listener, message: Downward): void => listener.send(JSON.stringify(message));

import type { Json } from '@orrery/kernel';
import type { Moment, Picture } from '@orrery/protocol';
import { apply } from '@orrery/protocol/patch';
import type { Feed } from '../feed/feed.ts';

/** Moments are requested in blocks, so that steps backwards need no further request. */
const BLOCK = 50;

/** A cache of past pictures of the game, loaded on demand. */
export class PictureCache {
  readonly #feed: Pick<Feed, 'history'>;
  readonly #pictures = new Map<number, Picture>();
  readonly #loading = new Map<number, Promise<void>>();

  constructor(feed: Pick<Feed, 'history'>) {
    this.#feed = feed;
  }

  at({ n }: Moment): Picture | undefined {
    return this.#pictures.get(n);
  }

  /** Loads the picture of a moment and those around it. False if it is not available. */
  async load(moments: readonly Moment[], index: number): Promise<boolean> {
    const moment = moments[index];
    if (!moment) return false;
    let from = moments[Math.floor(index / BLOCK) * BLOCK]!.n;
    while (!this.at(moment)) {
      const before = this.#pictures.size;
      await this.#fetch(from);
      if (this.#pictures.size === before) return false;
      from = Math.max(from, ...[...this.#pictures.keys()].filter(n => n <= moment.n));
    }
    return true;
  }

  #fetch(from: number): Promise<void> {
    const known = this.#loading.get(from);
    if (known) return known;
    const loading = this.#request(from).finally(() => this.#loading.delete(from));
    this.#loading.set(from, loading);
    return loading;
  }

  async #request(from: number): Promise<void> {
    const history = await this.#feed.history(from);
    if (!history) return;
    let { picture } = history;
    this.#pictures.set(history.n, picture);
    for (const { n, patch } of history.steps) {
      picture = apply(picture as unknown as Json, patch) as unknown as Picture;
      this.#pictures.set(n, picture);
    }
  }
}

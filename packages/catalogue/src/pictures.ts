import { invariant } from '@orrery/kernel';

interface PictureWords {
  readonly title: string;
  nameOf(seat: number): string;
  /** The colours of the seats, by seat. */
  readonly colours: readonly number[];
  readonly showsHand: boolean;
}

/** The modules that draw tables, loaded when they are needed. */
const drawers: Readonly<Record<string, () => Promise<{ pictureOf(view: never, words: PictureWords): string }>>> = {
  'eminent-domain': () => import('@orrery/eminent-domain/picture'),
  'twilight-imperium': () => import('@orrery/twilight-imperium/picture'),
};

/** A view of a game as an SVG picture. */
export async function drawView(game: string, view: unknown, words: PictureWords): Promise<string> {
  const load = drawers[game];
  invariant(load, () => `no pictures of ${game} are drawn`);
  return (await load()).pictureOf(view as never, words);
}

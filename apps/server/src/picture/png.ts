import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** The letters that names may be written in, plain and bold. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
const weights = [400, 700] as const;

const fontFile = async (script: string, weight: number): Promise<Uint8Array> =>
  unpackWoff(await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)));

let begun: Promise<void> | undefined;

/** A picture in pixels, with the fonts that come with Orrery: what is installed on the machine makes no difference. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  begun ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await begun;
  const fontBuffers = await Promise.all(weights.flatMap(weight => scripts.map(script => fontFile(script, weight))));
  return new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter', sansSerifFamily: 'Inter' } })
    .render()
    .asPng();
}

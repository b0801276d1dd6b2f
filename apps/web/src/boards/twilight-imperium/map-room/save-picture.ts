/** What of its look an element of the picture takes from style sheets. */
const looks = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap']
  .concat(['stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'display'])
  .concat(['paint-order', 'mix-blend-mode', 'visibility', 'letter-spacing']);

/** The box round the tiles that are laid. */
function laidBox(svg: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const { a: scale, e, f } = svg.getScreenCTM()!.inverse();
  const boxes = [...svg.querySelectorAll('[data-position]:not(.free) .maps-place')].map(place =>
    place.getBoundingClientRect(),
  );
  if (boxes.length === 0) return svg.viewBox.baseVal;
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  const [right, bottom] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))];
  const margin = 20;
  return {
    x: left * scale + e - margin,
    y: top * scale + f - margin,
    width: (right - left) * scale + 2 * margin,
    height: (bottom - top) * scale + 2 * margin,
  };
}

/** The laid tiles as a file of their own, with all that style sheets say of them written into it. */
function standalone(svg: SVGSVGElement): { readonly text: string; readonly width: number; readonly height: number } {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')];
  for (const [i, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const look of looks) to[i]!.style.setProperty(look, style.getPropertyValue(look));
  }
  for (const extra of copy.querySelectorAll('.free, .maps-place')) extra.remove(); // free places, and what can be clicked
  const { x, y, width, height } = laidBox(svg);
  copy.setAttribute('viewBox', [x, y, width, height].map(Math.round).join(' '));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function offer(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const saveSvg = (svg: SVGSVGElement, name: string): void =>
  offer(`${name}.svg`, new Blob([standalone(svg).text], { type: 'image/svg+xml' }));

/** Twice as large as it is drawn, for sharp screens. */
const SCALE = 2;

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const { text, width, height } = standalone(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob) offer(`${name}.png`, blob);
}

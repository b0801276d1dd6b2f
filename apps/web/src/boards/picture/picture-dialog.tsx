import type { GameEvent } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { t } from '../../text/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { offerBlob } from '../../ui/file.ts';
import type { BoardProps, BoardTool } from '../board.ts';
import './picture.css';

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture in pixels: what pages and messages take that do not show SVG. */
async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

interface Words {
  readonly title: string;
  nameOf(seat: number): string;
  readonly colours: readonly number[];
  readonly showsHand: boolean;
}

/** Loads the drawing code of a game when somebody wants a picture. */
type Load<V> = () => Promise<{ readonly pictureOf: (view: V, words: Words) => string }>;

function useSvg<V>(load: Load<V>, props: BoardProps<V>, showsHand: boolean): string | undefined {
  const [svg, setSvg] = useState<string>();
  const { view, nameOf, room } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and colours come with the room
  useEffect(() => {
    let isCurrent = true;
    void load().then(({ pictureOf }) => {
      const colours = room.seats.map(({ colour }) => colour);
      if (isCurrent) setSvg(pictureOf(view, { title: room.title, nameOf, colours, showsHand }));
    });
    return () => {
      isCurrent = false;
    };
  }, [view, room.seats, room.title, showsHand]);
  return svg;
}

interface DialogProps<V> {
  readonly load: Load<V>;
  readonly close: () => void;
}

/** The table as a picture to share. */
const PictureDialog = <V,>({ load, close, ...props }: BoardProps<V> & DialogProps<V>) => {
  const [showsHand, setShowsHand] = useState(false);
  const svg = useSvg(load, props, showsHand);
  const name = `${props.room.title.replace(/[^\p{L}\p{N}]+/gu, '-')}-${props.events.length}`;
  const savePng = async () => {
    const png = svg && (await pngOf(svg));
    if (png) offerBlob(`${name}.png`, png);
  };
  return (
    <Dialog title={t('picture.title')} label={t('picture.title')} kind="full" close={close}>
      <div className="picture">
        <div className="picture-acts">
          <button type="button" className="button main" disabled={!svg} onClick={() => void savePng()}>
            {t('picture.png')}
          </button>
          <button
            type="button"
            className="button"
            disabled={!svg}
            onClick={() => svg && offerBlob(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))}
          >
            {t('picture.svg')}
          </button>
          {props.me !== null && (
            <label>
              <input type="checkbox" checked={showsHand} onChange={({ target }) => setShowsHand(target.checked)} />{' '}
              {t('picture.hand')}
            </label>
          )}
        </div>
        {svg === undefined ? (
          <p role="status">{t('picture.drawing')}</p>
        ) : (
          <img className="picture-image" alt={t('picture.alt')} src={addressOf(svg)} />
        )}
      </div>
    </Dialog>
  );
};

/** The picture of a game, from the menu and by a key. */
export const pictureTool = <V, E extends GameEvent>(load: Load<V>): BoardTool<V, E> => ({
  id: 'picture',
  label: t('picture.title'),
  key: 'p',
  Window: props => <PictureDialog {...props} load={load} />,
});

import { MapPicture } from '../setup/map-preview.tsx';

/** Where the tiles of a slice lie round a home: left, front, right, left-equidistant, front-far. */
const HOME = '310';
const around = ['311', '207', '309', '208', '104'];

/** The tiles of a slice as they will lie before its home, which is below. */
export const SlicePicture = ({ tiles }: { tiles: readonly string[] }) => (
  <MapPicture
    preview={{
      tiles: tiles.map((tile, i) => ({ tile, position: around[i]!, turn: 0 })),
      homes: [],
      open: [],
    }}
    emptyHome={HOME}
  />
);

import { hexInner, hexPoints, type Point } from '../../../art/ti/hex.ts';
import { t } from '../../../text/index.ts';
import { Piece } from './piece.tsx';
import type { Selectable } from './selectable.ts';

interface OpenPlacesProps {
  readonly places: ReadonlyMap<string, Selectable>;
  readonly at: ReadonlyMap<string, Point>;
  readonly onAct: (keys: readonly string[]) => void;
}

const path = `M${hexInner.split(' ').join('L')}Z`;

/** Empty places of the board that can be chosen, for a tile or for a home. */
export const OpenPlaces = ({ places, at, onAct }: OpenPlacesProps) =>
  [...places].flatMap(([position, selectable]) => {
    const place = at.get(position);
    if (!place) return [];
    return [
      <Piece
        key={position}
        selectable={selectable}
        label={t('ti.map.place', { position })}
        className="ti-place"
        transform={`translate(${place.x} ${place.y})`}
        area={path}
        onAct={onAct}
      >
        <polygon className="ti-hex open" points={hexPoints} />
        <text className="ti-position" y="77">
          {position}
        </text>
      </Piece>,
    ];
  });

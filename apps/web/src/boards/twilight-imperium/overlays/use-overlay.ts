import type { Overlays } from '@orrery/twilight-imperium/overlays';
import type { Reach } from '@orrery/twilight-imperium/reach';
import type { TableForText } from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../board.ts';
import { askThread } from '../thread/thread.ts';
import { words } from '../words.ts';
import { changeLegend, changeMarks, linesSince } from './changes.ts';
import { useChosenOverlay } from './chosen.ts';
import type { OverlayKind } from './kinds.ts';
import type { Overlay } from './overlay.ts';
import { traitLegend, traitMarks, worthLegend, worthMarks } from './planets.ts';
import { cannonLegend, cannonMarks, productionLegend, productionMarks, reachLegend, reachMarks } from './powers.ts';

/** What units can produce and shoot, by the rules; what was so before, for as long as the answer takes. */
function useOverlays(view: View, isWanted: boolean): Overlays | undefined {
  const [overlays, setOverlays] = useState<Overlays>();
  useEffect(
    () => (isWanted && view.systems.length > 0 ? askThread({ about: 'overlays', view }, setOverlays) : undefined),
    [view, isWanted],
  );
  return overlays;
}

type Props = BoardProps<View, TwilightImperiumEvent>;

/** An overlay, once all is known that it shows. */
export function overlayOf(
  kind: OverlayKind,
  { view, events, me, ...props }: Props,
  table: TableForText,
  reach: Reach | undefined,
  overlays: Overlays | undefined,
): Overlay | undefined {
  switch (kind) {
    case 'worth':
      return { kind, legend: worthLegend(view), marks: worthMarks(view) };
    case 'traits':
      return { kind, legend: traitLegend(view), marks: traitMarks(view) };
    case 'reach':
      return reach && { kind, legend: reachLegend(view, reach), marks: reachMarks(reach, table) };
    case 'production':
      return overlays && { kind, legend: productionLegend(view, overlays), marks: productionMarks(overlays, table) };
    case 'cannons':
      return overlays && { kind, legend: cannonLegend(view, overlays), marks: cannonMarks(view, overlays, table) };
    case 'changes': {
      const lines = linesSince(words.log(events, { view, events, me, ...props }), events, me);
      return { kind, legend: changeLegend(view, lines), marks: changeMarks(view, lines) };
    }
  }
}

/** The overlay that was chosen, as the table is now. */
export function useOverlay(props: Props, table: TableForText, reach: Reach | undefined): Overlay | undefined {
  const kind = useChosenOverlay();
  const { view, events } = props;
  const overlays = useOverlays(view, kind === 'production' || kind === 'cannons');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table and its events are all that an overlay depends on
  return useMemo(
    () => (kind && view.systems.length > 0 ? overlayOf(kind, props, table, reach, overlays) : undefined),
    [kind, view, events, table, reach, overlays],
  );
}

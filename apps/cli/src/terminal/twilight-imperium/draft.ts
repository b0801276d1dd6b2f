import { draftLines } from '@orrery/twilight-imperium/text';
import { type View, writeSlices } from '@orrery/twilight-imperium/view';
import { wrapped } from '../paint.ts';
import type { GalaxyStyle } from './seats.ts';

/** Who has what, and what is on offer, while the table is set up by its players. */
export function drawDraft(view: View, style: GalaxyStyle): string[] {
  const lines = draftLines(view, seat => (seat === view.seat ? 'you' : style.nameOf(seat)));
  if (lines.length === 0) return [' Nothing is drafted at this table now.'];
  const slices = view.draft?.slices ?? [];
  return [...lines, ...(slices.length > 0 ? [`Slices as text: ${writeSlices(slices)}`] : [])].flatMap(line =>
    wrapped(` ${line}`, style.width, 3),
  );
}

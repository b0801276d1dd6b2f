import type { Seat } from '@orrery/kernel';
import { counted } from '@orrery/twilight-imperium/text';
import type { SystemId, TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import type { LogWords } from '../../../text/game-words.ts';
import { t } from '../../../text/index.ts';
import { inTurn } from '../player-figures.ts';
import type { Badge, LegendLine, SystemMark } from './overlay.ts';

/** The number of the event with which a player's last turn began; for spectators, this round. */
function since(events: readonly TwilightImperiumEvent[], me: Seat | null): number {
  const at = events.findLastIndex(({ type, data }) =>
    me === null ? type === 'round' : type === 'turn' && 'seat' in data && data.seat === me,
  );
  return Math.max(0, at);
}

/** Lines of the log since then, headings left out. */
export const linesSince = (
  lines: readonly LogWords[],
  events: readonly TwilightImperiumEvent[],
  me: Seat | null,
): LogWords[] => {
  const from = since(events, me);
  return lines.filter(({ event, heading }) => event >= from && heading === undefined);
};

/** The systems that a line names, by themselves or by a planet in them. */
function systemsOf({ parts }: LogWords, view: View): Set<SystemId> {
  const found = new Set<SystemId>();
  for (const { at } of parts) {
    if (at?.system !== undefined) found.add(String(at.system));
    const holder = view.systems.find(({ planets }) => planets.some(({ id }) => id === at?.planet));
    if (holder) found.add(holder.id);
  }
  return found;
}

export function changeMarks(view: View, lines: readonly LogWords[]): Map<SystemId, SystemMark> {
  const told = new Map<SystemId, LogWords[]>();
  for (const line of lines)
    for (const system of systemsOf(line, view)) told.set(system, [...(told.get(system) ?? []), line]);
  return new Map(
    [...told].map(([system, here]) => {
      const seats = [...new Set(here.flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort((a, b) => a - b);
      const badges: Badge[] = seats.map(seat => ({
        ...{ is: 'player' as const, seat },
        text: String(here.filter(line => line.seat === seat).length),
      }));
      return [system, { tint: seats.length === 1 ? seats[0] : undefined, badges, words: here.map(({ text }) => text) }];
    }),
  );
}

export const changeLegend = (view: View, lines: readonly LogWords[]): LegendLine[] =>
  inTurn(view).map(({ seat }) => {
    const own = lines.filter(line => line.seat === seat);
    const systems = new Set(own.flatMap(line => [...systemsOf(line, view)])).size;
    return {
      seat,
      words: t('ti.overlay.changed', { lines: counted(own.length, 'event'), systems: counted(systems, 'system') }),
    };
  });

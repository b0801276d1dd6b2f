import type { Seat } from '@orrery/kernel';
import { capital, counted, listed } from '@orrery/tabletop';
import type { FactionId, View } from '../view/index.ts';
import { positionTitle, sliceText, sliceTitle, tileContents } from './draft.ts';
import { factionNames } from './names.ts';

const factionsListed = (factions: readonly FactionId[]): string => listed(factions.map(id => factionNames[id].short));

/** What a seat has taken so far, or was dealt. */
function seatLine({ draft, dealtFactions, dealtTiles }: View, seat: Seat, name: string): string {
  const { faction, slice, position } = draft!.drafted[seat]!;
  const tiles = dealtTiles?.hands[seat];
  const dealt = dealtFactions?.[seat];
  const parts = [
    ...(faction === null ? [] : [factionNames[faction].short]),
    ...(slice === null ? [] : [`slice ${slice + 1}`]),
    ...(position === null ? [] : [positionTitle(position)]),
    ...(dealt?.factions ? [dealt.factions.map(id => factionNames[id].short).join(' or ')] : []),
    ...(dealt && !dealt.factions ? [counted(dealt.count, 'faction')] : []),
    ...(tiles && tiles.blue + tiles.red > 0 ? [`${tiles.blue} blue and ${tiles.red} red tiles`] : []),
  ];
  return `${name}: ${parts.length > 0 ? parts.join(', ') : 'nothing yet'}`;
}

/** Where the tiles of a slice lie, seen from home facing the centre. */
const places = ['left', 'front', 'right', 'left far', 'front far'];
const placesText = (tiles: readonly string[]): string =>
  tiles.map((tile, i) => `${places[i]} ${tile} ${tileContents(tile)}`).join('; ');

/** A setup that is played at the table, line by line: who has what, and what is on offer. Nothing where none is. */
export function draftLines(view: View, nameOf: (seat: Seat) => string): string[] {
  const { draft, dealtTiles, seat: reader } = view;
  if (!draft) return [];
  const own = reader === null ? null : dealtTiles?.hands[reader]?.tiles;
  const isTaken = (slice: number): boolean => draft.drafted.some(each => each.slice === slice);
  const left = draft.factions.filter(
    id => !draft.banned.includes(id) && !draft.drafted.some(({ faction }) => faction === id),
  );
  return [
    ...draft.order.map(seat => seatLine(view, seat, capital(nameOf(seat)))),
    ...(left.length > 0 && !dealtTiles ? [`Factions on offer: ${factionsListed(left)}`] : []),
    ...(draft.banned.length > 0 ? [`Banned: ${factionsListed(draft.banned)}`] : []),
    ...draft.slices.flatMap((tiles, slice) => [
      `${sliceTitle(slice, tiles)}${isTaken(slice) ? ' (taken)' : ''}: ${sliceText(tiles)}`,
      `In slice ${slice + 1}: ${placesText(tiles)}`,
    ]),
    ...(dealtTiles?.extra ?? []).map(tile => `To place next to Mecatol Rex: tile ${tile}, ${tileContents(tile)}`),
    ...(own ?? []).map(tile => `Your tile ${tile}: ${tileContents(tile)}`),
  ];
}

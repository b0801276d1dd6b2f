import type { Picture, RoomPicture } from '@orrery/protocol';
import { type TableForText, tableForText } from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { SoloTable } from '../../solo/engine.ts';
import type { BoardProps } from '../board.ts';

/** Who plays where a test names nobody: more factions in the game change no test. */
const usualFactions = ['sol', 'hacan', 'letnev', 'jolnar', 'xxcha', 'sardakk', 'l1z1x', 'mentak'];

/** A table that has just begun, as its first seat sees it. */
export async function someTable(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): Promise<BoardProps<View, TwilightImperiumEvent>> {
  let picture: Picture | undefined;
  let room: RoomPicture | undefined;
  const table = SoloTable.begin(
    {
      tell(message) {
        if (message.type === 'full') picture = message.picture;
        if (message.type === 'room') room = message.room;
      },
      keep: async () => {},
    },
    'test',
    'twilight-imperium',
    seats,
    '7'.repeat(64),
    'setup' in options ? options : { factions: usualFactions.slice(0, seats), ...options },
  );
  await table?.show();
  if (!picture || !room) throw new Error('there is no such table');
  return {
    view: picture.view as unknown as View,
    picture,
    room,
    me: 0,
    events: [],
    fresh: [],
    moment: 0,
    nameOf: seat => `Player ${seat + 1}`,
  };
}

/** Names on a table, for sentences. */
export const namesOn = ({ view, nameOf }: BoardProps<View>): TableForText => tableForText(view, nameOf);

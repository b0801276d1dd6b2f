import type { Seat } from '@orrery/kernel';
import { factionNames } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import type { Style } from '../screen.ts';

/** How to draw this game: players by their factions, a letter and a colour each. */
export interface GalaxyStyle extends Style {
  letterOf(seat: Seat): string;
  colourOf(seat: Seat): (text: string) => string;
}

/** For each faction the first letter of its name that is still free. */
function lettersFor(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const own = [...name.toUpperCase()].find(each => /[A-Z]/.test(each) && !taken.includes(each));
    taken.push(own ?? String.fromCharCode(65 + taken.length));
  }
  return taken;
}

/** Players by their factions instead of their seats. */
export function galaxyStyle(view: View, style: Style): GalaxyStyle {
  const { paint } = style;
  const shorts = view.players.map(({ faction, seat }) =>
    view.draft?.drafted[seat]?.faction === null ? style.nameOf(seat) : factionNames[faction].short,
  );
  const letters = lettersFor(shorts);
  const colours = [
    paint.cyan,
    paint.red,
    paint.green,
    paint.brass,
    paint.blue,
    paint.magenta,
    paint.strong,
    paint.quiet,
  ];
  return {
    ...style,
    nameOf: seat => (seat === view.seat ? 'You' : (shorts[seat] ?? style.nameOf(seat))),
    letterOf: seat => letters[seat] ?? '?',
    colourOf: seat => colours[seat % colours.length]!,
  };
}

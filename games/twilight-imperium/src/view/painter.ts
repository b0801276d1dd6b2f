import { cloneJson, type Painter, type Seat, share } from '@orrery/kernel';
import { secretsLieOpen } from '../content/open-hands.ts';
import { samePlayer, sameSystem } from '../model/clone.generated.ts';
import type { Player, State, System } from '../model/state.ts';
import { apartView, type PlayerView, playerView, systemView, tableView, type View } from './view.ts';

/** A player as its owner and as everybody else sees it. */
interface Drawn {
  readonly own: PlayerView;
  readonly open: PlayerView;
}

/** A list whose members were drawn with those from before at hand; the list from before if they are all the same. */
function sameOr<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before?.length === now.length && now.every((each, i) => each === before[i]) ? before : now;
}

function drawSystems(systems: readonly System[], before: readonly System[] = []): readonly System[] {
  const drawn = systems.map((system, i) => {
    const was = before[i];
    return was && sameSystem(system, was) ? was : systemView(system);
  });
  return sameOr(before, drawn);
}

function drawPlayer(game: State, seat: Seat, before: Drawn | undefined): Drawn {
  // Its owner sees all of a player.
  const isSame = before !== undefined && samePlayer(game.seats[seat]!, before.own as unknown as Player);
  const isOpen = secretsLieOpen(game, seat);
  if (isSame && isOpen === (before.open.secrets !== null)) return before;
  return { own: playerView(game, seat, true), open: playerView(game, seat, false) };
}

/** Draws each part of a table anew only when it has changed. */
export function painter(): Painter<State, View> {
  let fixed: Pick<State, 'options' | 'galaxy'> | undefined;
  let table: ReturnType<typeof tableView> | undefined;
  let systems: readonly System[] = [];
  let players: readonly Drawn[] = [];
  const views = new Map<Seat | null, View>();

  const drawFor = (game: State, seat: Seat | null): View => {
    const before = views.get(seat);
    const { agenda, looking, docket } = apartView(game, seat);
    const now = {
      ...fixed!,
      ...table!,
      seat,
      agenda: share(before?.agenda, agenda),
      looking: share(before?.looking, looking),
      docket: share(before?.docket, docket),
      players: sameOr(
        before?.players,
        players.map(({ own, open }, each) => (each === seat ? own : open)),
      ) as View['players'],
      systems: systems as View['systems'],
    };
    views.set(seat, now);
    return now;
  };

  return {
    paint(game, seats) {
      const { options, galaxy } = game;
      // Options stay as they are, and the galaxy does once it is laid.
      if (fixed?.galaxy.tiles.length !== galaxy.tiles.length) fixed = cloneJson({ options, galaxy });
      table = share(table, tableView(game));
      systems = drawSystems(game.systems, systems);
      players = game.seats.map((_, seat) => drawPlayer(game, seat, players[seat]));
      return seats.map(seat => drawFor(game, seat));
    },
  };
}

import { type Painter, reuseUnchanged, type Seat } from '@orrery/kernel';
import { areSecretsOpen, seesNotes } from '../content/open-secrets.ts';
import { shownSystem } from '../content/shown-system.ts';
import { changesIn, type Watched } from '../model/changes.ts';
import { sameSystem } from '../model/clone.generated.ts';
import type { System } from '../model/galaxy/state.ts';
import type { State } from '../model/state.ts';
import { type DraftView, draftView } from './draft-view.ts';
import { apartView, openView, ownView, type PlayerView, systemView, tableView, type View, withNotes } from './view.ts';

/** A player as its owner and as everybody else sees it. */
interface Drawn {
  readonly own: PlayerView;
  readonly open: PlayerView;
  /** As those see it who see its notes. */
  readonly noted: PlayerView;
}

/** A list drawn member by member, each with the one from before at hand; the list from before if all are the same. */
function drawList<T>(before: readonly T[], length: number, draw: (i: number, was: T | undefined) => T): readonly T[] {
  let now = before.length === length ? undefined : before.slice(0, length);
  for (let i = 0; i < length; i++) {
    const was = before[i];
    const drawn = draw(i, was);
    if (drawn === was) continue;
    now ??= before.slice();
    now[i] = drawn;
  }
  return now ?? before;
}

/** What is different for each seat, besides its number. */
type Own = Pick<View, 'agenda' | 'agendaEnds' | 'peek' | 'decidedAlone' | 'players' | 'systems'>;
type Fixed = Pick<View, 'options' | 'galaxy'>;
type Open = ReturnType<typeof tableView>;

const isAsIn = ({ agenda, agendaEnds, peek, decidedAlone, players, systems }: Own, view: View): boolean =>
  players === view.players &&
  systems === view.systems &&
  agenda === view.agenda &&
  agendaEnds === view.agendaEnds &&
  peek === view.peek &&
  decidedAlone === view.decidedAlone;

function drawSystem(game: State, place: System, was: System | undefined): System {
  const system = shownSystem(game, place);
  return was && sameSystem(system, was) ? was : systemView(system);
}

const none = (): boolean => false;

/** Tells again and again which members of a list may have changed since it last told. */
function newsOf(list: Watched): (game: State) => (i: number) => boolean {
  let members: State[Watched] | undefined;
  let counts: ReturnType<typeof changesIn>[Watched] | undefined;
  let seen: { readonly all: number; readonly each: readonly number[] } = { all: 0, each: [] };
  return game => {
    const now = changesIn(game)[list];
    const known = members === game[list] && counts === now ? seen : undefined;
    if (known?.all === now.all) return none;
    members = game[list];
    counts = now;
    seen = { all: now.all, each: now.each.slice() };
    return i => !known || known.each[i] !== now.each[i];
  };
}

function drawPlayer(game: State, seat: Seat, before: Drawn | undefined, mayDiffer: boolean): Drawn {
  const own = before && !mayDiffer ? before.own : reuseUnchanged(before?.own, ownView(game, seat));
  const isOpen = areSecretsOpen(game, seat);
  if (own === before?.own && isOpen === (before.open.secrets !== null)) return before;
  const open = openView(own, isOpen);
  return { own, open, noted: withNotes(open, own) };
}

/** Draws each part of a table anew only when it has changed. */
export function painter(): Painter<State, View> {
  let fixed: Fixed | undefined;
  let seen: State['galaxy'] | undefined;
  let open: Open | undefined;
  const newsOfSystems = newsOf('systems');
  const newsOfPlayers = newsOf('seats');
  let systems: readonly System[] = [];
  let players: readonly Drawn[] = [];
  const views = new Map<Seat | null, { view: View; fixed: Fixed; open: Open; drafting: DraftView }>();

  const drawFor = (game: State, seat: Seat | null, fixed: Fixed, open: Open): View => {
    const last = views.get(seat);
    const before = last?.view;
    const { agenda, agendaEnds, peek, decidedAlone } = apartView(game, seat);
    const own = {
      agenda: reuseUnchanged(before?.agenda, agenda),
      agendaEnds: reuseUnchanged(before?.agendaEnds, agendaEnds),
      peek: reuseUnchanged(before?.peek, peek),
      decidedAlone: reuseUnchanged(before?.decidedAlone, decidedAlone),
      players: drawList(before?.players ?? [], players.length, each => {
        const { own, open, noted } = players[each]!;
        if (each === seat) return own;
        return seesNotes(game, seat, each) ? noted : open;
      }) as View['players'],
      systems: systems as View['systems'],
    };
    const drafting = reuseUnchanged(last?.drafting, draftView(game, seat));
    if (last?.fixed === fixed && last.open === open && last.drafting === drafting && isAsIn(own, last.view))
      return last.view;
    const view: View = { ...fixed, ...open, seat, ...own, ...drafting };
    views.set(seat, { view, fixed, open, drafting });
    return view;
  };

  return {
    paint(game, seats) {
      const { options, galaxy } = game;
      // Options stay as they are; another galaxy is another object.
      if (seen !== galaxy) fixed = reuseUnchanged(fixed, { options, galaxy });
      seen = galaxy;
      open = reuseUnchanged(open, tableView(game));
      const systemMayDiffer = newsOfSystems(game);
      if (systemMayDiffer !== none)
        systems = drawList(systems, game.systems.length, (i, was) =>
          was && !systemMayDiffer(i) ? was : drawSystem(game, game.systems[i]!, was),
        );
      // Laws lay secrets open, whether a player has changed or not.
      const playerMayDiffer = newsOfPlayers(game);
      players = drawList(players, game.seats.length, (seat, was) => drawPlayer(game, seat, was, playerMayDiffer(seat)));
      return seats.map(seat => drawFor(game, seat, fixed!, open!));
    },
  };
}

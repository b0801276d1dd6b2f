import type { AnswerValue, Ask, Option, Seat } from '@orrery/kernel';
import {
  builtLayout,
  type FactionId,
  figuresOf,
  hexAt,
  hexDistance,
  placements,
  sliceFigures,
  tileFacts,
  type View,
} from '@orrery/twilight-imperium/view';

type Pick = Extract<Ask, { form: 'pick' }>;

/** How strong a faction is when played by a bot, in the unit of slices: 1 resource or influence. */
const strengths: Readonly<Partial<Record<FactionId, number>>> = {
  jolnar: 4,
  hacan: 3.5,
  sol: 3.5,
  l1z1x: 3,
  letnev: 2.5,
  xxcha: 2.5,
  mentak: 2.5,
  sardakk: 1.5,
};
const usualStrength = 2.5;

const factionWorth = (faction: FactionId): number => strengths[faction] ?? usualStrength;

/** What a slice is worth to its player. */
function sliceWorth(tiles: readonly string[]): number {
  const { optimal, optimalResources, planets, specialties, legendary, wormholes } = sliceFigures(tiles);
  const inFront = tileFacts(tiles[1]!).anomalies;
  const isBlocked = inFront.includes('supernova') || inFront.includes('asteroid-field');
  return (
    optimal +
    Math.min(optimalResources, 6) / 4 +
    planets / 4 +
    specialties.length / 2 +
    legendary.length +
    wormholes.length / 4 -
    (isBlocked ? 1.5 : 0)
  );
}

/** The value of a place in the speaker order: the speaker chooses first, and each further place is a little worse. */
const positionWorth = (position: number): number => (position === 0 ? 2.5 : 1.5 - position / 8);

/** The kind and worth of something to take. */
function offeredWorth({ at = {} }: Option): { readonly kind: string; readonly worth: number } {
  if (typeof at.faction === 'string') return { kind: 'faction', worth: factionWorth(at.faction as FactionId) };
  if (typeof at.tiles === 'string') return { kind: 'slice', worth: sliceWorth(at.tiles.split(',')) };
  return { kind: 'position', worth: positionWorth(Number(at.position)) };
}

/** Takes the best item of the kind that would lose most until the seat's next turn. */
function draft({ options, seat }: Pick, { draft, players }: View): string[] {
  const rated = options.map(option => ({ key: option.key, ...offeredWorth(option) }));
  const place = draft?.order.indexOf(seat) ?? 0;
  // How many items of a kind others take before the seat's next turn, on average.
  const gone = Math.max(1, Math.round((2 * Math.max(place, players.length - 1 - place)) / 3));
  const kinds = [...new Set(rated.map(({ kind }) => kind))].map(kind => {
    const all = rated.filter(each => each.kind === kind).sort((a, b) => b.worth - a.worth);
    const later = all[Math.min(gone, all.length - 1)]!;
    return { first: all[0]!, regret: all[0]!.worth - later.worth };
  });
  return [kinds.sort((a, b) => b.regret - a.regret)[0]!.first.key];
}

const byStrength = ({ options }: Pick): string[] =>
  options
    .map(({ key, at }) => ({ key, worth: factionWorth(String(at?.faction) as FactionId) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key);

const strongest = (ask: Pick): string[] => byStrength(ask).slice(0, Math.max(1, ask.min));

/** The home whose planets are worth most. */
const richestHome = ({ options }: Pick): string[] => {
  const rated = options.map(({ key, at }) => ({ key, worth: figuresOf(String(at?.home)).optimal }));
  return [rated.sort((a, b) => b.worth - a.worth)[0]!.key];
};

const burdens: Readonly<Record<string, number>> = {
  supernova: 2,
  'asteroid-field': 1.5,
  nebula: 1,
  'gravity-rift': 0.5,
};
/** A tile's worth relative to the average tile; negative for unwanted ones. */
function tileWorth(tile: string): number {
  const { optimal, specialties, legendary } = figuresOf(tile);
  const burden = tileFacts(tile).anomalies.reduce((sum, each) => sum + (burdens[each] ?? 0), 0);
  return optimal + specialties / 2 + legendary - burden - 2;
}

/** How much a place counts for a home system, by the distance between them. */
const shares = [0, 1, 0.6, 0.25];

/** How much more a place counts for the seat than for the others. */
function ownShare({ galaxy, players }: View, me: Seat, position: string): number {
  const at = hexAt(position)!;
  const share = (home: string): number => {
    const placed = galaxy.tiles.find(({ tile }) => tile === home);
    const hex = placed && hexAt(placed.position);
    return hex ? (shares[hexDistance(hex, at)] ?? 0) : 0;
  };
  const others = players.filter(({ seat }) => seat !== me).map(({ home }) => share(home));
  return share(players[me]!.home) - Math.max(...others) - 0.05;
}

/** Places good tiles near the own home system, bad ones far from it. */
function tile({ options, seat }: Pick, view: View): string[] | undefined {
  const layout = builtLayout(view.options.map, view.players.length, view.options.sets);
  if (!layout) return undefined;
  const keys = new Map(options.map(({ key, at }) => [String(at?.tile), key]));
  const rated = placements(view.galaxy, layout, [...keys.keys()]).flatMap(({ tile: id, places }) =>
    places.map(position => ({ id, worth: tileWorth(id) * ownShare(view, seat, position) })),
  );
  const [first] = rated.sort((a, b) => b.worth - a.worth);
  return first && [keys.get(first.id)!];
}

function tilePlace({ options, seat, prompt }: Pick, view: View): string[] {
  const worth = tileWorth(String(prompt.tile));
  const rated = options.map(({ key }) => ({ key, worth: worth * ownShare(view, seat, key) }));
  return [rated.sort((a, b) => b.worth - a.worth)[0]!.key];
}

const answers: Readonly<Record<string, (ask: Pick, view: View) => AnswerValue | undefined>> = {
  'setup.faction': strongest,
  'setup.ban': strongest,
  'setup.home': richestHome,
  'setup.one-of': strongest,
  'setup.name-factions': strongest,
  'setup.draft': draft,
  'setup.tile': tile,
  'setup.tile-place': tilePlace,
};

/** Whether the steward has a consideration for this kind of setup question. */
export const isDrafting = ({ kind }: Ask): boolean => Object.hasOwn(answers, kind);

/** The answer to a question of the setup, before there are any units to plan with. */
export const draftAnswer = (ask: Ask, view: View): AnswerValue | undefined =>
  ask.form === 'pick' && isDrafting(ask) ? answers[ask.kind]!(ask, view) : undefined;

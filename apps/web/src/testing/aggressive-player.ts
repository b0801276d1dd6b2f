import { type AnswerValue, type Ask, type Random, randomAnswer } from '@orrery/kernel';
import { hexAt, isShip, type SystemId, systemAt, type View } from '@orrery/twilight-imperium/view';

/** The distance of two positions of the board. */
function apart(a: string, b: string): number {
  const [from, to] = [hexAt(a), hexAt(b)];
  if (!from || !to) return 9;
  const [q, r] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * The value of a system that a seat's ships can reach: a planet, or better a fight. A seat with a dock there may build
 * instead. */
function drawOf(system: SystemId, seat: number, view: View): number {
  const positions = new Map(view.galaxy.tiles.map(placed => [systemAt(placed), placed.position]));
  const fleets = view.systems.filter(each => each.space.some(group => group.seat === seat && isShip(group.unit)));
  const near = fleets.some(({ id, tokens }) => {
    const steps = apart(positions.get(id) ?? '', positions.get(system) ?? '');
    return !tokens.includes(seat) && steps > 0 && steps <= 2;
  });
  const there = view.systems.find(({ id }) => id === system);
  const builds = there?.planets.some(({ units }) =>
    units.some(({ seat: by, unit }) => by === seat && unit === 'space-dock'),
  );
  if (builds) return 4;
  if (!near || !there) return 0;
  const isForeign = (owner: number | null) => owner !== seat;
  const fights = there.space.some(group => isForeign(group.seat) && isShip(group.unit)) ? 6 : 0;
  return fights + there.planets.filter(({ controller }) => isForeign(controller)).length * 2;
}

const totalOf = (value: AnswerValue): number =>
  typeof value === 'object' && !Array.isArray(value) ? Object.values(value).reduce((sum, each) => sum + each, 0) : 0;

const full: readonly string[] = ['move.ships', 'move.cargo', 'commit', 'produce', 'vote'];

/** Plays Twilight Imperium aggressively, so that positions show expansion and fights. */
export function aggressiveAnswer(ask: Ask, view: View, random: Random): AnswerValue {
  if (ask.form === 'allocate') {
    if (ask.lines.some(({ at }) => at?.pool !== undefined)) return ask.suggest;
    if (!full.includes(ask.kind)) return randomAnswer(ask, random);
    const tries = Array.from({ length: 6 }, () => randomAnswer(ask, random));
    return tries.reduce((best, each) => (totalOf(each) > totalOf(best) ? each : best));
  }
  if (ask.form !== 'pick') return randomAnswer(ask, random);
  const keys = ask.options.map(({ key }) => key);
  if (ask.kind === 'action' && keys.includes('tactical') && random() < 0.7) return ['tactical'];
  if (ask.kind === 'activate') {
    const rated = keys.map(key => ({ key, draw: drawOf(key, ask.seat, view) + random() * 3 }));
    return [rated.reduce((best, each) => (each.draw > best.draw ? each : best)).key];
  }
  const isReluctant = ask.min === 0 && random() < 0.1;
  for (let tries = 0; tries < 4 && !isReluctant; tries++) {
    const value = randomAnswer(ask, random);
    if (Array.isArray(value) && value.length > 0 && !(ask.kind === 'action' && value[0] === 'pass')) return value;
  }
  return randomAnswer(ask, random);
}

import { findGame } from '@orrery/catalogue';
import { type Game, type KernelState, type Migration, rulesVersions } from '@orrery/kernel';

type State = KernelState & { era?: unknown };

/** Two made-up versions of any game's rules. Both change the shape of its state. */
const made: readonly Omit<Migration, 'from'>[] = [
  { changes: ['Eras are counted.'], state: state => ({ ...state, era: 1 }) },
  { changes: ['Eras have names.'], state: state => ({ ...state, era: { name: 'First', count: state.era } }) },
];

/**
 * Lets a game follow rules of later versions in this process, and gives back how to end that. Without a list, the
 * made-up ones: the state then has one member more, without which nothing works.
 */
export function raiseRules(id: string, versions: number, more = made.slice(0, versions)): () => void {
  const { game } = findGame(id)!;
  const before = { ...game };
  const { rulesVersion, migrations, clone, setup, audit } = before;
  const added = more.map((each, i): Migration => ({ ...each, from: rulesVersion + i }));
  Object.assign(game, rulesVersions(rulesVersion - migrations.length, [...migrations, ...added]));
  if (more[0] === made[0])
    Object.assign(game, {
      clone: (state: State) => ({ ...clone(state), era: state.era }),
      setup: (seats: number, options: unknown) =>
        added.reduce((state, { state: step }) => step!(state as never) as State, setup(seats, options) as State),
      audit: (state: State) => [...audit(state), ...(state.era === undefined ? ['there is no era'] : [])],
    } satisfies Partial<Game<State>>);
  return () => void Object.assign(game, before);
}

const wanted = Number(process.env.ORRERY_TEST_LATER_RULES ?? 0);
if (wanted > 0) for (const id of ['eminent-domain', 'twilight-imperium']) raiseRules(id, wanted);

import type { Ask } from '@orrery/kernel';
import type { Origin, PlanAnswers, Rehearsal } from '@orrery/twilight-imperium/plan';
import { isGroundForce, type System, type View } from '@orrery/twilight-imperium/view';
import { arrivalIn, drafted, type Group, landingsIn, mayHelpInSpace, type Prospect } from './fights.ts';

type Amounts = Readonly<Record<string, number>>;

const isAmounts = (value: unknown): value is Amounts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Units that the plan moves, ships and what they carry. */
const moved = (answers: PlanAnswers, { steps }: Rehearsal): Group[] =>
  [...steps.map(({ key, value }) => [key, value] as const), ...Object.entries(answers)]
    .filter(([key], i, all) => all.findIndex(([other]) => other === key) === i)
    .flatMap(([key, value]) => (/^move\.(ships|cargo)@/.test(key) && isAmounts(value) ? drafted(value) : []));

/** Every ship that could come from a system. */
const allFrom = ({ ask }: Origin): Group[] => drafted(Object.fromEntries(ask.lines.map(({ key, max }) => [key, max])));

/** The fights that a plan leads to, from what everybody sees; where no ship is chosen yet, as if all came that can. */
export function plannedFights(ask: Ask, answers: PlanAnswers, rehearsal: Rehearsal, view: View): Prospect[] {
  const picked = answers.activate;
  const goal = Array.isArray(picked) ? String(picked[0]) : view.tactical?.system;
  const there: System | undefined = view.systems.find(({ id }) => id === goal);
  if (!there || !['activate', 'move.from', 'commit'].includes(ask.kind)) return [];
  const chosen = moved(answers, rehearsal);
  const isMost = chosen.length === 0 && ask.kind !== 'commit';
  const coming = isMost ? rehearsal.origins.flatMap(allFrom) : chosen;
  const space = arrivalIn(
    view,
    ask.seat,
    there,
    coming.filter(({ unit }) => mayHelpInSpace(unit)),
  );
  const landing = rehearsal.steps.find(step => step.ask.kind === 'commit')?.value;
  const force = [...there.space.filter(({ seat }) => seat === ask.seat), ...coming].filter(({ unit }) =>
    isGroundForce(unit),
  );
  const ground = force.length > 0 ? landingsIn(view, ask.seat, there, isAmounts(landing) ? landing : {}, force) : [];
  return [...(space ? [space] : []), ...ground].map(prospect => (isMost ? { ...prospect, isMost } : prospect));
}

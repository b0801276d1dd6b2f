import type { AnswerValue, Ask } from '@orrery/kernel';
import type { PlannedStep, Rehearsal } from '@orrery/twilight-imperium/plan';
import { capital } from '@orrery/twilight-imperium/text';
import { type Draft, totalOf } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';

const amountOf = (value: AnswerValue): number =>
  typeof value === 'object' && !Array.isArray(value) ? totalOf(value as Readonly<Record<string, number>>) : 0;

const sumOf = (steps: readonly PlannedStep[], kind: string): number =>
  steps.filter(({ ask }) => ask.kind === kind).reduce((sum, { value }) => sum + amountOf(value), 0);

const moving = (count: number): string => {
  if (count === 0) return t('ti.do.moveNothing');
  return t('ti.do.move', { ships: count === 1 ? t('ti.do.ship') : t('ti.do.ships', { count }) });
};

/** `produce 3 for 4 resources`. */
function producing(production: NonNullable<Rehearsal['production']>): string {
  const { made: count, cost, funds } = production;
  if (count === 0) return t('ti.do.produceNothing');
  if (funds === undefined || cost === 0) return t('ti.do.produceFree', { count });
  return t('ti.do.produce', { count, cost: cost === 1 ? t('ti.do.resource') : t('ti.do.resources', { count: cost }) });
}

/**
 * What sending a plan does: `use Flank Speed, move 2 ships, carry 4, land 4`; nothing that is left undone unless all is.
 * Ships that were sent before stay on their way. `used` are the names of what is used at moments to react.
 */
export function deedsOf({ steps, production }: Rehearsal, hasSent = false, used: readonly string[] = []): string {
  const has = (kind: string): boolean => steps.some(({ ask }) => ask.kind === kind);
  const ships = sumOf(steps, 'move.ships');
  const landed = sumOf(steps, 'commit');
  const carried = sumOf(steps, 'move.cargo');
  const deeds = [
    ...used.map(what => t('ti.do.use', { what })),
    ...(ships > 0 ? [moving(ships)] : []),
    ...(has('move.cargo') ? [carried > 0 ? t('ti.do.carry', { count: carried }) : t('ti.do.carryNothing')] : []),
    ...(has('commit') ? [landed > 0 ? t('ti.do.land', { count: landed }) : t('ti.do.landNothing')] : []),
    ...(production && production.made > 0 ? [producing(production)] : []),
  ];
  if (deeds.length > 0) return deeds.join(', ');
  if (production) return producing(production);
  if (!has('move.from')) return '';
  return hasSent ? t('ti.do.moveNoMore') : moving(0);
}

/** `Vote: For with 3 votes`. */
export const votingWords = (outcome: string, count: number | undefined): string => {
  if (count === undefined) return t('ti.do.vote', { outcome });
  return count === 1 ? t('ti.do.voteOne', { outcome }) : t('ti.do.voteWith', { outcome, count });
};

/** What confirming a single answer does, where that can be said in a word or two. */
export function confirmWords(ask: Ask, draft: Draft): string | undefined {
  if (draft.form !== 'allocate') return ask.kind === 'activate' ? t('ti.act.activate') : undefined;
  const count = totalOf(draft.amounts);
  const either = (nothing: string, some: string): string => capital(count === 0 ? nothing : some);
  switch (ask.kind) {
    case 'move.ships':
      return capital(moving(count));
    case 'move.cargo':
      return either(t('ti.do.carryNothing'), t('ti.do.carry', { count }));
    case 'commit':
      return either(t('ti.do.landNothing'), t('ti.do.land', { count }));
    case 'produce':
      return either(t('ti.do.produceNothing'), t('ti.do.produceSome', { count }));
    case 'sustain-damage':
      return either(t('ti.do.sustainNothing'), t('ti.do.sustain', { count }));
    case 'assign-hits':
      return t('ti.do.hits');
    case 'bombardment':
      return either(t('ti.do.bombardNothing'), t('ti.do.bombard'));
    case 'gain-tokens':
    case 'redistribute-tokens':
    case 'gain-and-redistribute':
      return t('ti.do.tokens');
    case 'leadership.influence':
      return either(t('ti.do.payNothing'), t('ti.do.pay'));
    default:
      return ask.kind.startsWith('pay-') ? either(t('ti.do.payNothing'), t('ti.do.pay')) : undefined;
  }
}

import type { Ask } from '@orrery/kernel';
import type { PlanAnswers, Rehearsal } from '@orrery/twilight-imperium/plan';
import { planetNames } from '@orrery/twilight-imperium/text';
import type { View } from '@orrery/twilight-imperium/view';
import { useMemo } from 'react';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { type Prospect, prospectsOf } from './fights.ts';
import { plannedFights } from './planned.ts';
import { OddsResult } from './result.tsx';
import { type Odds, useOdds } from './use-odds.ts';

const OddsOf = ({ prospect, odds, props }: { prospect: Prospect; odds: Odds | undefined; props: BoardProps<View> }) => {
  const { me, opponent, planet, isMost } = prospect;
  const where = planet ? planetNames[planet] : t('ti.odds.space');
  const name = props.nameOf(opponent);
  const title = t(isMost ? 'ti.odds.most' : 'ti.odds.title', { name, where });
  return (
    <section className="ti-odds" aria-label={title} aria-busy={!odds}>
      <p className="small soft">{title}</p>
      <OddsResult odds={odds} me={me} name={name} />
    </section>
  );
};

const AllOdds = ({ prospects, props }: { prospects: readonly Prospect[]; props: BoardProps<View> }) => {
  const odds = useOdds(prospects.map(({ fight }) => fight));
  return prospects.map((prospect, i) => (
    <OddsOf key={prospect.planet ?? 'space'} prospect={prospect} odds={odds?.[i]} props={props} />
  ));
};

/** Beside a question that may lead to a fight: how it would probably end, from what everybody sees. */
export const OddsBeside = (props: BoardProps<View>) => {
  const { ask, draft } = useChoice();
  const { view } = props;
  const prospects = useMemo(() => prospectsOf(ask, draft, view), [ask, draft, view]);
  return <AllOdds prospects={prospects} props={props} />;
};

interface PlanProps {
  readonly ask: Ask;
  readonly answers: PlanAnswers;
  readonly rehearsal: Rehearsal | undefined;
  readonly props: BoardProps<View>;
}

/** Within a plan: how its fights would end. Before ships are chosen, as if all came that can. */
export const OddsOfPlan = ({ ask, answers, rehearsal, props }: PlanProps) => {
  const { view } = props;
  const prospects = useMemo(
    () => (rehearsal ? plannedFights(ask, answers, rehearsal, view) : []),
    [ask, answers, rehearsal, view],
  );
  return <AllOdds prospects={prospects} props={props} />;
};

import { planetNames, unitNames } from '@orrery/twilight-imperium/text';
import type { UnitType, View } from '@orrery/twilight-imperium/view';
import { useEffect, useMemo, useState } from 'react';
import { useChoice } from '../../../ask/choice.ts';
import { t } from '../../../text/index.ts';
import type { BoardProps } from '../../board.ts';
import { askThread } from '../thread/thread.ts';
import type { Answers } from '../thread/worker.ts';
import { type Prospect, prospectsOf } from './fights.ts';
import './odds.css';

type Odds = Answers['odds'][number];

/** The odds of these fights, as soon as they are reckoned. */
function useOdds(prospects: readonly Prospect[]): readonly Odds[] | undefined {
  const key = JSON.stringify(prospects.map(({ fight }) => fight));
  const [found, setFound] = useState<{ key: string; odds: readonly Odds[] }>();
  useEffect(() => {
    const fights = JSON.parse(key) as readonly Prospect['fight'][];
    if (fights.length === 0) return undefined;
    return askThread({ about: 'odds', fights }, odds => setFound({ key, odds }));
  }, [key]);
  return found?.key === key ? found.odds : undefined;
}

const percent = (share: number): number => Math.round(share * 100);

/** `1.4 cruisers, 2 fighters`, or nothing to speak of. */
const leftOf = (side: Odds['survivors']['attacker']): string =>
  Object.entries(side)
    .filter(([, count]) => count >= 0.05)
    .map(([unit, count]) => {
      const few = Math.round(count * 10) / 10;
      const { one, many } = unitNames[unit as UnitType];
      return `${few} ${few === 1 ? one : many}`;
    })
    .join(', ') || t('ti.odds.nothing');

const OddsOf = ({ prospect, odds, props }: { prospect: Prospect; odds: Odds | undefined; props: BoardProps<View> }) => {
  const { me, opponent, planet } = prospect;
  const them = me === 'attacker' ? 'defender' : 'attacker';
  const where = planet ? planetNames[planet] : t('ti.odds.space');
  const name = props.nameOf(opponent);
  const [win, lose] = odds ? (me === 'attacker' ? [odds.win, odds.lose] : [odds.lose, odds.win]) : [0, 0];
  const [won, lost] = [percent(win), percent(lose)];
  const drawn = 100 - won - lost;
  return (
    <section className="ti-odds" aria-label={t('ti.odds.title', { name, where })} aria-busy={!odds}>
      <p className="small soft">{t('ti.odds.title', { name, where })}</p>
      <div className="ti-odds-bar" aria-hidden="true">
        <span className="won" style={{ flexGrow: won }} />
        <span className="drawn" style={{ flexGrow: Math.max(0, drawn) }} />
        <span className="lost" style={{ flexGrow: lost }} />
      </div>
      {odds ? (
        <>
          <p>{t('ti.odds.shares', { won, lost, drawn: Math.max(0, drawn) })}</p>
          <p className="small soft">
            {t('ti.odds.left', { mine: leftOf(odds.survivors[me]), name, theirs: leftOf(odds.survivors[them]) })}
          </p>
        </>
      ) : (
        <p className="soft">{t('ti.odds.wait')}</p>
      )}
    </section>
  );
};

/** Beside a question that may lead to a fight: how it would probably end, from what everybody sees. */
export const OddsBeside = (props: BoardProps<View>) => {
  const { ask, draft } = useChoice();
  const { view } = props;
  const prospects = useMemo(() => prospectsOf(ask, draft, view), [ask, draft, view]);
  const odds = useOdds(prospects);
  return prospects.map((prospect, i) => (
    <OddsOf key={prospect.planet ?? 'space'} prospect={prospect} odds={odds?.[i]} props={props} />
  ));
};

import { unitNames } from '@orrery/twilight-imperium/text';
import type { UnitType } from '@orrery/twilight-imperium/view';
import { t } from '../../../text/index.ts';
import './odds.css';
import type { Odds } from './use-odds.ts';

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

interface ResultProps {
  readonly odds: Odds | undefined;
  /** The side that the words speak to. */
  readonly me: 'attacker' | 'defender';
  /** Who is on the other side; without a name both are spoken of as what they are. */
  readonly name?: string;
}

/** Who wins how often and what is left, and whether that is exact. */
export const OddsResult = ({ odds, me, name }: ResultProps) => {
  const them = me === 'attacker' ? 'defender' : 'attacker';
  const [win, lose] = odds ? (me === 'attacker' ? [odds.win, odds.lose] : [odds.lose, odds.win]) : [0, 0];
  const [won, lost] = [percent(win), percent(lose)];
  const drawn = Math.max(0, 100 - won - lost);
  const left = odds && { mine: leftOf(odds.survivors[me]), name: name ?? '', theirs: leftOf(odds.survivors[them]) };
  return (
    <>
      <div className="ti-odds-bar" aria-hidden="true">
        <span className="won" style={{ flexGrow: won }} />
        <span className="drawn" style={{ flexGrow: drawn }} />
        <span className="lost" style={{ flexGrow: lost }} />
      </div>
      {odds && left ? (
        <>
          <p>{t(name === undefined ? 'ti.odds.sharesOf' : 'ti.odds.shares', { won, lost, drawn })}</p>
          <p className="small soft">{t(name === undefined ? 'ti.odds.leftOf' : 'ti.odds.left', left)}</p>
          <p className="small soft">
            {odds.method === 'exact' ? t('ti.odds.exact') : t('ti.odds.simulated', { runs: odds.runs })}
          </p>
        </>
      ) : (
        <p className="soft">{t('ti.odds.wait')}</p>
      )}
    </>
  );
};

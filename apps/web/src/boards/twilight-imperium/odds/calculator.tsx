import type { Seat, Target } from '@orrery/kernel';
import type { Fight } from '@orrery/twilight-imperium/odds';
import { capital, factionNames, systemTitle, unitNames } from '@orrery/twilight-imperium/text';
import { hasFaction, isGroundForce, isShip, type UnitType, unitTypes, type View } from '@orrery/twilight-imperium/view';
import { useState } from 'react';
import { t } from '../../../text/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BoardProps } from '../../board.ts';
import { type Battle, battleIn, fightOf, problemWith } from './battle.ts';
import { OddsResult } from './result.tsx';
import { useOdds } from './use-odds.ts';

type Role = 'attacker' | 'defender';
const roles: readonly Role[] = ['attacker', 'defender'];

/** What may stand on a side. */
const mayFight = (unit: UnitType, role: Role, place: Fight['place']): boolean => {
  if (role === 'defender' && unit === 'pds') return true;
  return place === 'space' ? isShip(unit) : isGroundForce(unit) || (role === 'attacker' && isShip(unit));
};

const MOST = 20;

interface SideProps {
  readonly role: Role;
  readonly battle: Battle;
  readonly props: BoardProps<View>;
  readonly change: (next: Battle) => void;
}

const SideForm = ({ role, battle, props, change }: SideProps) => {
  const { view, nameOf } = props;
  const side = battle[role];
  const set = (next: Partial<Battle[Role]>) => change({ ...battle, [role]: { ...side, ...next } });
  return (
    <fieldset className="ti-calc-side">
      <legend>{t(`ti.calc.${role}`)}</legend>
      <label>
        <span>{t('ti.calc.player')}</span>
        <select value={side.seat} onChange={({ target }) => set({ seat: Number(target.value) as Seat })}>
          {view.players.map(player => (
            <option key={player.seat} value={player.seat}>
              {nameOf(player.seat)}
              {hasFaction(player) ? ` (${factionNames[player.faction].short})` : ''}
            </option>
          ))}
        </select>
      </label>
      {unitTypes
        .filter(unit => mayFight(unit, role, battle.place))
        .map(unit => (
          <label key={unit}>
            <span>{capital(unitNames[unit].many)}</span>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST}
              value={side.units[unit] ?? 0}
              onChange={({ target }) => {
                const count = Math.max(0, Math.min(MOST, Math.floor(Number(target.value) || 0)));
                set({ units: { ...side.units, [unit]: count }, damaged: {} });
              }}
            />
          </label>
        ))}
      <label>
        <span>{t('ti.calc.goods')}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          value={side.tradeGoods}
          onChange={({ target }) => set({ tradeGoods: Math.max(0, Math.min(99, Number(target.value) || 0)) })}
        />
      </label>
    </fieldset>
  );
};

type WindowProps = BoardProps<View> & { readonly at?: Target; readonly close: () => void };

/** Any fight between two players of the table: their technologies and factions count as they are. */
export const Calculator = ({ at, close, ...props }: WindowProps) => {
  const { view, me } = props;
  const system = at?.system === undefined ? undefined : String(at.system);
  const [battle, setBattle] = useState(() => battleIn(view, me, system));
  const problem = problemWith(battle);
  const odds = useOdds(problem ? [] : [fightOf(view, battle)])?.[0];
  const title = system === undefined ? t('ti.calc.title') : t('ti.calc.titleIn', { system: systemTitle(system) });
  const swap = () => setBattle({ ...battle, attacker: battle.defender, defender: battle.attacker });
  return (
    <Dialog title={title} label={title} kind="sheet" close={close}>
      <div className="ti-calc">
        <div className="ti-calc-place">
          <label>
            <span>{t('ti.calc.place')}</span>
            <select
              value={battle.place}
              onChange={({ target }) => setBattle({ ...battle, place: target.value as Fight['place'] })}
            >
              <option value="space">{t('ti.calc.space')}</option>
              <option value="ground">{t('ti.calc.ground')}</option>
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={battle.nebula}
              onChange={({ target }) => setBattle({ ...battle, nebula: target.checked })}
            />
            <span>{t('ti.calc.nebula')}</span>
          </label>
          <button type="button" className="button quiet compact" onClick={swap}>
            {t('ti.calc.swap')}
          </button>
        </div>
        {roles.map(role => (
          <SideForm key={role} role={role} battle={battle} props={props} change={setBattle} />
        ))}
        <section className="ti-odds ti-calc-result" aria-live="polite" aria-busy={!problem && !odds}>
          {problem ? <p className="soft">{t(problem)}</p> : <OddsResult odds={odds} me="attacker" />}
          <p className="soft small">{t('ti.calc.counts')}</p>
        </section>
      </div>
    </Dialog>
  );
};

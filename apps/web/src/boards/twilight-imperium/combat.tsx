import type { GameEvent, Seat } from '@orrery/kernel';
import { areaName, type TableForText, unitNames, unitsText } from '@orrery/twilight-imperium/text';
import {
  isGroundForce,
  isShip,
  printedStats,
  type UnitType,
  unitTypes,
  type View,
} from '@orrery/twilight-imperium/view';
import { UnitIcon } from '../../art/ti/units.tsx';
import { t } from '../../text/index.ts';
import { PlayerName } from '../../ui/players.tsx';
import type { BoardProps } from '../board.ts';
import './combat.css';

type Combat = NonNullable<View['combat']>;

interface Die {
  readonly unit: string;
  readonly needs: number;
  readonly result: number;
}

/** The last dice that a side threw since the fight began. */
function lastDice(events: readonly GameEvent[], seat: Seat): { dice: readonly Die[]; hits: number } | undefined {
  const begin = events.findLastIndex(({ type }) => type === 'combat');
  const roll = events
    .slice(Math.max(begin, 0))
    .findLast(({ type, data }) => (type === 'combat-roll' || type === 'barrage') && data.seat === seat);
  return roll && { dice: (roll.data.dice ?? []) as unknown as Die[], hits: Number(roll.data.hits ?? 0) };
}

/** Dice at a glance: the roll in the die, what it took beneath, hits filled. */
const Dice = ({ dice, hits }: { dice: readonly Die[]; hits: number }) => (
  <div className="ti-dice">
    <ul>
      {dice.map(({ unit, needs, result }, i) => {
        const isHit = result >= needs;
        const name = unitNames[unit as UnitType]?.one ?? unit;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
          <li key={i} className={isHit ? 'ti-die hit' : 'ti-die'} title={name}>
            <b aria-hidden="true">{result}</b>
            <small aria-hidden="true">{needs}+</small>
            <span className="hidden-text">
              {t(isHit ? 'ti.die.hit' : 'ti.die.miss', { unit: name, result, needs })}
            </span>
          </li>
        );
      })}
    </ul>
    <span className="soft small">{t('ti.combat.rolled', { count: hits })}</span>
  </div>
);

interface SideProps {
  readonly seat: Seat;
  readonly part: 'attacker' | 'defender';
  readonly combat: Combat;
  readonly props: BoardProps<View>;
}

const Side = ({ seat, part, combat, props: { view, nameOf, events } }: SideProps) => {
  const system = view.systems.find(({ id }) => id === combat.system);
  const groups = combat.planet ? system?.planets.find(({ id }) => id === combat.planet)?.units : system?.space;
  const fits = combat.kind === 'space' ? isShip : isGroundForce;
  const own = (groups ?? []).filter(group => group.seat === seat && fits(group.unit));
  const lost = combat.losses.filter(each => each.seat === seat);
  const player = view.players[seat];
  const taken = combat.hits[part === 'attacker' ? 'defender' : 'attacker'];
  const rolled = lastDice(events, seat);
  const sustained = combat.sustained.filter(each => each.seat === seat);
  return (
    <section className="ti-side" aria-label={t(`ti.combat.${part}`)}>
      <h3>
        <PlayerName seat={seat} name={nameOf(seat)} /> <span className="soft small">{t(`ti.combat.${part}`)}</span>
      </h3>
      <ul className="ti-side-units">
        {unitTypes.flatMap(unit =>
          own
            .filter(group => group.unit === unit)
            .map(({ count, damaged }) => {
              const combatRoll = player && printedStats(player, unit).combat;
              return (
                <li key={unit}>
                  <UnitIcon unit={unit} seat={seat} />
                  <span>
                    {unitsText(unit, count)}
                    {damaged > 0 && <em> {t('ti.damaged', { count: damaged })}</em>}
                  </span>
                  {combatRoll && (
                    <span className="soft small">
                      {combatRoll.dice > 1 ? `${combatRoll.dice}× ` : ''}
                      {combatRoll.hitsOn}+
                    </span>
                  )}
                </li>
              );
            }),
        )}
      </ul>
      {rolled && rolled.dice.length > 0 && <Dice {...rolled} />}
      {taken > 0 && <p className="ti-hits">{t('ti.combat.toAssign', { count: taken })}</p>}
      {combat.retreating === seat && <p className="small">{t('ti.combat.retreating')}</p>}
      {combat.silenced.includes(seat) && <p className="small">{t('ti.combat.silenced')}</p>}
      {combat.scorers.includes(seat) && <p className="small">{t('ti.combat.scored')}</p>}
      {sustained.length > 0 && (
        <p className="small soft">
          {t('ti.combat.sustained', { units: sustained.map(({ unit, count }) => unitsText(unit, count)).join(', ') })}
        </p>
      )}
      {lost.length > 0 && (
        <p className="small soft">
          {t('ti.combat.lost', {
            units: unitTypes
              .flatMap(unit => {
                const count = lost.filter(each => each.unit === unit).length;
                return count > 0 ? [unitsText(unit, count)] : [];
              })
              .join(', '),
          })}
        </p>
      )}
    </section>
  );
};

/** The fight under way: both sides, the round, the last dice and what they did. */
export const CombatPanel = ({
  combat,
  table,
  ...props
}: BoardProps<View> & { combat: Combat; table: TableForText }) => (
  <section className="ti-combat panel" aria-label={t('ti.combat')}>
    <header>
      <h2>{areaName(combat.system, combat.planet, table)}</h2>
      <span className="soft small">
        {t(combat.kind === 'space' ? 'ti.combat.space' : 'ti.combat.ground')} ·{' '}
        {t('ti.combat.round', { round: combat.round })}
      </span>
    </header>
    <div className="ti-sides">
      <Side seat={combat.attacker} part="attacker" combat={combat} props={props} />
      <Side seat={combat.defender} part="defender" combat={combat} props={props} />
    </div>
  </section>
);

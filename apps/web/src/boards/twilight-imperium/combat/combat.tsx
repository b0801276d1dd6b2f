import type { Seat } from '@orrery/kernel';
import { areaName, markedText, type TableForText, unitsText } from '@orrery/twilight-imperium/text';
import {
  fightsOnGround,
  hexAt,
  isShip,
  printedStats,
  systemAt,
  type TwilightImperiumEvent,
  type UnitType,
  unitTypes,
  type View,
} from '@orrery/twilight-imperium/view';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { t } from '../../../text/index.ts';
import { PlayerGlyph, PlayerName } from '../../../ui/players.tsx';
import type { BoardProps } from '../../board.ts';
import { Dice } from './dice.tsx';
import { type Fight, fightsOf, type Volley } from './fights.ts';
import './combat.css';
import { overBoard } from '../map/keep-in-view.ts';

type Combat = NonNullable<View['combat']>;

/** Units that are gone, as silhouettes that are struck out. */
export const Lost = ({
  seat,
  losses,
}: {
  seat: Seat;
  losses: readonly { seat: Seat; unit: UnitType; count: number }[];
}) => {
  const lost = unitTypes.flatMap(unit => {
    const count = losses
      .filter(each => each.seat === seat && each.unit === unit)
      .reduce((sum, each) => sum + each.count, 0);
    return count > 0 ? [{ unit, count }] : [];
  });
  if (lost.length === 0) return null;
  return (
    <p className="ti-lost small">
      <span className="hidden-text">
        {t('ti.combat.lost', { units: lost.map(({ unit, count }) => unitsText(unit, count)).join(', ') })}
      </span>
      <span aria-hidden="true">
        {t('ti.combat.lost', { units: '' })}
        {lost.map(({ unit, count }) => (
          <span key={unit} className="ti-lost-unit" title={unitsText(unit, count)}>
            <UnitIcon unit={unit} seat={seat} />
            {count > 1 && count}
          </span>
        ))}
      </span>
    </p>
  );
};

interface SideProps {
  readonly seat: Seat;
  readonly part: 'attacker' | 'defender';
  readonly combat: Combat;
  readonly volley: Volley | undefined;
  readonly props: BoardProps<View>;
}

const Side = ({ seat, part, combat, volley, props: { view, nameOf } }: SideProps) => {
  const system = view.systems.find(({ id }) => id === combat.system);
  const groups = combat.planet ? system?.planets.find(({ id }) => id === combat.planet)?.units : system?.space;
  const player = view.players[seat];
  const fits = (unit: UnitType): boolean =>
    combat.kind === 'space' ? isShip(unit) : player !== undefined && fightsOnGround(player, unit);
  const own = (groups ?? []).filter(group => group.seat === seat && fits(group.unit));
  const taken = combat.hits[part === 'attacker' ? 'defender' : 'attacker'];
  const sustained = combat.sustained.filter(each => each.seat === seat);
  return (
    <section className="ti-side" aria-label={t(`ti.combat.${part}`)}>
      <h3>
        <PlayerName seat={seat} name={nameOf(seat)} /> <span className="soft small">{t(`ti.combat.${part}`)}</span>
      </h3>
      <ul className="ti-side-units">
        {own.length === 0 && <li className="soft ti-none-left">{t('ti.combat.noneLeft')}</li>}
        {unitTypes.flatMap(unit =>
          own
            .filter(group => group.unit === unit)
            .map(({ count, damaged, mark }) => {
              const combatRoll = player && printedStats(player, unit).combat;
              return (
                <li key={`${unit} ${mark ?? ''}`}>
                  <UnitIcon unit={unit} seat={seat} />
                  <span>
                    {markedText(mark, unitsText(unit, count))}
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
      {volley && <Dice key={`${volley.kind} ${volley.round}`} volley={volley} />}
      {taken > 0 && <p className="ti-hits">{t('ti.combat.toAssign', { count: taken })}</p>}
      {combat.retreating === seat && <p className="ti-note small">{t('ti.combat.retreating')}</p>}
      {combat.silenced.includes(seat) && <p className="ti-note small">{t('ti.combat.silenced')}</p>}
      {combat.scorers.includes(seat) && <p className="small">{t('ti.combat.scored')}</p>}
      {sustained.length > 0 && (
        <p className="small soft">
          {t('ti.combat.sustained', {
            units: sustained.map(({ unit, count, mark }) => markedText(mark, unitsText(unit, count))).join(', '),
          })}
        </p>
      )}
      <Lost seat={seat} losses={combat.losses} />
    </section>
  );
};

/** Each round that was fought, in a line: how many hits each side made. */
export const Rounds = ({ fight }: { fight: Fight }) => {
  const names = [...new Set(fight.volleys.map(({ kind, round }) => `${kind === 'combat-roll' ? '' : kind} ${round}`))];
  if (names.length < 2) return null;
  return (
    <ol className="ti-rounds" aria-label={t('ti.combat.rounds')}>
      {names.map(name => {
        const all = fight.volleys.filter(
          ({ kind, round }) => `${kind === 'combat-roll' ? '' : kind} ${round}` === name,
        );
        const { kind, round } = all[0]!;
        return (
          <li key={name}>
            <span>{kind === 'combat-roll' ? t('ti.combat.round', { round }) : t(`ti.combat.${kind}`)}</span>
            {all.map(({ seat, dice, hits }) => (
              <span key={seat} className="ti-round-hits">
                <PlayerGlyph seat={seat} /> {t('ti.combat.of', { hits, dice: dice.length })}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
};

/** Whether a system lies in the upper half of the board: what is said about it goes below then. */
export function isHigh(system: string | undefined, view: View): boolean {
  const position = view.galaxy.tiles.find(placed => systemAt(placed) === system)?.position ?? '';
  const hex = hexAt(position);
  return hex ? hex.r + hex.q / 2 < 0 : position.startsWith('t');
}

/** The fight under way: both sides, the round, the last dice, what they did, and the rounds before. */
export const CombatPanel = ({
  combat,
  table,
  ...props
}: BoardProps<View, TwilightImperiumEvent> & { combat: Combat; table: TableForText }) => {
  const fight = fightsOf(props.events).findLast(({ kind }) => kind !== 'shots');
  const last = (seat: Seat) => fight?.volleys.findLast(volley => volley.seat === seat);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where the board is small
      tabIndex={0}
      className={`ti-combat panel ${isHigh(combat.system, props.view) ? 'low' : ''}`}
      {...overBoard}
      aria-label={t('ti.combat')}
    >
      <header>
        <h2>{areaName(combat.system, combat.planet, table)}</h2>
        <span className="soft small">
          {t(combat.kind === 'space' ? 'ti.combat.space' : 'ti.combat.ground')} ·{' '}
          {combat.drawn ? t('ti.combat.drawn') : t('ti.combat.round', { round: combat.round })}
        </span>
      </header>
      <div className="ti-sides">
        {(['attacker', 'defender'] as const).map(part => (
          <Side key={part} {...{ part, combat, props }} seat={combat[part]} volley={last(combat[part])} />
        ))}
      </div>
      {fight && <Rounds fight={fight} />}
    </section>
  );
};

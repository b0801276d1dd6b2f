import { planetNames, unitNames } from '@orrery/twilight-imperium/text';
import type { Die } from '@orrery/twilight-imperium/view';
import { UnitIcon } from '../../../art/ti/units.tsx';
import { t } from '../../../text/index.ts';
import type { Volley } from './fights.ts';
import './dice.css';

/** Dice of equal units that need the same. */
const together = (dice: Volley['dice']): readonly (readonly Readonly<Die>[])[] => {
  const groups = new Map<string, Readonly<Die>[]>();
  for (const die of dice) {
    const name = `${die.planet ?? die.unit} ${die.needs}`;
    groups.set(name, [...(groups.get(name) ?? []), die]);
  }
  return [...groups.values()];
};

/** A volley at a glance: who throws, what it takes, each die with its roll, hits filled, and how many there are. */
export const Dice = ({ volley: { seat, dice, hits } }: { volley: Volley }) => {
  let nth = 0;
  return (
    <div className="ti-dice">
      <div className="ti-dice-rows">
        {together(dice).map(([first, ...others]) => {
          const { unit, planet, needs } = first!;
          const name = planet ? planetNames[planet] : unitNames[unit].one;
          return (
            <div key={`${planet ?? unit} ${needs}`} className="ti-dice-row">
              <span className="ti-dice-of" title={name} aria-hidden="true">
                <UnitIcon unit={unit} seat={seat} />
                <small>{needs}+</small>
              </span>
              <ul>
                {[first!, ...others].map(({ result }, i) => {
                  const isHit = result >= needs;
                  return (
                    <li
                      // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
                      key={i}
                      className={isHit ? 'ti-die hit' : 'ti-die'}
                      style={{ animationDelay: `${Math.min(nth++, 8) * 25}ms` }}
                    >
                      <b aria-hidden="true">{result}</b>
                      <span className="hidden-text">
                        {t(isHit ? 'ti.die.hit' : 'ti.die.miss', { unit: name, result, needs })}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </div>
      <p className={hits > 0 ? 'ti-dice-sum hit' : 'ti-dice-sum'}>
        <b>{hits}</b> {t(hits === 1 ? 'ti.combat.hit' : 'ti.combat.hits')}
      </p>
    </div>
  );
};

import { setTexts, teStrategyCardsWords } from '@orrery/twilight-imperium/text';
import { t } from '../../../text/index.ts';
import { Choice, FormPart, range, Segments, Tick } from '../../../ui/fields.tsx';
import type { OptionsPanelProps } from '../../board.ts';
import { type Choices, optionsOf, readChoices, setsOffered } from './choices.ts';
import { FactionsPart } from './factions-part.tsx';
import { MapPart } from './map-part.tsx';
import './setup.css';

/** The usual lengths of a game; any other is chosen from a list. */
const lengths = [10, 14];

const PointsPart = ({ points, change }: { points: number; change: (points: number) => void }) => (
  <div className="form-columns">
    <Segments
      label={t('setup.points')}
      value={lengths.includes(points) ? points : 0}
      options={[...lengths.map(each => [each, String(each)] as const), [0, t('setup.points.other')] as const]}
      change={each => change(each === 0 ? 12 : each)}
    />
    {!lengths.includes(points) && (
      <Choice
        label={t('setup.points.other')}
        value={points}
        options={range(4, 14).filter(([each]) => !lengths.includes(each))}
        change={change}
      />
    )}
  </div>
);

/** Sets, factions, galaxy, points and wordings of a table of Twilight Imperium. */
export const OptionsPanel = ({ options, seats, change }: OptionsPanelProps) => {
  const choices = readChoices(options, seats.length);
  const set = (part: Partial<Choices>) => change(now => optionsOf({ ...readChoices(now, seats.length), ...part }));
  return (
    <>
      <FormPart title={t('setup.sets')}>
        <div className="setup-sets">
          {setsOffered.map(id => (
            <Tick
              key={id}
              label={setTexts[id].name}
              words={[setTexts[id].brings]}
              isOn={choices.sets.includes(id)}
              isFixed={id === 'base' || (id === 'pok' && seats.length > 6)}
              change={isOn =>
                set({ sets: setsOffered.filter(each => (each === id ? isOn : choices.sets.includes(each))) })
              }
            />
          ))}
        </div>
      </FormPart>
      <FormPart title={t('setup.factions')}>
        <FactionsPart choices={choices} seats={seats} change={set} />
      </FormPart>
      {choices.factionMode !== 'milty' && (
        <FormPart title={t('setup.map')}>
          <MapPart
            players={seats.length}
            sets={choices.sets}
            map={choices.map}
            seats={seats}
            change={map => set({ map })}
          />
        </FormPart>
      )}
      <FormPart title={t('setup.rules')}>
        <PointsPart points={choices.points} change={points => set({ points })} />
        <Tick
          label={t('setup.teStrategyCards')}
          words={teStrategyCardsWords}
          isOn={choices.teStrategyCards}
          change={teStrategyCards => set({ teStrategyCards })}
        />
        <Tick
          label={t('setup.guarded')}
          words={[t('setup.guarded.words')]}
          isOn={choices.guarded}
          change={guarded => set({ guarded })}
        />
      </FormPart>
    </>
  );
};

import { useState } from 'react';
import { t } from '../text/index.ts';
import { play, type SoundName, sounds } from './sounds.ts';
import './form.css';

const Sound = ({ name, label, tryLabel }: { name: SoundName; label: string; tryLabel: string }) => {
  const [isOn, setOn] = useState(() => sounds.isOn(name));
  return (
    <div className="form-row">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            sounds.set(name, target.checked);
            setOn(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <button type="button" className="button compact" aria-label={tryLabel} onClick={() => play(name)}>
        {t('sounds.try')}
      </button>
    </div>
  );
};

/** Which sounds this browser plays, each with a way to hear it. */
export const SoundSettings = () => (
  <>
    <Sound name="turn" label={t('sounds.turn')} tryLabel={t('sounds.tryTurn')} />
    <Sound name="chat" label={t('sounds.chat')} tryLabel={t('sounds.tryChat')} />
  </>
);

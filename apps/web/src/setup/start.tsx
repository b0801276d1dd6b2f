import { t } from '../text/index.ts';
import { Tick } from '../ui/fields.tsx';

const HOUR_MS = 3_600_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** As a field for date and time writes it, in the reader's own time zone. */
function toField(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The next full hour that is at least an hour away. */
const soon = (): number => Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS;

interface StartProps {
  readonly startAt: number | null;
  readonly change: (startAt: number | null) => void;
}

/** A start at a set time, with bots on the seats that are still open. */
export const StartPart = ({ startAt, change }: StartProps) => (
  <>
    <Tick
      label={t('create.planned')}
      words={[t('create.plannedHint')]}
      isOn={startAt !== null}
      change={isOn => change(isOn ? soon() : null)}
    />
    {startAt !== null && (
      <label className="field">
        <span>{t('create.startAt')}</span>
        <input
          type="datetime-local"
          value={toField(startAt)}
          min={toField(Date.now())}
          onChange={event => {
            const at = new Date(event.target.value).getTime();
            if (Number.isFinite(at)) change(at);
          }}
        />
      </label>
    )}
  </>
);

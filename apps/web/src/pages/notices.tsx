import type { MyNotices, NoticeSettings } from '@orrery/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { request } from '../feed/api.ts';
import { useAnswer } from '../feed/hooks.ts';
import { refusalText, t } from '../text/index.ts';
import { canPush, pushSubscription, subscribe } from '../ui/pwa.ts';
import '../ui/form.css';

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Push notices to this browser, also while it is closed. */
const Push = () => {
  const [isOn, setOn] = useState<boolean>();
  const [problem, setProblem] = useState('');
  useEffect(() => void pushSubscription().then(found => setOn(found !== undefined)), []);
  if (!canPush()) return <p className="soft">{t('notices.noPush')}</p>;

  const turnOn = async () => {
    const key = await request<{ key: string }>('GET', '/api/push-key');
    const subscription = key.ok ? await subscribe(key.value.key).catch(() => undefined) : undefined;
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    const answer = subscription && (await request('POST', '/api/me/push', { endpoint, keys }));
    setOn(answer?.ok ?? false);
    setProblem(answer?.ok ? '' : t('notices.pushFailed'));
  };
  const turnOff = async () => {
    const subscription = await pushSubscription();
    if (subscription) await request('DELETE', '/api/me/push', { endpoint: subscription.endpoint });
    await subscription?.unsubscribe();
    setOn(false);
  };
  return (
    <>
      <button type="button" className="button" disabled={isOn === undefined} onClick={isOn ? turnOff : turnOn}>
        {t(isOn ? 'notices.pushOff' : 'notices.pushOn')}
      </button>
      {problem && <p className="notice danger">{problem}</p>}
    </>
  );
};

interface Wish {
  readonly url: string;
  readonly form: 'plain' | 'discord';
  readonly hasPicture: boolean;
  readonly isQuiet: boolean;
  readonly from: string;
  readonly to: string;
}

const wishOf = ({ webhook, quiet }: NoticeSettings): Wish => ({
  url: webhook?.url ?? '',
  form: webhook?.form ?? 'discord',
  hasPicture: webhook?.picture ?? false,
  isQuiet: quiet !== null,
  from: clockText(quiet?.from ?? 22 * 60),
  to: clockText(quiet?.to ?? 8 * 60),
});

const settingsOf = ({ url, form, hasPicture, isQuiet, from, to }: Wish): NoticeSettings => ({
  webhook: url.trim() === '' ? null : { url: url.trim(), form, ...(hasPicture && { picture: true }) },
  quiet: isQuiet
    ? { from: minutesOf(from), to: minutesOf(to), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
    : null,
});

const Settings = ({ known }: { known: MyNotices }) => {
  const [wish, setWish] = useState(wishOf(known));
  const [said, setSaid] = useState('');
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await request<{ webhookSecret?: string }>('PUT', '/api/me/notices', settingsOf(wish));
    if (!answer.ok) setSaid(refusalText(answer.code, answer.message));
    else
      setSaid(
        answer.value.webhookSecret ? t('notices.secret', { secret: answer.value.webhookSecret }) : t('notices.saved'),
      );
  };
  const tryOut = async () => {
    const answer = await request('POST', '/api/me/notices/test', {});
    setSaid(answer.ok ? t('notices.tried') : refusalText(answer.code, answer.message));
  };
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        <span>{t('notices.webhook')}</span>
        <input
          type="url"
          value={wish.url}
          placeholder="https://"
          onChange={event => change({ url: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{t('notices.form')}</span>
        <select
          value={wish.form}
          onChange={event => change({ form: event.target.value === 'plain' ? 'plain' : 'discord' })}
        >
          <option value="discord">{t('notices.form.discord')}</option>
          <option value="plain">{t('notices.form.plain')}</option>
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={wish.hasPicture}
          onChange={event => change({ hasPicture: event.target.checked })}
        />
        <span>{t('notices.picture')}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={wish.isQuiet} onChange={event => change({ isQuiet: event.target.checked })} />
        <span>{t('notices.quiet')}</span>
      </label>
      {wish.isQuiet && (
        <div className="form-row">
          <label className="field">
            <span>{t('notices.from')}</span>
            <input type="time" required value={wish.from} onChange={event => change({ from: event.target.value })} />
          </label>
          <label className="field">
            <span>{t('notices.to')}</span>
            <input type="time" required value={wish.to} onChange={event => change({ to: event.target.value })} />
          </label>
        </div>
      )}
      {said && (
        <p className="notice" role="status">
          {said}
        </p>
      )}
      <div className="form-row">
        <button type="submit" className="button main">
          {t('notices.save')}
        </button>
        <button type="button" className="button" onClick={tryOut}>
          {t('notices.try')}
        </button>
      </div>
    </form>
  );
};

/** Notice settings. */
export const Notices = () => {
  const known = useAnswer<MyNotices>('/api/me/notices');
  if (!known?.ok) return null;
  return (
    <section className="form">
      <h2>{t('notices.title')}</h2>
      <p className="soft">{t('notices.hint')}</p>
      <Push />
      <Settings known={known.value} />
    </section>
  );
};

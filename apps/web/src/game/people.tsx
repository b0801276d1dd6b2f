import type { RoomPicture, You } from '@orrery/protocol';
import { type FormEvent, useState } from 'react';
import { request } from '../feed/api.ts';
import { refusalText, t } from '../text/index.ts';

/** Actions for a person at the table: mute, block, report. */
export const People = ({ room, you }: { room: RoomPicture; you: You }) => {
  const [said, setSaid] = useState('');
  const [reported, setReported] = useState<number>();
  const [reason, setReason] = useState('');
  const send = async (what: 'block' | 'report', body: object, done: string) => {
    const answer = await request('POST', `/api/tables/${room.id}/${what}`, body);
    setSaid(answer.ok ? done : refusalText(answer.code, answer.message));
    return answer.ok;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send('report', { seat: reported, reason }, t('people.reported'))) setReported(undefined);
  };
  const others = room.seats.flatMap(({ name }, seat) => (name !== null && seat !== you.seat ? [{ name, seat }] : []));
  const button = (text: string, act: () => void) => (
    <button type="button" className="button quiet compact" onClick={act}>
      {text}
    </button>
  );
  return (
    <>
      {others.map(({ name, seat }) => (
        <div key={seat} className="form-row">
          {button(t('people.mute', { name }), () => {
            void send('block', { seat, kind: 'mute' }, t('people.muted', { name }));
          })}
          {button(t('people.block', { name }), () => {
            void send('block', { seat, kind: 'block' }, t('people.blocked', { name }));
          })}
          {you.seat !== null && button(t('people.report', { name }), () => setReported(seat))}
        </div>
      ))}
      {reported !== undefined && (
        <form className="form" onSubmit={submit}>
          <label className="field">
            <span>{t('people.reason', { name: room.seats[reported]?.name ?? '' })}</span>
            <textarea value={reason} onChange={event => setReason(event.target.value)} maxLength={1000} required />
          </label>
          <button type="submit" className="button compact">
            {t('people.send')}
          </button>
        </form>
      )}
      {said !== '' && <p className="small soft">{said}</p>}
    </>
  );
};

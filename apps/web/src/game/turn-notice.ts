import { useEffect } from 'react';
import { t } from '../text/index.ts';

/** Two soft notes, made on the spot: there is no sound to load. */
function chime(): void {
  const audio = new AudioContext();
  const at = audio.currentTime;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = at + index * 0.16;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
  setTimeout(() => void audio.close(), 1500);
}

/** Shows in the page title that it is your turn, and plays a sound if the page is hidden. */
export function useTurnNotice(isMyTurn: boolean, title: string): void {
  useEffect(() => {
    document.title = isMyTurn ? `● ${t('home.yourTurn')} · ${title}` : `${title} · ${t('app.name')}`;
    if (isMyTurn && document.visibilityState === 'hidden') chime();
    return () => {
      document.title = t('app.name');
    };
  }, [isMyTurn, title]);
}

export type SoundName = 'turn' | 'chat';

/** Notes of each sound, in hertz. They are made on the spot: there is no sound to load. */
const notes: Readonly<Record<SoundName, readonly number[]>> = { turn: [523.25, 783.99], chat: [659.25, 587.33] };

export function play(name: SoundName): void {
  const audio = new AudioContext();
  const at = audio.currentTime;
  for (const [index, pitch] of notes[name].entries()) {
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

const keyOf = (name: SoundName): string => `orrery-sound ${name}`;

/** Which sounds this browser plays: of one's turn at first, of messages not. */
export const sounds = {
  isOn: (name: SoundName): boolean => (localStorage.getItem(keyOf(name)) ?? (name === 'turn' ? 'on' : 'off')) === 'on',
  set: (name: SoundName, isOn: boolean): void => localStorage.setItem(keyOf(name), isOn ? 'on' : 'off'),
};

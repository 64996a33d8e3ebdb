import { page, words } from './page-data.ts';

let sound: AudioContext | undefined;

/** Prepares the sound. Browsers allow it on a click alone. */
export function allowSound(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume();
  } catch {
    // Without a sound the title and the vibration remain.
  }
}

const title = document.title;

/** Says in the title of the tab that it is the reader's turn. */
export function titleTurn(isTurn: boolean): void {
  document.title = isTurn ? `● ${words('turnSignal')} ${page.event.name}` : title;
}

/** Two notes and a vibration, where the browser allows them. */
export function signalTurn(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (sound?.state !== 'running') return;
  for (const [at, hertz] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.15, sound.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.5);
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + 0.5);
  }
}

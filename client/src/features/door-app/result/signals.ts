import type { Tone } from '../../../../../server/lib/scan/outcomes.ts';

/** Notes as frequency in hertz, start and length in seconds: up for yes, low and twice for no, one for wait. */
const NOTES: Record<Tone, [hertz: number, at: number, lasts: number][]> = {
  good: [
    [660, 0, 0.1],
    [990, 0.1, 0.18],
  ],
  wait: [[520, 0, 0.3]],
  bad: [
    [196, 0, 0.22],
    [165, 0.26, 0.4],
  ],
};

/** Milliseconds of shaking and rest. */
const SHAKES: Record<Tone, number[]> = { good: [70], wait: [160], bad: [180, 80, 180, 80, 300] };

let sound: AudioContext | null = null;

/**
 * Unlocks audio; must be called on each touch, because browsers are silent before the first one and a phone is silent
 * again after it was locked. Without audio the door works silently.
 */
export function allowSound(): void {
  try {
    sound ??= new AudioContext();
    if (sound.state !== 'running') sound.resume().catch(() => undefined);
  } catch {
    sound = null;
  }
}

/** Signals the result by sound and vibration. */
export function signal(tone: Tone): void {
  navigator.vibrate?.(SHAKES[tone]);
  if (sound?.state !== 'running') return;
  for (const [hertz, at, lasts] of NOTES[tone]) play(sound, hertz, sound.currentTime + at, lasts);
}

function play(context: AudioContext, hertz: number, from: number, lasts: number): void {
  const voice = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.5, from + 0.01);
  volume.gain.setValueAtTime(0.5, from + lasts - 0.04);
  volume.gain.linearRampToValueAtTime(0, from + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(from);
  voice.stop(from + lasts);
}

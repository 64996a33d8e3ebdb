import { type RefObject, useEffect, useRef, useState } from 'react';
import { openDetector } from './open-detector.ts';

/** About eight reads a second: fast enough for a queue, and the battery lasts the evening. */
const LOOK_EVERY_MS = 120;
const REAR = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
} as const;

interface Watch {
  /** Element that shows the picture. */
  video: HTMLVideoElement;
  /** Ends the reading and switches the camera off at once. */
  signal: AbortSignal;
  onStart: (track: MediaStreamTrack) => void;
  onText: (text: string) => void;
}

/**
 * Shows the rear camera and reads codes until aborted.
 * @throws when there is no camera, access is refused, or it disconnects
 */
export async function watchCamera({ video, signal, onStart, onText }: Watch): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: REAR });
  const off = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', off);
  try {
    const [track] = stream.getVideoTracks();
    if (!track || signal.aborted) return;
    video.srcObject = stream;
    await shown(video, signal);
    if (signal.aborted) return;
    onStart(track);
    await look({ video, track, signal, onText });
  } finally {
    signal.removeEventListener('abort', off);
    off();
    if (video.srcObject === stream) video.srcObject = null;
  }
}

/** Resolves with the first picture, or when aborted, because a page closed before it would wait for ever. */
function shown(video: HTMLVideoElement, signal: AbortSignal): Promise<unknown> {
  const left = new Promise((resolve) => {
    signal.addEventListener('abort', resolve, { once: true });
  });
  return Promise.race([video.play(), left]);
}

interface Look extends Pick<Watch, 'video' | 'signal' | 'onText'> {
  track: MediaStreamTrack;
}

async function look({ video, track, signal, onText }: Look): Promise<void> {
  const detect = openDetector();
  while (!signal.aborted) {
    // Another app took the camera, or it was unplugged.
    if (track.readyState === 'ended') throw new Error('The camera went away.');
    // Phones pause the video while the app is in the background.
    if (video.paused) await shown(video, signal).catch(() => undefined);
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await detect(video) : null;
    if (text && !signal.aborted) onText(text);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

export type CameraState = 'off' | 'starting' | 'on' | 'refused';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** null: this camera has no light. */
  torch: boolean | null;
  setTorch: (on: boolean) => void;
}

interface CameraOptions {
  /** 0: off. Each new number starts the camera (again). */
  attempt: number;
  onText: (text: string) => void;
}

/** Phones report their torch; the DOM types lack it. */
const hasTorch = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch ?? false;

/** Shows the rear camera and reads codes while wanted; switches the camera off afterwards. */
export function useCamera({ attempt, onText }: CameraOptions): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const track = useRef<MediaStreamTrack | null>(null);
  const [state, setState] = useState<CameraState>('off');
  const [torch, setTorchState] = useState<boolean | null>(null);

  useEffect(() => {
    const place = video.current;
    if (attempt === 0 || !place) return undefined;
    const control = new AbortController();
    setState('starting');
    const started = (opened: MediaStreamTrack) => {
      track.current = opened;
      setTorchState(hasTorch(opened) ? false : null);
      setState('on');
    };
    watchCamera({
      video: place,
      signal: control.signal,
      onStart: started,
      onText: (text) => latest.current(text),
    }).catch((error: unknown) => {
      if (control.signal.aborted) return;
      console.warn('The camera does not work', error);
      setState('refused');
    });
    return () => {
      control.abort();
      track.current = null;
      setTorchState(null);
      setState('off');
    };
  }, [attempt]);

  const setTorch = (on: boolean): void => {
    const options = { advanced: [{ torch: on } as MediaTrackConstraintSet] };
    const lit = track.current?.applyConstraints(options);
    // A torch that another app uses keeps its state.
    lit?.then(() => setTorchState(on)).catch(() => undefined);
  };
  return { video, state, torch, setTorch };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { openDetector } from './open-detector.ts';

/** Codes are looked for about eight times a second: often enough for a queue, and the battery lasts the evening. */
const LOOK_EVERY_MS = 120;

export type CameraState = 'off' | 'starting' | 'on' | 'refused';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** null: this camera has no light. */
  torch: boolean | null;
  setTorch: (on: boolean) => void;
}

interface CameraWish {
  isOn: boolean;
  onText: (text: string) => void;
}

/** Phones tell of their light; the types of the DOM do not know it. */
const hasTorch = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch ?? false;

/** Shows the rear camera and reads codes for as long as it is on. */
export function useCamera({ isOn, onText }: CameraWish): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const track = useRef<MediaStreamTrack | null>(null);
  const [state, setState] = useState<CameraState>('off');
  const [torch, setTorchState] = useState<boolean | null>(null);

  useEffect(() => {
    if (!isOn) return undefined;
    const control = new AbortController();
    setState('starting');
    const started = (opened: MediaStreamTrack) => {
      track.current = opened;
      setTorchState(hasTorch(opened) ? false : null);
      setState('on');
    };
    watch(video, control.signal, started, (text) => latest.current(text)).catch((error: unknown) => {
      if (control.signal.aborted) return;
      console.warn('The camera could not be opened', error);
      setState('refused');
    });
    return () => {
      control.abort();
      track.current = null;
      setTorchState(null);
      setState('off');
    };
  }, [isOn]);

  const setTorch = (on: boolean): void => {
    const wish = { advanced: [{ torch: on } as MediaTrackConstraintSet] };
    void track.current?.applyConstraints(wish).then(() => setTorchState(on));
  };
  return { video, state, torch, setTorch };
}

async function watch(
  place: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onStart: (track: MediaStreamTrack) => void,
  onText: (text: string) => void,
): Promise<void> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const [stream, detect] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, ...size } }),
    openDetector(),
  ]);
  try {
    const video = place.current;
    const [track] = stream.getVideoTracks();
    if (!video || !track || signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    onStart(track);
    while (!signal.aborted) {
      // A frame that cannot be read is followed by others.
      const text = await detect(video).catch(() => null);
      if (text && !signal.aborted) onText(text);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

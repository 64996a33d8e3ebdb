import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchCamera } from './watch-camera.ts';

export type CameraState = 'off' | 'starting' | 'on' | 'refused';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** null: this camera has no light. */
  torch: boolean | null;
  setTorch: (on: boolean) => void;
}

interface CameraWish {
  /** 0: off. Each new number starts the camera (again). */
  attempt: number;
  onText: (text: string) => void;
}

/** Phones report their torch; the DOM types lack it. */
const hasTorch = (track: MediaStreamTrack): boolean =>
  (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch ?? false;

/** Shows the rear camera and reads codes while wanted; switches the camera off afterwards. */
export function useCamera({ attempt, onText }: CameraWish): Camera {
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
    const wish = { advanced: [{ torch: on } as MediaTrackConstraintSet] };
    const lit = track.current?.applyConstraints(wish);
    // A torch that another app uses keeps its state.
    lit?.then(() => setTorchState(on)).catch(() => undefined);
  };
  return { video, state, torch, setTorch };
}

import { openDetector } from './open-detector.ts';

/** Codes are looked for about eight times a second: often enough for a queue, and the battery lasts the evening. */
const LOOK_EVERY_MS = 120;
const REAR = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
} as const;

interface Watch {
  /** Where the picture is shown. */
  video: HTMLVideoElement;
  /** Ends it, and switches the camera off at once. */
  signal: AbortSignal;
  onStart: (track: MediaStreamTrack) => void;
  onText: (text: string) => void;
}

/**
 * Shows the rear camera and reads codes until it is told to end.
 * @throws when there is no camera, it is refused, or it goes away
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

/** A page that is left before the first picture comes would wait for it for ever. */
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
    // Another app took the camera, or somebody pulled it out.
    if (track.readyState === 'ended') throw new Error('The camera went away.');
    // Phones pause what is shown while the app is in the background.
    if (video.paused) await shown(video, signal).catch(() => undefined);
    const text = video.readyState >= video.HAVE_CURRENT_DATA ? await detect(video) : null;
    if (text && !signal.aborted) onText(text);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

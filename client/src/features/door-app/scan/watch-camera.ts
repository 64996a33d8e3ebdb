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

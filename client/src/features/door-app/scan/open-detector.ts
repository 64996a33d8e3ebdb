import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readPicture } from '../../verify/read-picture.ts';

/** Returns the text of a QR code in the current camera picture; null when there is none. */
export type Detect = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Number of consecutive failures after which the next reader is used. */
const FAILURES = 3;
/** Timeout of one picture, long enough to compile the reader on a slow phone. */
const TIMEOUT_MS = 10_000;

async function native(): Promise<Detector | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats();
  return Native && formats?.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : null;
}

/** Bundled reader, fetched from this site only. */
async function shipped(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasmUrl : folder + file),
    },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

const reads = (open: () => Promise<Detector | null>) => async (): Promise<Detect | null> => {
  const detector = await open();
  return detector && (async (video) => (await detector.detect(video))[0]?.rawValue || null);
};

/** The browser's own reader, the bundled one, and the plain one that runs everywhere. */
const READERS = [reads(native), reads(shipped), async (): Promise<Detect> => readPicture];

/**
 * Reads with the first reader that works. Some phones offer one that fails or never answers at each picture; then the
 * next one takes over. @returns a reader that never rejects
 */
export function openDetector(): Detect {
  const left = [...READERS];
  let current: Detect | null = null;
  let failures = 0;
  return async (video) => {
    try {
      current ??= await inTime(openNext(left));
      const text = await inTime(current(video));
      failures = 0;
      return text;
    } catch {
      failures += 1;
      if (failures >= FAILURES && left.length > 0) [current, failures] = [null, 0];
      return null;
    }
  };
}

async function openNext(left: (() => Promise<Detect | null>)[]): Promise<Detect> {
  for (let open = left.shift(); open; open = left.shift()) {
    const detect = await open().catch(() => null);
    if (detect) return detect;
  }
  return readPicture;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The reader of codes does not answer.')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

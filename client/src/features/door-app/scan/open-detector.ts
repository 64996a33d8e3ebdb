import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readPicture } from '../../verify/read-picture.ts';

/** Finds the text of a QR code in what a camera shows now; null when there is none. */
export type Detect = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function native(): Promise<Detector | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  return Native && formats?.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : null;
}

/** Shipped with the app, and fetched from us alone. */
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

/** The browser's own reader where it has one, else the one that we ship; where neither runs, the plain one. */
export async function openDetector(): Promise<Detect> {
  const detector = (await native()) ?? (await shipped().catch(() => null));
  if (!detector) return readPicture;
  return async (video) => {
    const [found] = await detector.detect(video);
    return found?.rawValue || null;
  };
}

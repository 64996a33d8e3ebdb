type Picture = ImageBitmap | HTMLVideoElement;

interface Detector {
  detect(picture: Picture): Promise<{ rawValue: string }[]>;
}

declare global {
  /** Not supported by every browser. */
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

/** Larger pictures are scaled down: a code is still found, and faster. */
const LONGEST_SIDE = 1_200;

const sizeOf = (picture: Picture): [number, number] =>
  picture instanceof ImageBitmap
    ? [picture.width, picture.height]
    : [picture.videoWidth, picture.videoHeight];

function pixelsOf(picture: Picture): ImageData | null {
  const [width, height] = sizeOf(picture);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

async function detect(picture: Picture): Promise<string | undefined> {
  if (!globalThis.BarcodeDetector) return undefined;
  const [found] = await new globalThis.BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
  return found?.rawValue;
}

/** Reads the QR code in a picture, with the browser's own reader if available; null when there is none. */
export async function readPicture(picture: Picture): Promise<string | null> {
  // A reader that fails on this device counts as missing.
  const found = await detect(picture).catch(() => undefined);
  if (found) return found;
  const pixels = pixelsOf(picture);
  if (!pixels) return null;
  const { default: jsQr } = await import('jsqr');
  return jsQr(pixels.data, pixels.width, pixels.height)?.data || null;
}

import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { BlobFile } from '../../../platform/blobs/index.ts';
import {
  COVER_PIXELS,
  CoverTooManyPixels,
  CoverUnreadable,
  cropOf,
  type Focus,
  LARGEST_HEIGHT,
  LARGEST_WIDTH,
  PRINT_FILE,
  TooManyCovers,
  WrongCoverType,
  widthsFor,
} from './cover.rules.ts';

// A cover takes one thread, so that sales keep the other cores, and its memory is given back.
sharp.concurrency(1);
sharp.cache(false);
// Only the decoders of these three formats can be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Seconds that each step may take: decoding, and one size in one format. */
const STEP_SECONDS = 15;
/** Longest queue: a cover takes up to some four seconds of one core. */
const MAX_QUEUED = 10;
const RETRY_SECONDS = 15;
const WEBP_QUALITY = 78;
/**
 * Of a noisy photograph the AVIF files are a quarter (1920 pixels wide) to a half (320) smaller than WebP. With this
 * effort all four take 3.5 s of one core, and WebP 0.6 s; the library's default of 4 takes 19 s for AVIF files that are a
 * sixth smaller at best.
 */
const AVIF = { quality: 52, effort: 2 };
const JPEG = { quality: 82, mozjpeg: true };
/** The picture of a printed ticket is 13 cm wide: some 155 dots per inch. PDF knows JPEG alone. */
const PRINT = { width: 800, quality: 72 };
const SHARE_SIZE = { width: 1200, height: 630 };
const WHITE = '#ffffff';

/** A picture in all of its sizes. It contains nothing of the uploaded file but its pixels. */
export interface RenderedCover {
  /** Of the largest size. */
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  /** The dominant colour, as `#rrggbb`. */
  color: string;
  files: BlobFile[];
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const queue = pLimit(1);

/**
 * Decodes a JPEG, PNG or WebP picture, of an animation the first frame, and encodes it in several sizes. One picture at
 * a time.
 * @throws WrongCoverType, CoverTooManyPixels, CoverUnreadable, TooManyCovers
 */
export async function renderCover(content: Buffer): Promise<RenderedCover> {
  if (queue.pendingCount >= MAX_QUEUED) throw new TooManyCovers(RETRY_SECONDS);
  return queue(() => render(content));
}

async function render(content: Buffer): Promise<RenderedCover> {
  await requirePicture(content);
  const pixels = await decode(content);
  const widths = widthsFor(pixels.info.width);
  const files: BlobFile[] = [];
  for (const width of widths) {
    const sized = () => fromPixels(pixels).resize({ width }).timeout({ seconds: STEP_SECONDS });
    files.push(
      { name: `${width}.webp`, content: await sized().webp({ quality: WEBP_QUALITY }).toBuffer() },
      { name: `${width}.avif`, content: await sized().avif(AVIF).toBuffer() },
    );
  }
  const { width, height } = pixels.info;
  files.push({ name: PRINT_FILE, content: await printed(pixels) });
  return { width, height, widths, color: await dominantColor(pixels), files };
}

function read(content: Buffer): Sharp {
  return sharp(content, { limitInputPixels: COVER_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: STEP_SECONDS,
  });
}

/** Reads the header alone. */
async function requirePicture(content: Buffer): Promise<void> {
  try {
    const { format } = await read(content).metadata();
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new WrongCoverType();
  } catch (error) {
    if (isTooSlow(error)) throw new TooManyCovers(RETRY_SECONDS);
    if (String(error).includes('pixel limit')) throw new CoverTooManyPixels();
    throw new WrongCoverType();
  }
}

/** Returns opaque pixels in sRGB, upright, at most as large as the largest size. */
async function decode(content: Buffer): Promise<Pixels> {
  try {
    return await read(content)
      .autoOrient()
      .flatten({ background: WHITE })
      .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw isTooSlow(error) ? new TooManyCovers(RETRY_SECONDS) : new CoverUnreadable();
  }
}

/** The machine was too busy for a step: the picture may be right. */
const isTooSlow = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout');

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function printed(pixels: Pixels): Promise<Buffer> {
  return fromPixels(pixels)
    .resize({ width: PRINT.width, withoutEnlargement: true })
    .timeout({ seconds: STEP_SECONDS })
    .jpeg({ quality: PRINT.quality })
    .toBuffer();
}

async function dominantColor(pixels: Pixels): Promise<string> {
  const { dominant } = await fromPixels(pixels).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/**
 * Crops one of our own sizes to the picture of a link preview, around the focal point.
 * @returns a JPEG of 1200 by 630: link previews know neither WebP nor AVIF everywhere
 */
export async function renderShareImage(content: Buffer, focus: Focus): Promise<Buffer> {
  const { width, height } = await read(content).metadata();
  return read(content)
    .extract(cropOf({ ...focus, from: { width, height }, to: SHARE_SIZE }))
    .resize({ ...SHARE_SIZE, fit: 'fill' })
    .jpeg(JPEG)
    .toBuffer();
}

import { crc32, inflateSync } from 'node:zlib';
import jsqr from 'jsqr';

// Its types declare a default export; the import is the function itself.
const jsQR = jsqr as unknown as typeof jsqr.default;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel. */
  readonly pixels: Uint8ClampedArray;
}

export function blank(width: number, height: number): Picture {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4).fill(255) };
}

export function blacken({ width, pixels }: Picture, x: number, y: number): void {
  pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
}

/** Reads the code as a phone would. */
export function readCode({ pixels, width, height }: Picture): string | undefined {
  return jsQR(pixels, width, height)?.data;
}

function chunksOf(png: Buffer): Map<string, Buffer> {
  if (png.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== png.readUInt32BE(at + 8 + length)) throw new Error('wrong check sum');
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  return chunks;
}

function paintLine(picture: Picture, y: number, line: Buffer): void {
  if (line[0] !== 0) throw new Error('unexpected filter');
  for (let x = 0; x < picture.width; x += 1) {
    const byte = line[1 + (x >> 3)] ?? 0;
    if (((byte >> (7 - (x & 7))) & 1) === 0) blacken(picture, x, y);
  }
}

/** Decodes a PNG of one grey bit per pixel, and validates the format: signature, check sums, filters. */
export function decodePng(png: Buffer): Picture {
  const chunks = chunksOf(png);
  const [header, data] = [chunks.get('IHDR'), chunks.get('IDAT')];
  if (!header || !data || !chunks.has('IEND')) throw new Error('a chunk is missing');
  if (header.subarray(8).toString('hex') !== '0100000000') throw new Error('not one grey bit a pixel');
  const picture = blank(header.readUInt32BE(0), header.readUInt32BE(4));
  const lines = inflateSync(data);
  const stride = 1 + Math.ceil(picture.width / 8);
  if (lines.length !== stride * picture.height) throw new Error('wrong length');
  for (let y = 0; y < picture.height; y += 1)
    paintLine(picture, y, lines.subarray(y * stride, (y + 1) * stride));
  return picture;
}

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** A picture of one colour whose left third has another one. */
export function picture({ width, height }: Size, base = '#205080') {
  const stripe = {
    create: { width: Math.ceil(width / 3), height, channels: 3 as const, background: '#f0a010' },
  };
  return sharp({ create: { width, height, channels: 3, background: base } }).composite([
    { input: stripe, left: 0, top: 0 },
  ]);
}

export const jpeg = (size: Size = { width: 1600, height: 1000 }): Promise<Buffer> =>
  picture(size).jpeg().toBuffer();

/** A photograph of a phone: held upright, so that its file is turned, with the place where it was taken. */
export function photograph(): Promise<Buffer> {
  return picture({ width: 800, height: 600 })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-PHONE' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 17/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Two frames: the first is red, the second is blue. */
export async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame('#ff0000'), frame('#0000ff')]);
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A PNG of a few kilobytes that unfolds to so many grey pixels. */
export function bomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc(Math.min((width + 1) * height, 60_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const SCRIPT = '<script>document.title="SECRET-SCRIPT"</script>';

/** A JPEG that is also a web page: a comment holds its beginning, and the rest follows the picture. */
export async function polyglot(): Promise<Buffer> {
  const plain = await jpeg({ width: 500, height: 400 });
  const text = Buffer.from(`<html><body>${SCRIPT}<!--`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  const comment = Buffer.concat([Buffer.from('fffe', 'hex'), length, text]);
  return Buffer.concat([
    plain.subarray(0, 2),
    comment,
    plain.subarray(2),
    Buffer.from(`-->${SCRIPT}</body>`),
  ]);
}

export const SVG = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${SCRIPT}<rect width="400" height="300"/></svg>`,
);
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>');

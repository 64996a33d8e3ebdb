import { renderAsync } from '@resvg/resvg-js';
import { PAPER } from './palette.ts';
import { MARK } from './share-picture.ts';

interface Picture {
  name: 'icon' | 'logo';
  /** Points; a phone has one to three pixels a point. */
  width: number;
  height: number;
}

const PICTURES: readonly Picture[] = [
  { name: 'icon', width: 29, height: 29 },
  { name: 'logo', width: 56, height: 40 },
];
const SCALES = [1, 2, 3];

let drawn: Promise<Record<string, Buffer>> | undefined;

/** The pictures of a pass, as PNG by the names that Apple Wallet expects. They are the same for all, and drawn once. */
export function passPictures(): Promise<Record<string, Buffer>> {
  drawn ??= drawAll();
  return drawn;
}

async function drawAll(): Promise<Record<string, Buffer>> {
  const all = PICTURES.flatMap((picture) =>
    SCALES.map(async (scale) => {
      const suffix = scale === 1 ? '' : `@${scale}x`;
      return [`${picture.name}${suffix}.png`, await draw(picture, scale)] as const;
    }),
  );
  return Object.fromEntries(await Promise.all(all));
}

async function draw({ width, height }: Picture, scale: number): Promise<Buffer> {
  const zoom = (width * 0.8) / 40;
  const [x, y] = [(width - 40 * zoom) / 2, (height - 28 * zoom) / 2];
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">` +
      `<rect width="${width}" height="${height}" rx="6" fill="${PAPER}"/>` +
      `<g transform="translate(${x} ${y}) scale(${zoom})">${MARK}</g></svg>`,
  );
  return image.asPng();
}

import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { readCode } from '../../unit/documents/pictures.ts';

/** Reads the QR code that an element shows, from its pixels, as a scanner at the door does. */
export async function codeOn(element: Locator): Promise<string> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = readCode({ width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) });
  if (text === undefined) throw new Error('The picture shows no code.');
  return text;
}

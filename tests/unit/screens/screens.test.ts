import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { indexPage } from '../../e2e/screens/index-page.ts';
import { DEVICES, fileOf, MOST_BYTES, SCHEMES, SHOWN } from '../../e2e/screens/steps.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
const MOST_OF_ALL = 15_000_000;

const PICTURES = SHOWN.flatMap(({ role, steps }) =>
  steps.flatMap(({ id }) =>
    DEVICES.flatMap(({ width }) =>
      SCHEMES.map((scheme) => ({ file: fileOf(role, id, width, scheme), width })),
    ),
  ),
);

/** The width in the first frame header of a JPEG. */
function widthOf(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2) return jpeg.readUInt16BE(at + 7);
  }
  return 0;
}

describe('the screens of the manual', () => {
  it('shows every step of every journey, on both devices, light and dark, and nothing else', async () => {
    const kept = await readdir(FOLDER, { recursive: true, withFileTypes: true });
    const files = kept
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
    expect(files.sort()).toEqual([...PICTURES.map(({ file }) => file), 'README.md'].sort());
  });

  it('are JPEGs of the width that they name, each small, and not too much together', async () => {
    let all = 0;
    for (const { file, width } of PICTURES) {
      const bytes = await readFile(path.join(FOLDER, file));
      expect(bytes.subarray(0, 3).toString('hex'), file).toBe('ffd8ff');
      expect(widthOf(bytes), file).toBe(width);
      expect(bytes.length, file).toBeLessThan(MOST_BYTES);
      all += bytes.length;
    }
    expect(all).toBeLessThan(MOST_OF_ALL);
  });

  it('stand on one page, by role and in order', async () => {
    await expect(indexPage()).toMatchFileSnapshot(path.join(FOLDER, 'README.md'));
  });
});

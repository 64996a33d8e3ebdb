import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds package.json. Sources, compiled files and bundled programs are at different depths below it.
 */
export const PRODUCT_FOLDER = findProductFolder(path.dirname(fileURLToPath(import.meta.url)));

function findProductFolder(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error('package.json lies nowhere above the program');
  return findProductFolder(above);
}

/** Path of a built program, named as in `server/start/bundle.mjs`. */
export const programFile = (name: 'sandbox' | 'payment-sandbox'): string =>
  path.join(PRODUCT_FOLDER, 'dist/programs', `${name}.js`);

/** Reads the version of package.json. */
export function readVersion(): string {
  const text = readFileSync(path.join(PRODUCT_FOLDER, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. Sources, what the compiler made of them and the programs lie at different depths below it. */
export const PRODUCT_FOLDER = findProductFolder(path.dirname(fileURLToPath(import.meta.url)));

function findProductFolder(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error('package.json lies nowhere above the program');
  return findProductFolder(above);
}

/** The built program of that name, as `server/start/bundle.mjs` lists them. */
export const programFile = (name: 'sandbox'): string =>
  path.join(PRODUCT_FOLDER, 'dist/programs', `${name}.js`);

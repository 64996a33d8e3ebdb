import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_FOLDER } from './project-root.ts';

/** Reads the version of package.json. */
export function readVersion(): string {
  const text = readFileSync(path.join(PRODUCT_FOLDER, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The oldest of each line that is supported; the newest ones come with time. */
export const NODE_VERSIONS = ['20.19.6', '22.23.5', '24.22.3'];
/** Kept between runs: a version is some 100 MB. */
const CACHE = path.join(os.tmpdir(), `passa-node-${os.userInfo().username}`);

/**
 * Returns the newest supported version of another line.
 * @param {string} running as in `process.version`
 * @returns {string}
 */
export function otherVersion(running) {
  const line = running.slice(1).split('.', 1)[0];
  const other = NODE_VERSIONS.findLast((version) => !version.startsWith(`${line}.`));
  if (other === undefined) throw new Error(`no version of Node.js besides ${running} is supported`);
  return other;
}

/**
 * Installs a version of Node.js from its npm package, unless it is there.
 * @param {string} version
 * @returns {Promise<string | undefined>} the path of its program; undefined where it cannot be had
 */
export async function nodeOf(version) {
  if (process.version === `v${version}`) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(CACHE, version);
  const program = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const flags = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', ...flags, `${name}@${version}`]).catch(() => undefined);
  return existsSync(program) ? program : undefined;
}

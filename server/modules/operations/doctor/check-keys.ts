import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../platform/config/config.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('keys');

/** A random key of 32 bytes has about 30 different bytes. */
const FEWEST_DIFFERENT_BYTES = 16;

/** Checks the master key and the key of the session tokens; their content is never in a finding. */
export async function checkKeys(config: Config, secrets: Secrets): Promise<Finding[]> {
  const { masterKey, tokenKey } = secrets;
  const findings: Finding[] = [];
  if (masterKey.equals(tokenKey))
    findings.push(fault('MASTER_KEY and TOKEN_KEY are the same.', 'Generate a key of its own for each.'));
  for (const [name, key] of [
    ['MASTER_KEY', masterKey],
    ['TOKEN_KEY', tokenKey],
  ] as const)
    findings.push(
      new Set(key).size >= FEWEST_DIFFERENT_BYTES
        ? good(`${name} looks random.`)
        : fault(`${name} is easy to guess.`, 'Generate one with: openssl rand -base64 32'),
    );
  if (secrets.formerMasterKeys.length > 0)
    findings.push(
      warning(
        'A previous master key is still accepted.',
        'Run npm run admin -- keys:rewrap, and remove it once every process knows the new key.',
      ),
    );
  const isGenerated = config.given.masterKey === undefined || config.given.tokenKey === undefined;
  if (!isGenerated) findings.push(good('Both keys come from the environment.'));
  else findings.push(...(await checkFolder(path.join(config.dataDir, 'secrets'))));
  return findings;
}

async function checkFolder(folder: string): Promise<Finding[]> {
  const names = await fs.readdir(folder);
  const modes = await Promise.all(
    ['', ...names].map(async (name) => (await fs.stat(path.join(folder, name))).mode & 0o077),
  );
  const isPrivate = process.platform === 'win32' || modes.every((mode) => mode === 0);
  return [
    isPrivate
      ? good('The generated keys are readable only by the user of Passa.')
      : fault('Other users of this machine can read the generated keys.', `Run: chmod -R go= ${folder}`),
    warning(
      'A key was generated into DATA_DIR: without it, the sealed keys of organisers and wallets are lost.',
      'Keep a copy of its folder secrets apart from the backups, or set MASTER_KEY and TOKEN_KEY.',
    ),
  ];
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type TestApp } from '../../support/app.ts';

// Starts whole processes.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

/** Runs the built command on the app's database and types the answers. */
async function create(...answers: string[]): Promise<{ code: number | null; said: string }> {
  const { databaseUrl, dataDir } = app.config;
  const child = spawn(process.execPath, ['dist/programs/admin.js', 'create'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ARGON2_MEMORY_KIB: '1024',
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

describe('npm run admin -- create', () => {
  it('makes the first system admin out of answers, beside a running product', async () => {
    const { code, said } = await create('Root', 'root@people.test', PASSWORD, PASSWORD);
    expect([code, said]).toEqual([0, expect.stringContaining('root@people.test can sign in')]);
    const login = await app.rest('POST', '/auth/login', { email: 'root@people.test', password: PASSWORD });
    expect(login.body.data.user).toMatchObject({ role: 'system_admin', name: 'Root', email_verified: true });
  });

  it('says what is wrong, and makes nothing', async () => {
    const refused = await Promise.all([
      create('Root', 'root@people.test', PASSWORD, PASSWORD),
      create('Other', 'other@people.test', PASSWORD, 'something else'),
      create('Other', 'other@people.test', 'short', 'short'),
      create('Other'),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(refused.map(({ said }) => /changed: (.*)/.exec(said)?.[1])).toEqual([
      'There is already an account with this email address.',
      'the two passwords differ.',
      'The password needs at least 12 characters.',
      'the answers ended too early.',
    ]);
    expect(await app.sql("SELECT 1 FROM users WHERE email = 'other@people.test'")).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { sealed } from '../../support/sealed.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp();
  await app.actor('issuer_admin');
  await sealed(app.app.services.audit, app.sql);
});
afterAll(() => app.close());

/** The built command, as `npm run audit:verify` runs it. */
function verify(): Promise<{ code: number; output: string }> {
  const { databaseUrl, dataDir } = app.config;
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/programs/audit-verify.js'], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('says in one sentence and by its exit code whether the log is whole', async () => {
  const whole = await verify();
  expect(whole).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^The audit log is whole: \d+ entries verified\.\n$/),
  });
  const [first] = await app.sql<{ entry_id: string }>('SELECT entry_id FROM audit_chain WHERE seq = 2');
  await app.sql('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
  await app.sql(`UPDATE audit_entries SET user_email = 'somebody@else.test' WHERE id = $1`, [
    first?.entry_id,
  ]);
  expect(await verify()).toEqual({
    code: 1,
    output: 'The audit log was changed: entry 2 is not what was sealed.\n',
  });
});

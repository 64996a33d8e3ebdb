import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createOptimizer,
  type Finding,
  makeBackup,
  runDoctor,
  runJobs,
} from '../../../server/modules/operations/index.ts';
import { type Clock, systemClock } from '../../../server/platform/clock.ts';
import { loadSecrets } from '../../../server/platform/config/secrets.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { addApp } from '../../support/factors.ts';
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
let app: TestApp;
let smtp: SmtpServer;
beforeAll(async () => {
  [app, smtp] = await Promise.all([bootTestApp(), startSmtpServer()]);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const RECORDS: Record<string, string[]> = {
  'tickets.example.org': ['v=spf1 mx -all'],
  '_dmarc.tickets.example.org': ['v=DMARC1; p=reject'],
  'own._domainkey.tickets.example.org': ['v=DKIM1; k=rsa; p=MIIBIjANBg'],
  'default._domainkey.tickets.example.org': ['v=DKIM1; p='],
};

/** @param clock of the database and the machines by default, which the backups of a test do not have */
async function examine(
  more: Partial<TestApp['config']> = {},
  clock: Clock = systemClock,
): Promise<Finding[]> {
  const config = {
    ...app.config,
    publicUrl: app.url,
    smtpUrl: smtp.url,
    mailFrom: 'Tickets <hello@tickets.example.org>',
    mailDkimSelector: 'own',
    ...more,
  };
  return runDoctor({
    ...{ config, secrets: await loadSecrets(config), environment: {}, db: app.app.scope().db },
    databaseUrl: app.config.databaseUrl ?? '',
    ownsTables: false,
    clock,
    readText: async (name) => RECORDS[name] ?? [],
  });
}

const of = (findings: Finding[], area: string) =>
  findings.filter((one) => one.area === area).map(({ state, text }) => [state, text]);

it('examines a running product from outside, and its mail, database and disks', async () => {
  const findings = await examine();
  expect(of(findings, 'address')).toEqual([
    ['fault', `PUBLIC_URL is ${app.url}, without TLS.`],
    ['good', 'The headers of Passa reach the visitor.'],
    ['good', 'Passa is ready.'],
    ['good', 'The clocks of this machine and of the answering one agree.'],
    ['fault', '/dev/mail is open.'],
    ['good', 'Websockets pass.'],
  ]);
  expect(of(findings, 'mail')).toEqual([
    ['good', 'The mail server accepts our login.'],
    ['good', 'tickets.example.org has an SPF record.'],
    ['good', 'tickets.example.org has a DKIM key.'],
    ['good', 'tickets.example.org has a DMARC policy.'],
  ]);
  // The database of the tests gives durability up for speed.
  expect(of(findings, 'database')).toContainEqual([
    'fault',
    expect.stringMatching(/fsync.* is off: a crash loses sales\./),
  ]);
  expect(of(findings, 'storage')).toContainEqual(['fault', 'There is no backup.']);
});

it('says what is missing at the name server and at the mail server', async () => {
  await smtp.close();
  const findings = await examine({ mailDkimSelector: undefined, mailFrom: 'hello@other.example.org' });
  expect(of(findings, 'mail')).toEqual([
    ['fault', 'The mail server refuses us (ESOCKET).'],
    ['fault', 'other.example.org has no SPF record: mails land in spam folders.'],
    ['warning', 'other.example.org has no DKIM key under the usual selectors.'],
    ['warning', 'other.example.org has no DMARC policy.'],
  ]);
  const revoked = await examine({ mailDkimSelector: 'default' });
  expect(of(revoked, 'mail')).toContainEqual([
    'fault',
    'tickets.example.org has no DKIM key under the selector default.',
  ]);
});

it('knows the newest backup and its archive', async () => {
  const root = await app.actor('system_admin');
  app.clock.advance('1s');
  await app.graphql('mutation { startBackup { run { id } } }', {}, root);
  await runJobs(app.app.scope(), { backup: makeBackup, optimize: createOptimizer([]) });
  app.clock.advance('330m');
  expect(of(await examine({}, app.clock), 'storage')).toEqual(
    expect.arrayContaining([
      ['good', 'The newest backup is 5 hours old.'],
      ['good', 'Its archive is in place.'],
    ]),
  );
  const elsewhere = await examine({ backupDir: path.join(os.tmpdir(), 'passa-no-such-folder') }, app.clock);
  expect(of(elsewhere, 'storage')).toContainEqual([
    'fault',
    expect.stringMatching(/^Its archive is missing: /),
  ]);
});

it('counts administrators of the platform without a second factor', async () => {
  await app.sql("UPDATE users SET status = 'suspended' WHERE role = 'system_admin'");
  expect(of(await examine(), 'people')).toEqual([['warning', 'There is no system administrator.']]);
  const [safe] = [await app.actor('system_admin'), await app.actor('system_admin')];
  await addApp(app, safe);
  expect(of(await examine(), 'people')).toEqual([
    ['fault', 'System administrators without a second factor: 1 of 2.'],
  ]);
  await app.sql("UPDATE users SET status = 'suspended' WHERE role = 'system_admin' AND id <> $1", [
    safe.userId,
  ]);
  expect(of(await examine(), 'people')).toEqual([
    ['good', 'Every system administrator has a second factor.'],
  ]);
});

it('runs as a command beside the product, and exits with 1 on a fault', async () => {
  const child = spawn(process.execPath, ['dist/programs/admin.js', 'doctor'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
      PUBLIC_URL: app.url,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(output).toContain('FAULT   settings: NODE_ENV is not production');
  expect(output).toContain('FAULT   mail: SMTP_URL is not set: no mail is sent.');
  expect(output).toMatch(/Faults: \d+, warnings: \d+, good: \d+\n$/);
});

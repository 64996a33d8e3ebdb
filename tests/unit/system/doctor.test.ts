import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DECLARED_VARIABLES } from '../../../server/declared-variables.ts';
import { judgeCertificate, judgeHeaders } from '../../../server/modules/operations/doctor/check-address.ts';
import { checkConnections } from '../../../server/modules/operations/doctor/check-connections.ts';
import { checkKeys } from '../../../server/modules/operations/doctor/check-keys.ts';
import { checkMail, judgeSpf } from '../../../server/modules/operations/doctor/check-mail.ts';
import { checkSettings } from '../../../server/modules/operations/doctor/check-settings.ts';
import { judgeBackup, judgeSpace } from '../../../server/modules/operations/doctor/check-storage.ts';
import { describeFindings, type Finding } from '../../../server/modules/operations/index.ts';
import { shapeConfig } from '../../../server/platform/config/config.ts';

const GOOD = { NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example.org', TRUST_PROXY: 'on' };
const NOW = new Date('2030-05-01T12:00:00Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const statesOf = (findings: Finding[], state: Finding['state']): string[] =>
  findings.filter((one) => one.state === state).map(({ text }) => text);
const settings = (more: Record<string, string>, node = '24.1.0'): Finding[] =>
  checkSettings(shapeConfig({ ...GOOD, ...more }, '1'), { ...GOOD, ...more }, node);

describe('the settings of a set-up', () => {
  it('are good in production without switches for development', () => {
    expect(statesOf(settings({}), 'fault')).toEqual([]);
    expect(statesOf(settings({}), 'good')).toContain('No switch for development or tests is on.');
  });

  it.each([
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['WEBHOOK_PRIVATE', { WEBHOOK_PRIVATE: 'on' }],
    ['PLAY_MONEY', { PLAY_MONEY: 'on' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['NODE_OPTIONS', { NODE_OPTIONS: '--max-old-space-size=1024 --inspect=0.0.0.0' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'http://shop.example.org' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ])('are faulty with %s, and the finding does not repeat a secret', (name, more) => {
    const faults = statesOf(settings(more), 'fault');
    expect(faults).toEqual([expect.stringContaining(name)]);
    expect(faults.join()).not.toContain('short');
  });

  it('name what development leaves open, and an old Node.js', () => {
    expect(statesOf(settings({ NODE_ENV: 'development', PLAY_MONEY: 'off' }), 'fault')).toEqual([
      expect.stringContaining('NODE_ENV is not production'),
    ]);
    expect(statesOf(settings({}, '20.19.0'), 'warning')).toContain(
      'Node.js 20.19.0 gets no security fixes any more.',
    );
  });
});

describe('the connections of a set-up', () => {
  const judged = (more: Record<string, string>) =>
    checkConnections(shapeConfig({ ...GOOD, ...more }, '1', DECLARED_VARIABLES)).map(({ state, text }) => [
      state,
      text,
    ]);

  it('are good when they are encrypted or stay on this machine', () => {
    const secure = { REDIS_URL: 'rediss://redis.example.org', SMTP_URL: 'smtps://mail.example.org' };
    const local = { REDIS_URL: 'redis://localhost:6379' };
    for (const more of [{}, secure, local] as Record<string, string>[])
      expect(judged(more)).toEqual([
        ['good', 'Connections to other services are encrypted, or stay on this machine.'],
      ]);
  });

  it('are faulty when they leave the private network without TLS, and a warning within it', () => {
    expect(
      judged({
        REDIS_URL: 'redis://:secret@redis.example.org:6379',
        STELLAR_NETWORK: 'testnet',
        HORIZON_URL: 'http://horizon.example.org',
        MPESA_URL: 'http://mpesa.example.org',
        AFRICASTALKING_USERNAME: 'passa',
        AFRICASTALKING_API_KEY: 'secret',
        AFRICASTALKING_URL: 'http://sms.example.org',
      }),
    ).toEqual([
      ['fault', 'REDIS_URL leads to redis.example.org without TLS.'],
      ['fault', 'HORIZON_URL leads to horizon.example.org without TLS.'],
      ['fault', 'MPESA_URL leads to mpesa.example.org without TLS.'],
      ['fault', 'AFRICASTALKING_URL leads to sms.example.org without TLS.'],
    ]);
    expect(judged({ REDIS_URL: 'redis://redis:6379', SMTP_URL: 'smtp://10.0.0.5' })).toEqual([
      ['warning', 'REDIS_URL is not encrypted within the network of redis.'],
      ['warning', 'SMTP_URL is not encrypted within the network of 10.0.0.5.'],
    ]);
  });
});

describe('the keys of a set-up', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'doctor-'));
    mkdirSync(path.join(dataDir, 'secrets'), { mode: 0o700 });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const random = (first: number): Buffer =>
    Buffer.from(Array.from({ length: 32 }, (_none, at) => (first + at * 7) % 256));
  const check = (masterKey: Buffer, tokenKey: Buffer, environment: Record<string, string> = {}) =>
    checkKeys(shapeConfig({ ...GOOD, DATA_DIR: dataDir, ...environment }, '1'), {
      masterKey,
      tokenKey,
      formerMasterKeys: [],
    });

  it('are good when both are given, random and different', async () => {
    const given = { MASTER_KEY: random(1).toString('hex'), TOKEN_KEY: random(2).toString('hex') };
    const findings = await check(random(1), random(2), given);
    expect(findings.map(({ state }) => state)).toEqual(['good', 'good', 'good']);
  });

  it('are faulty when one is easy to guess, or both are one', async () => {
    expect(statesOf(await check(Buffer.alloc(32, 7), random(2)), 'fault')).toEqual([
      'MASTER_KEY is easy to guess.',
    ]);
    expect(statesOf(await check(random(1), random(1)), 'fault')).toEqual([
      'MASTER_KEY and TOKEN_KEY are the same.',
    ]);
  });

  it('are faulty when others can read the generated ones', async () => {
    const file = path.join(dataDir, 'secrets', 'master.key');
    writeFileSync(file, 'content', { mode: 0o600 });
    expect(statesOf(await check(random(1), random(2)), 'fault')).toEqual([]);
    chmodSync(file, 0o644);
    const findings = await check(random(1), random(2));
    expect(statesOf(findings, 'fault')).toEqual(['Other users of this machine can read the generated keys.']);
    expect(describeFindings(findings)).not.toContain(random(1).toString('base64'));
  });
});

describe('the public address', () => {
  it('warns two weeks before its certificate ends, and is faulty at its end', () => {
    expect(judgeCertificate(later(24 * 60), NOW).state).toBe('good');
    expect(judgeCertificate(later(24 * 10), NOW).state).toBe('warning');
    expect(judgeCertificate(later(24 * 2), NOW).state).toBe('fault');
    expect(judgeCertificate(later(-1), NOW).state).toBe('fault');
  });

  it('is faulty when a proxy removes headers', () => {
    const all = {
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    };
    const states = (headers: Record<string, string>) =>
      judgeHeaders(new Headers(headers), true).map(({ state }) => state);
    expect(states(all)).toEqual(['good']);
    expect(states({ ...all, 'strict-transport-security': 'max-age=60' })).toEqual(['good', 'fault']);
    const { 'content-security-policy': _none, ...rest } = all;
    expect(states(rest)).toEqual(['fault']);
  });
});

describe('the mails of a set-up', () => {
  it.each([
    ['good', ['v=spf1 include:mail.example.org ~all', 'other=1']],
    ['fault', []],
    ['fault', ['v=spf1 ~all', 'v=spf1 -all']],
    ['fault', ['v=spf1 +all']],
    ['fault', ['v=spf1 all']],
  ])('are %s with the SPF records %j', (state, texts) => {
    expect(judgeSpf('example.org', texts).state).toBe(state);
  });

  it('are faulty without a server', async () => {
    const config = shapeConfig(GOOD, '1');
    expect((await checkMail(config, async () => [])).map(({ text }) => text)).toEqual([
      'SMTP_URL is not set: no mail is sent.',
    ]);
  });
});

describe('the storage of a set-up', () => {
  it('has a backup of the last day', () => {
    expect(judgeBackup(undefined, NOW).state).toBe('fault');
    expect(judgeBackup({ takenAt: later(-20) }, NOW).state).toBe('good');
    expect(judgeBackup({ takenAt: later(-30) }, NOW).state).toBe('warning');
    expect(judgeBackup({ takenAt: later(-24 * 8) }, NOW).state).toBe('fault');
  });

  it('has free space', () => {
    const GIB = 1024 ** 3;
    expect(judgeSpace('/data', { free: 40 * GIB, all: 100 * GIB }).state).toBe('good');
    expect(judgeSpace('/data', { free: 4 * GIB, all: 20 * GIB }).state).toBe('warning');
    expect(judgeSpace('/data', { free: GIB / 2, all: 10 * GIB }).state).toBe('fault');
  });
});

it('writes one line for each finding, advice below, and the sum', () => {
  const findings: Finding[] = [
    { state: 'good', area: 'keys', text: 'Fine.' },
    { state: 'fault', area: 'mail', text: 'Bad.', advice: 'Mend it.' },
  ];
  expect(describeFindings(findings).split('\n')).toEqual([
    'ok      keys: Fine.',
    'FAULT   mail: Bad.',
    '        → Mend it.',
    '',
    'Faults: 1, warnings: 0, good: 1',
  ]);
});

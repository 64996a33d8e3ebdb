import { Networks } from '@stellar/stellar-sdk';
import { expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../../server/sandbox/settings.ts';

const DATABASE = { SANDBOX_DATABASE_URL: 'postgres://somebody@localhost/ledger' };

it('needs nothing but a database', () => {
  expect(readSettings(DATABASE)).toEqual({
    databaseUrl: DATABASE.SANDBOX_DATABASE_URL,
    host: '127.0.0.1',
    port: 8000,
    passphrase: Networks.SANDBOX,
    baseFee: 100,
    baseReserve: 5_000_000,
    closeSeconds: 1,
    pendingCloseSeconds: 1,
    manualClose: false,
    faults: false,
    logLevel: 'info',
  });
});

it('takes fractions of a second, and 1 for yes', () => {
  const given = {
    ...DATABASE,
    SANDBOX_CLOSE_SECONDS: '0.75',
    SANDBOX_PENDING_CLOSE_SECONDS: '0.25',
    SANDBOX_MANUAL_CLOSE: '1',
    SANDBOX_FAULTS: 'on',
  };
  expect(readSettings(given)).toMatchObject({
    closeSeconds: 0.75,
    pendingCloseSeconds: 0.25,
    manualClose: true,
    faults: true,
  });
});

it('names every bad value at once', () => {
  const wrong = { SANDBOX_PORT: 'http', SANDBOX_BASE_FEE: '1.5', SANDBOX_MANUAL_CLOSE: 'maybe' };
  expect(() => readSettings(wrong)).toThrow(SettingsError);
  for (const name of [...Object.keys(wrong), 'SANDBOX_DATABASE_URL']) {
    expect(() => readSettings(wrong)).toThrow(name);
  }
});

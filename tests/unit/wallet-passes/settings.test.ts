import { beforeAll, describe, expect, it } from 'vitest';
import { DECLARED_VARIABLES } from '../../../server/declared-variables.ts';
import { readPassSigner } from '../../../server/modules/wallet-passes/apple/signer.ts';
import { readDeviceLog, retrySeconds } from '../../../server/modules/wallet-passes/pass.rules.ts';
import { shapeConfig } from '../../../server/platform/config/config.ts';
import { PASS_TYPE, type PassCertificates, passCertificates, TEAM } from '../../support/pass-certificates.ts';

let ours: PassCertificates;
let theirs: PassCertificates;
beforeAll(() => {
  ours = passCertificates();
  theirs = passCertificates();
});

const passesOf = (settings: Record<string, string>) => shapeConfig(settings, '1', DECLARED_VARIABLES).passes;

describe('the settings of wallets', () => {
  it('are those whose variables are set, and none by default', () => {
    expect(passesOf({})).toEqual({});
    expect(Object.keys(passesOf(ours.settings))).toEqual(['apple']);
  });

  it('are refused in part, and when they have another form', () => {
    const { APPLE_PASS_KEY: _, ...half } = ours.settings;
    expect(() => passesOf(half)).toThrow('APPLE_PASS_KEY is required');
    expect(() => passesOf({ ...ours.settings, APPLE_PASS_CERTIFICATE: 'secret' })).toThrow(
      'APPLE_PASS_CERTIFICATE must be a certificate in PEM, or base64 of one.',
    );
    const google = { GOOGLE_WALLET_ISSUER: '12', GOOGLE_WALLET_KEY: '{"private_key": "abc"}' };
    expect(() => passesOf(google)).toThrow('GOOGLE_WALLET_KEY must be the JSON key of a service account');
    try {
      passesOf(google);
    } catch (error) {
      expect(String(error)).not.toContain('abc');
    }
  });

  it('name the type of passes and the team by the certificate', () => {
    expect(readPassSigner(ours)).toMatchObject({ passType: PASS_TYPE, team: TEAM });
  });

  it('must belong together', () => {
    expect(() => readPassSigner({ ...ours, key: theirs.key })).toThrow('APPLE_PASS_KEY is not the key');
    expect(() => readPassSigner({ ...ours, authority: theirs.authority })).toThrow(
      'APPLE_WWDR_CERTIFICATE is not the certificate that issued',
    );
    const other = { certificate: ours.authority, authority: ours.root, key: ours.key };
    expect(() => readPassSigner(other)).toThrow();
  });
});

describe('updates', () => {
  it('are tried again after 30 seconds, doubling up to an hour, and not before the service asks', () => {
    expect([1, 2, 8, 20].map((attempts) => retrySeconds(attempts))).toEqual([30, 60, 3_600, 3_600]);
    expect(retrySeconds(1, 120)).toBe(120);
  });
});

describe('what devices log', () => {
  it('is a few short lines without control characters', () => {
    expect(readDeviceLog({ logs: ['a\u0000b\nc', 7, 'x'.repeat(9_000)] })).toEqual([
      'a b c',
      'x'.repeat(500),
    ]);
    expect(readDeviceLog({ logs: Array.from({ length: 40 }, () => 'line') })).toHaveLength(10);
    for (const body of [null, 'text', { logs: 'text' }]) expect(readDeviceLog(body)).toEqual([]);
  });
});

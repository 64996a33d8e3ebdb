import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  darajaTime,
  namedItems,
  securityCredential,
  statementTime,
  stkPassword,
} from '../../../server/modules/payments/mpesa/daraja-messages.ts';
import {
  normalPhone,
  plainText,
  stateOfPayout,
  stateOfResult,
} from '../../../server/modules/payments/mpesa/mpesa.rules.ts';

describe('the messages of Daraja', () => {
  it('have the documented password', () => {
    const passkey = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919';
    expect(stkPassword('174379', passkey, '20210628092408')).toBe(
      'MTc0Mzc5YmZiMjc5ZjlhYTliZGJjZjE1OGU5N2RkNzFhNDY3Y2QyZTBjODkzMDU5YjEwZjc4ZTZiNzJhZGExZWQyYzkxOTIwMjEwNjI4MDkyNDA4',
    );
  });

  it('have times of Kenya', () => {
    const at = new Date('2026-12-31T22:30:05Z');
    expect(darajaTime(at)).toBe('20270101013005');
    expect(statementTime(at)).toBe('2027-01-01 01:30:05');
  });

  it('encrypt the password of the initiator for the holder of the certificate', () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const credential = Buffer.from(securityCredential('Sécret 1', pem), 'base64');
    const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, credential);
    // PKCS #1 v1.5 (RFC 8017, section 7.2.1).
    expect([block[0], block[1]]).toEqual([0, 2]);
    expect(block.subarray(block.indexOf(0, 2) + 1).toString()).toBe('Sécret 1');
  });

  it('are read by the names of their items, in any order, with repeats and without values', () => {
    const items = [{ Name: 'B' }, { Name: 'A', Value: 1 }, { Name: 'A', Value: 2 }, null, { Value: 3 }];
    expect(namedItems(items, 'Name')).toEqual({ A: 1 });
    expect(namedItems({ Key: 'K', Value: 'v' }, 'Key')).toEqual({ K: 'v' });
    expect(namedItems(undefined, 'Key')).toEqual({});
  });
});

describe('the rules of M-Pesa', () => {
  it.each([
    ['0712 345 678', '254712345678'],
    ['+254 (712) 345-678', '254712345678'],
    ['254112345678', '254112345678'],
    ['712345678', '254712345678'],
    ['+256 772 345 678', null],
    ['0812345678', null],
    ['071234567', null],
    ['07123456789', null],
    ['', null],
  ])('take %j for %j', (text, phone) => {
    expect(normalPhone(text)).toBe(phone);
  });

  it('take only documented codes for a failure, as numbers and as texts', () => {
    expect([0, '0', ' 0 '].map((code) => stateOfResult(code).state)).toEqual(['paid', 'paid', 'paid']);
    expect(stateOfResult(1032)).toEqual({ state: 'failed', reason: 'cancelled' });
    expect(stateOfResult('4999').state).toBe('pending');
    for (const code of ['00', '7', 'toString', '', null, undefined, {}, true]) {
      expect(stateOfResult(code).state, String(code)).toBe('unknown');
    }
  });

  it('take failures of payouts that the merchant caused apart', () => {
    expect(stateOfPayout('2040')).toEqual({ state: 'failed', needsMerchant: false });
    expect(stateOfPayout(8006)).toEqual({ state: 'failed', needsMerchant: true });
    expect(stateOfPayout('17')).toEqual({ state: 'unknown', needsMerchant: false });
    expect(stateOfPayout(undefined)).toEqual({ state: 'unknown', needsMerchant: false });
  });

  it('leave no character in texts on which Daraja fails silently', () => {
    expect(plainText('Jazz & Soul @ Café #1', 13)).toBe('Jazz  Soul  C');
    expect(plainText('  ', 13)).toBe('');
  });
});

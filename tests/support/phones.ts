import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { signLiveCode } from '../../server/lib/signing/index.ts';
import { stepAt } from '../../server/lib/ticket-format/live-code.ts';

/** A holder's phone with the key of one ticket. */
export interface Phone {
  /** Base64. */
  publicKey: string;
  privateKey: KeyObject;
}

export function newPhone(): Phone {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return { publicKey: spki.subarray(-32).toString('base64'), privateKey };
}

/** The live code that a phone shows at a time. */
export const liveCode = (qrText: string, phone: Phone, at: Date): string =>
  signLiveCode(qrText, stepAt(at.getTime()), phone.privateKey);

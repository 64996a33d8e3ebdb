import { BadInput, type FieldFault } from '../../../platform/failures.ts';

/** Validity of a challenge. */
export const PROOF_SECONDS = 15 * 60;

const FORM = /^G[A-Z2-7]{55}$/;

/** @throws BadInput */
export function checkedKey(publicKey: string): string {
  const key = publicKey.trim();
  if (FORM.test(key)) return key;
  throw new BadInput([NO_KEY]);
}

export const NO_KEY: FieldFault = {
  field: 'publicKey',
  code: 'PUBLIC_KEY',
  message: 'This is not a public key: it begins with G and has 56 characters.',
};

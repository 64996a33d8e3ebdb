import { encodeBase45 } from './base45.ts';
import { DOMAIN } from './domains.ts';
import { signBytes } from './ed25519.ts';
import type { SigningKey } from './keys.ts';
import { codePayload, type TicketCode } from './ticket-code.ts';

/** Prefix of a test ticket's text. It is no ticket code of any version. */
export const TEST_PREFIX = 'PASSATEST1:';

/**
 * Signs a code for testing an entrance: the payload of a ticket code, signed for another purpose. Its prefix is not
 * that of a ticket, and under the prefix of a ticket its signature does not match, so it never admits anyone.
 * @throws RangeError as `codePayload`
 */
export function signTestCode(code: Omit<TicketCode, 'keyId'>, key: SigningKey): string {
  const payload = codePayload({ ...code, keyId: key.keyId });
  const signature = signBytes(Buffer.concat([Buffer.from(DOMAIN.testCode), payload]), key.privateKey);
  return TEST_PREFIX + encodeBase45(Buffer.concat([payload, signature]));
}

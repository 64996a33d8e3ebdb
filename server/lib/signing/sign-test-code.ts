import { encodeBase45 } from './base45.ts';
import { DOMAIN } from './domains.ts';
import { signBytes } from './ed25519.ts';
import type { SigningKey } from './keys.ts';
import { codePayload, type TicketCode } from './ticket-code.ts';

/** How the text of a test ticket begins. It is no ticket code of any version. */
export const TEST_PREFIX = 'PASSATEST1:';

/**
 * A code to try a door with: the payload of a ticket code, signed for another purpose. Its prefix is not that of a
 * ticket, and under the prefix of a ticket its signature does not match, so it can never let anybody in.
 * @throws RangeError as `codePayload`
 */
export function signTestCode(code: Omit<TicketCode, 'keyId'>, key: SigningKey): string {
  const payload = codePayload({ ...code, keyId: key.keyId });
  const signature = signBytes(Buffer.concat([Buffer.from(DOMAIN.testCode), payload]), key.privateKey);
  return TEST_PREFIX + encodeBase45(Buffer.concat([payload, signature]));
}

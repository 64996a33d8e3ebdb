export { auditHeadRoot, ticketsRoot } from './anchored-roots.ts';
export {
  auditKey,
  type CommitLoss,
  type SignedCommitLoss,
  signCommitLoss,
  verifyCommitLoss,
} from './commit-loss.ts';
export { verifyBytes } from './ed25519.ts';
export { formatGrace, MAX_GRACE_SECONDS, parseGrace } from './grace.ts';
export { HelperThread } from './helper-thread.ts';
export {
  generateSigningKey,
  KeyRefused,
  keyId,
  type LoadSigningKey,
  type LoadVerifyingKey,
  loadSigningKey,
  loadVerifyingKey,
  parsePublicKey,
  publicKeyText,
  type SigningKey,
  type SigningKeyMaterial,
  type VerifyingKey,
  verifyingKeyOf,
} from './keys.ts';
export { HASH_BYTES, hashAtEnd, type LeafPlace, leafHash, treeHash, treePath } from './merkle-tree.ts';
export { type ReadTicket, readTicket, readTicketText, ticketFileText } from './read-ticket.ts';
export {
  INSTALLATION_ID,
  type RevocationSnapshot,
  type RevokedTicket,
  type SnapshotVerdict,
  signSnapshot,
  type UnsignedSnapshot,
  verifySnapshot,
} from './revocation-snapshot.ts';
export { openSecret, SecretNotOpened, type SecretRow, sealSecret, secretBinding } from './sealed-secret.ts';
export { signTestCode, TEST_PREFIX } from './sign-test-code.ts';
export { signTicket, ticketFile } from './sign-ticket.ts';
export { type CodedTicket, signTicketCode } from './sign-ticket-code.ts';
export { MAX_TICKET_BYTES } from './strict-json.ts';
export {
  CODE_BYTES,
  CODE_PAYLOAD_BYTES,
  CODE_PREFIX,
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  type TicketCode,
  tierRef,
} from './ticket-code.ts';
export { entryHead, issuedEntry, revokedEntry, SALT_BYTES } from './ticket-entry.ts';
export type { TicketFile, TicketMetadata, UnsignedTicket } from './ticket-file.ts';
export { type LedgerPlace, provesTicket, type TicketProof } from './ticket-proof.ts';
export type { Refusal, RefusalReason } from './verdict.ts';
export {
  checkTicketSignature,
  checkTicketSignatureAside,
  type FindKey,
  type TicketVerdict,
  verifyTicket,
  verifyTicketText,
} from './verify-ticket.ts';
export {
  type CodeVerdict,
  checkCodeSignature,
  checkCodeSignatureAside,
  type FindEventKeys,
  verifyTicketCode,
} from './verify-ticket-code.ts';
export { decideWindow, type TicketWindow, type WindowVerdict } from './window.ts';

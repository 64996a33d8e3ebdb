export {
  auditKey,
  type CommitLoss,
  type SignedCommitLoss,
  signCommitLoss,
  verifyCommitLoss,
} from './commit-loss.ts';
export { verifyBytes } from './ed25519.ts';
export {
  canonicalEdition,
  type EditionTier,
  type EditionVerdict,
  type EventEdition,
  signEdition,
  type UnsignedEdition,
  verifyEdition,
} from './event-edition.ts';
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
export {
  MAX_TICKET_BYTES,
  type ReadTicket,
  readTicket,
  readTicketText,
  ticketFileText,
} from './read-ticket.ts';
export {
  INSTALLATION_ID,
  type RevocationSnapshot,
  type RevokedTicket,
  type SnapshotVerdict,
  signSnapshot,
  type UnsignedSnapshot,
  verifySnapshot,
} from './revocation-snapshot.ts';
export {
  openSecret,
  openSecretWithAny,
  SecretNotOpened,
  type SecretRow,
  sealSecret,
  secretBinding,
} from './sealed-secret.ts';
export {
  CODE_BYTES,
  CODE_PAYLOAD_BYTES,
  CODE_PREFIX,
  type CodedTicket,
  type CodeVerdict,
  checkCodeSignature,
  type DecodedCode,
  decodeTicketCode,
  type FindEventKeys,
  looksLikeCode,
  signTestCode,
  signTicketCode,
  TEST_PREFIX,
  type TicketCode,
  tierRef,
  verifyTicketCode,
} from './ticket-code.ts';
export type { TicketFile, TicketMetadata, UnsignedTicket } from './ticket-file.ts';
export {
  auditHeadRoot,
  entryHead,
  issuedEntry,
  type LedgerPlace,
  provesTicket,
  revokedEntry,
  SALT_BYTES,
  type TicketProof,
  ticketsRoot,
} from './ticket-proof.ts';
export {
  checkTicketSignature,
  type FindKey,
  signTicket,
  type TicketVerdict,
  ticketFile,
  verifyTicket,
  verifyTicketText,
} from './ticket-signature.ts';
export {
  decideWindow,
  formatGrace,
  MAX_GRACE_SECONDS,
  parseGrace,
  type TicketWindow,
  type WindowVerdict,
} from './ticket-window.ts';
export type { Refusal, RefusalReason } from './verdict.ts';

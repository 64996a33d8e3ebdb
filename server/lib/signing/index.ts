export {
  type CodedTicket,
  type CodeVerdict,
  checkCodeSignature,
  type FindEventKeys,
  signTestCode,
  signTicketCode,
  tierRef,
  verifyTicketCode,
} from './code-signature.ts';
export {
  auditKey,
  type CommitLoss,
  type SignedCommitLoss,
  signCommitLoss,
  verifyCommitLoss,
} from './commit-loss.ts';
export { verifyBytes } from './ed25519.ts';
export {
  type EditionVerdict,
  signEdition,
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
export { isOfPhone, signLiveCode } from './live-code.ts';
export { hashAtEnd, leafHash, treeHash, treePath } from './merkle-tree.ts';
export { type SnapshotVerdict, signSnapshot, verifySnapshot } from './revocation-snapshot.ts';
export {
  openSecret,
  openSecretWithAny,
  SecretNotOpened,
  type SecretRow,
  sealSecret,
  secretBinding,
} from './sealed-secret.ts';
export { auditHeadRoot, issuedEntry, provesTicket, revokedEntry, ticketsRoot } from './ticket-proof.ts';
export {
  checkTicketSignature,
  type FindKey,
  signTicket,
  type TicketVerdict,
  ticketFile,
  verifyTicket,
  verifyTicketText,
} from './ticket-signature.ts';

export {
  canonicalEdition,
  type EditionTier,
  type EventEdition,
  editionMessage,
  type UnsignedEdition,
} from './event-edition.ts';
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
  snapshotMessage,
  type UnsignedSnapshot,
} from './revocation-snapshot.ts';
export {
  CODE_BYTES,
  CODE_PAYLOAD_BYTES,
  CODE_PREFIX,
  type DecodedCode,
  decodeTicketCode,
  looksLikeCode,
  TEST_PREFIX,
  type TicketCode,
} from './ticket-code.ts';
export type { LedgerPlace, TicketFile, TicketMetadata, TicketProof, UnsignedTicket } from './ticket-file.ts';
export { entryHead, HASH_BYTES, type LeafPlace, SALT_BYTES } from './ticket-proof.ts';
export {
  decideWindow,
  formatGrace,
  MAX_GRACE_SECONDS,
  parseGrace,
  type TicketWindow,
  type WindowVerdict,
} from './ticket-window.ts';
export type { Refusal, RefusalReason } from './verdict.ts';

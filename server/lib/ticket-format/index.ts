export { readTicket, readTicketText, ticketFileText } from './read-ticket.ts';
export { INSTALLATION_ID, type RevocationSnapshot } from './revocation-snapshot.ts';
export { CODE_BYTES, CODE_PREFIX, decodeTicketCode } from './ticket-code.ts';
export type { TicketFile, TicketProof, UnsignedTicket } from './ticket-file.ts';
export { entryHead, HASH_BYTES, SALT_BYTES } from './ticket-proof.ts';
export {
  decideWindow,
  formatGrace,
  MAX_GRACE_SECONDS,
  parseGrace,
  type TicketWindow,
} from './ticket-window.ts';

/**
 * Domain separation: a signature or an anchored hash covers one of these prefixes and the message, so that bytes made
 * for one purpose can never be used for another. A new format gets a new prefix; an old prefix never gets a new
 * meaning.
 */
export const DOMAIN = {
  ticketFile: 'passa.ticket.v1\n',
  ticketCode: 'passa.code.v1\n',
  testCode: 'passa.test-code.v1\n',
  revocationSnapshot: 'passa.revocations.v1\n',
  leaf: 'passa.leaf.v1\n',
  ticketsRoot: 'passa.tickets.v1\n',
  auditHead: 'passa.audit-head.v1\n',
  commitLoss: 'passa.audit-commits-lost.v1\n',
} as const;

export { createGate } from './create-gate.ts';
export { collectDue } from './dues/collect-due.ts';
export { revokeTicket } from './revoke-ticket.ts';
export { validateTicket } from './validate-ticket.ts';

export { createGate } from './change-gates.ts';
export { collectDue } from './dues/collect-due.ts';
export { revokeTicket } from './revoke-ticket.ts';
export { ScanResult } from './scans/scan.schema.ts';
export { validateTicket } from './scans/validate-ticket.ts';

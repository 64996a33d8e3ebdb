export { createGate } from './change-gates.ts';
export { GateClosed } from './door.rules.ts';
export { lockTicket } from './door.writes.ts';
export { collectDue, completeTicketDue } from './dues/collect-due.ts';
export { revokeTicket } from './revoke-ticket.ts';
export { deliveryOf } from './scans/former-events.ts';
export { ScanResult } from './scans/scan.schema.ts';
export { uploadScans } from './scans/upload-scans.ts';
export { admitGuest, validateTicket } from './scans/validate-ticket.ts';

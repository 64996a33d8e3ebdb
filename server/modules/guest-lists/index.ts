export { findGuestList, reportGuests } from './guest-list.queries.ts';
export { importGuests } from './import-guests.ts';

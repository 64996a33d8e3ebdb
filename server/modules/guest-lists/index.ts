export { findGuestList } from './find-guest-list.ts';
export { importGuests } from './import-guests.ts';
export { reportGuests } from './report-guests.ts';

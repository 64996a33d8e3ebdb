export { createEvent } from './create-event.ts';
export { createTickets } from './create-tickets.ts';
export { presentEvent } from './event.present.ts';
export type { EventRecord } from './event.reads.ts';
export { Event } from './event.type.ts';
export { eventOfHolder, findEvent } from './find-event.ts';
export { publishEvent } from './publish-event.ts';
export { StockBoard } from './stock-board.ts';
export { withdrawEvent } from './withdraw-event.ts';

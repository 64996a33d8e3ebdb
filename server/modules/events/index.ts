export { presentEvent } from './event.present.ts';
export type { EventRecord } from './event.reads.ts';
export { Event } from './event.type.ts';
export { eventOfHolder } from './find-event.ts';
export { StockBoard } from './stock-board.ts';

export { Event } from './event.type.ts';
export { eventOfHolder } from './find-event.ts';
export { StockBoard } from './stock-board.ts';

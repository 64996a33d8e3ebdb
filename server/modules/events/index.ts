export { EventConnectionResolver, EventResolver } from './event.resolver.ts';
export { EventRow } from './event.row.ts';
export { Event } from './event.type.ts';
export { EventEditionRow } from './event-edition.row.ts';
export { EventTopicsResolver } from './event-topics.resolver.ts';
export { eventOfHolder, findEvent } from './find-event.ts';
export { StockBoard } from './stock-board.ts';
export { TierRow } from './tier.row.ts';

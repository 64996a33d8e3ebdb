export { findFramedEvent } from './embed.queries.ts';

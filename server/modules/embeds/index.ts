export { findFramedEvent } from './find-embed.ts';

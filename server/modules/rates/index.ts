export { RateBook } from './rate-book.ts';

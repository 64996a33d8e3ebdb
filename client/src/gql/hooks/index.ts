export * from './logout.ts';
export * from './quick-search.ts';
export * from './viewer.ts';
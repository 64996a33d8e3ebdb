export { unfollowByLink } from './following/follow.ts';
export { purgeFollows } from './following/follower.writes.ts';
export { contactOf, findIssuerBySlug } from './issuer-page.queries.ts';
export { readIssuerSlugs } from './issuer-page.reads.ts';

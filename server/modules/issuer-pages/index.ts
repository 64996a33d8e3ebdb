export { unfollowByLink } from './following/follow.ts';
export { unsubscribeUrlOf } from './following/follower.mails.ts';
export { FOLLOWER_WORDS } from './following/follower.messages.ts';
export { purgeFollows } from './following/follower.writes.ts';
export { contactOf, findIssuerBySlug } from './issuer-page.queries.ts';
export { readIssuerSlugs } from './issuer-page.reads.ts';

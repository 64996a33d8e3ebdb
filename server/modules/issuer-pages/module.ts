import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { ANNOUNCEMENT_JOB } from '../events/index.ts';
import { announceEvents } from './following/announce-events.ts';
import { purgeRequests } from './following/follow.ts';
import { followerMails } from './following/follower.mails.ts';
import { FollowerResolver } from './following/follower.resolver.ts';
import { IssuerPageFieldsResolver, IssuerPageResolver } from './issuer-page.resolver.ts';

export const issuerPages: Module = {
  resolvers: [IssuerPageResolver, IssuerPageFieldsResolver, FollowerResolver],
  mails: followerMails,
  jobs: (scope) => [
    { name: ANNOUNCEMENT_JOB, ...EVERY_MINUTE, run: () => announceEvents(scope()) },
    { name: 'followers.purge-requests', cron: '23 * * * *', run: () => purgeRequests(scope()) },
  ],
  cleanups: [purgeRequests],
};

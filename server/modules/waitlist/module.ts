import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { processWaitlist } from './process-waitlist.ts';
import { waitlistMails } from './waitlist.mails.ts';
import { WaitlistResolver } from './waitlist.resolver.ts';
import { offerPlaces } from './waitlist-offer.ts';

/** Creates the service by which events, which stand below, offer new places. */
export const createWaitlist = () => ({ waitlist: { offerPlaces } });

type WaitlistServices = ReturnType<typeof createWaitlist>;

declare module '../../platform/services.ts' {
  interface Services extends WaitlistServices {}
}

export const waitlist: Module = {
  resolvers: [WaitlistResolver],
  mails: waitlistMails,
  jobs: (scope) => [{ name: 'waitlist.process', ...EVERY_MINUTE, run: () => processWaitlist(scope()) }],
};

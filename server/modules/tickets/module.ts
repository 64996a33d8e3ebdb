import type { Secrets } from '../../platform/config/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Module } from '../../platform/module.ts';
import { ticketLinkMails } from './documents/ticket.mails.ts';
import { EventTicketsResolver } from './event-tickets.resolver.ts';
import { createInstallationKey } from './keys/create-signing-key.ts';
import { SigningKeyResolver } from './keys/signing-key.resolver.ts';
import { SigningKeys } from './keys/signing-keys.ts';
import { TicketLinkResolver } from './links/ticket-link.resolver.ts';
import { mailedOrderUrl, mailedTicketsUrl, tidyTicketLinks } from './links/ticket-links.ts';
import { TicketConnectionResolver, TicketResolver } from './ticket.resolver.ts';

/** Creates the services of the keys that sign tickets, and of the links in mails of other modules. */
export function createTickets({ db, secrets }: { db: Database; secrets: Secrets }) {
  const { masterKey, formerMasterKeys } = secrets;
  return {
    keys: new SigningKeys({ db, masterKey, formerMasterKeys }),
    ticketLinks: { ofMail: mailedTicketsUrl, ofOrder: mailedOrderUrl },
  };
}

type TicketsServices = ReturnType<typeof createTickets>;

declare module '../../platform/services.ts' {
  interface Services extends TicketsServices {}
}

export const tickets: Module = {
  resolvers: [
    SigningKeyResolver,
    TicketLinkResolver,
    TicketResolver,
    TicketConnectionResolver,
    EventTicketsResolver,
  ],
  mails: ticketLinkMails,
  jobs: (scope) => [{ name: 'tickets.purge-links', cron: '29 3 * * *', run: () => tidyTicketLinks(scope()) }],
  start: ({ scope }) => createInstallationKey(scope()),
};

import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Open } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { FormerlyDone, FormerName, Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { resendFoundTicket } from '../documents/resend-tickets.ts';
import { OpenTicketCodePayload, OpenTicketLinkPayload, Ticket, TicketConnection } from '../ticket.schema.ts';
import { listFoundTickets } from './found-tickets.ts';
import { openTicketCode, requestTicketCode } from './ticket-codes.ts';
import { MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from './ticket-link.rules.ts';
import { openTicketLink, requestFreshLink, requestTicketLink, revokeTicketLink } from './ticket-links.ts';

@Resolver()
export class TicketLinkResolver {
  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Sends a link to the tickets of an email address. The result is the same whether or not there are any.',
  })
  async requestTicketLink(
    @Ctx() scope: Scope,
    @Input('email', {
      description: `Email address that the tickets were bought with. ${upTo(MAX_EMAIL_LENGTH)}`,
    })
    email: string,
  ): Promise<boolean> {
    await requestTicketLink(scope, email);
    return true;
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Sends a fresh link to the email address that a pass stands for. With it, tickets can be transferred and cancelled, which the link in a mail with tickets does not allow.',
  })
  async requestFreshTicketLink(
    @Ctx() scope: Scope,
    @Input('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
  ): Promise<boolean> {
    await requestFreshLink(scope, pass);
    return true;
  }

  @Open()
  @Mutation(() => OpenTicketLinkPayload, {
    description:
      'Exchanges the secret from an emailed ticket link for a pass. A requested link works once, for 30 minutes; the link in a mail with tickets as often as it is opened, until the event is over, for the tickets of its order: its secret is the pass.',
  })
  openTicketLink(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<OpenTicketLinkPayload> {
    return openTicketLink(scope, token);
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description:
      'Texts a code to a phone number that tickets were bought with. The result is the same whether or not there are any.',
  })
  async requestTicketCode(
    @Ctx() scope: Scope,
    @Input('phone', {
      description: `Phone number with its country code, such as +254712345678. ${upTo(MAX_PHONE_LENGTH)}`,
    })
    phone: string,
  ): Promise<boolean> {
    await requestTicketCode(scope, phone);
    return true;
  }

  @Open()
  @Mutation(() => OpenTicketCodePayload, {
    description:
      'Exchanges a texted code, once within 10 minutes, for a pass that shows the tickets of its phone number for two hours. It does not transfer or cancel them.',
  })
  openTicketCode(
    @Ctx() scope: Scope,
    @Input('phone', {
      description: `Phone number that the code was texted to. ${upTo(MAX_PHONE_LENGTH)}`,
    })
    phone: string,
    @Input('code', { description: 'Six digits of the text.' }) code: string,
  ): Promise<OpenTicketCodePayload> {
    return openTicketCode(scope, { phone, code });
  }

  @Open()
  @FormerName('closeTicketLink', '2026-11-29')
  @Mutation('done', () => Boolean, {
    description:
      'Revokes the link in a mail with tickets, so that it no longer opens. The tickets stay valid.',
  })
  async revokeTicketLink(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the emailed link.' }) token: string,
  ): Promise<boolean> {
    await revokeTicketLink(scope, token);
    return true;
  }

  @Open()
  @FormerlyDone('2026-11-29')
  @Mutation('tickets', () => [Ticket], {
    payload: 'Tickets that were sent.',
    description:
      'Sends a ticket found by email to its holder again, with the other tickets that they have of its order.',
  })
  resendFoundTicket(
    @Ctx() scope: Scope,
    @Input('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) id: string,
  ): Promise<Ticket[]> {
    return resendFoundTicket(scope, pass, id);
  }

  @Open()
  @Query(() => TicketConnection, {
    description: 'Tickets of the email address that a pass stands for, or of one order of it, newest first.',
  })
  foundTickets(
    @Ctx() scope: Scope,
    @Arg('pass', { description: 'Pass returned by `openTicketLink`.' }) pass: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<TicketConnection> {
    return listFoundTickets(scope, { pass, page: page.of(order) });
  }
}

import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { publicKeyText } from '../../lib/signing/index.ts';
import { actsFor } from '../../platform/access/actor.ts';
import { Open, Requires, Visible, visibleTo, WithoutKey } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, findEvent, Tier } from '../events/index.ts';
import { ORDER_KEY } from '../orders/index.ts';
import { Ticket } from '../tickets/index.ts';
import { checkTicket } from './check-ticket.ts';
import { doorPhones } from './door-phones.ts';
import { loadLiveRule, loadPhone } from './live-code.reads.ts';
import {
  DoorPhones,
  LiveCodes,
  RegisterTicketPhonePayload,
  TicketCheck,
  TicketPhone,
} from './live-code.schema.ts';
import { registerPhone } from './register-phone.ts';
import { setLiveCodes } from './set-live-codes.ts';

const STAFF = visibleTo<LiveCodes>("the organiser's staff", (rule, actor) => actsFor(actor, rule));
const CODE = visibleTo<Ticket>('its holder, and staff with DOWNLOAD_TICKETS', ({ showsCode }) => showsCode);

async function liveCodesOf(scope: Scope, tierId: string): Promise<LiveCodes | null> {
  const rule = await loadLiveRule(scope, tierId);
  return rule ? Object.assign(new LiveCodes(), rule) : null;
}

@Resolver(() => LiveCodes)
export class LiveCodesResolver {
  @Visible(STAFF)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether a ticket without a known phone admits once, with a note. Otherwise it is refused.',
  })
  admitsUnknown(@Root() { admits }: LiveCodes): boolean {
    return admits;
  }

  @Requires('EDIT_EVENTS')
  @Mutation('event', () => Event, {
    description:
      "Sets whether doors ask for the holder's phone. Holders of tickets that were sold get them again by email, and `from` must be at least 24 hours ahead for them.",
  })
  async setLiveCodes(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
    @Input('tierIds', () => [ID], {
      nullable: true,
      description:
        'IDs of tiers of the event. Omit them for all tiers that it has now. While all tiers have live codes, a new tier gets them too.',
    })
    tierIds: string[] | null,
    @Input('from', () => DateTimeScalar, {
      nullable: true,
      description: 'From when doors ask for the phone. Null: they do not, and the code admits as it is.',
    })
    from: Date | null,
    @Input('allowsPaper', () => Boolean, {
      defaultValue: false,
      description: 'Whether a ticket on paper admits its named holder after a look at an ID.',
    })
    allowsPaper: boolean,
    @Input('admitsUnknown', () => Boolean, {
      defaultValue: false,
      description:
        'Whether a ticket without a known phone admits once, with a note. Otherwise it is refused.',
    })
    admitsUnknown: boolean,
  ): Promise<Event> {
    const rule = { from: from ?? null, allowsPaper, admitsUnknown };
    await setLiveCodes(scope, { eventId, tierIds: tierIds ?? null, rule });
    return findEvent(scope, eventId);
  }

  @Open()
  @WithoutKey()
  @Mutation(() => RegisterTicketPhonePayload, {
    description:
      "Binds a ticket to the holder's phone, once. For its holder by account, by the pass of a mailed link or by the key of the order. With the pass of a link that was just requested, another phone replaces the earlier one. A repeat changes nothing.",
  })
  async registerTicketPhone(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
    @Input('publicKey', {
      description:
        'Ed25519 public key that the phone made for this ticket: 32 bytes in base64. Used for no other ticket.',
    })
    publicKey: string,
    @Input('phoneTime', () => DateTimeScalar, { description: 'Current time by the clock of the phone.' })
    phoneTime: Date,
    @Input('pass', () => String, { nullable: true, description: 'Pass returned by `openTicketLink`.' })
    pass: string | null,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
  ): Promise<RegisterTicketPhonePayload> {
    const request = { ticketId, publicKey, phoneTime, pass: pass ?? null, orderKey: orderKey ?? null };
    const ticket = await registerPhone(scope, request);
    return { ticket, serverTime: scope.clock.now() };
  }

  @Open()
  @Query(() => TicketCheck, {
    description:
      "Checks a ticket before it is bought from another person: whether it is genuine, revoked or transferred, and whether it is bound to the holder's phone. Contains no personal data.",
  })
  checkTicket(
    @Ctx() scope: Scope,
    @Arg('ticket', () => JsonScalar, {
      description: 'Ticket file as an object or as text, or text of the QR code.',
    })
    ticket: unknown,
  ): Promise<TicketCheck> {
    return checkTicket(scope, ticket);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorPhones, {
    description: 'Rules and phones that a door device stores to check live codes offline; see docs/door.md.',
  })
  doorPhones(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: '`asOf` of an earlier response. Omit it for all phones.',
    })
    since: Date | null,
  ): Promise<DoorPhones> {
    return doorPhones(scope, eventId, since ?? null);
  }
}

@Resolver(() => Tier)
export class TierLiveCodesResolver {
  @FieldResolver(() => LiveCodes, {
    nullable: true,
    description: "How doors ask for the holder's phone. Null if they do not.",
  })
  liveCodes(@Ctx() scope: Scope, @Root() { id }: Tier): Promise<LiveCodes | null> {
    return liveCodesOf(scope, id);
  }
}

@Resolver(() => Ticket)
export class TicketPhoneResolver {
  @FieldResolver(() => LiveCodes, {
    nullable: true,
    description: "How doors ask for the holder's phone. Null if they do not: `qrText` admits as it is.",
  })
  liveCodes(@Ctx() scope: Scope, @Root() { record }: Ticket): Promise<LiveCodes | null> {
    return liveCodesOf(scope, record.tierId);
  }

  @Visible(CODE)
  @FieldResolver(() => TicketPhone, {
    nullable: true,
    description: 'Phone that the ticket is bound to. Null if none is registered.',
  })
  async phone(@Ctx() scope: Scope, @Root() { id }: Ticket): Promise<TicketPhone | null> {
    const phone = await loadPhone(scope, id);
    if (!phone) return null;
    const { publicKey, registeredAt } = phone;
    return Object.assign(new TicketPhone(), { publicKey: publicKeyText(publicKey), registeredAt });
  }
}

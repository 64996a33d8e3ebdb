import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { DueStatus, TicketSort, TicketStatus, VoidReasonCode } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import type { TicketRecord } from './ticket.record.ts';

export const TicketStatusEnum = registerEnum<TicketStatus>(
  'TicketStatus',
  'Used means that its holder went in.',
  {
    active: 'It lets its holder in.',
    used: 'Its holder went in.',
    revoked: 'It was revoked for ever.',
    cancelled: 'It was given back.',
  },
);

export const TicketSortEnum = registerEnum<TicketSort>('TicketSort', 'What tickets are sorted by.', {
  issued: 'When the ticket was issued.',
  event: 'The name of the event.',
  tier: 'The name of the tier.',
  holder: 'The name of the holder.',
  price: 'The price, within its currency.',
  status: 'The status, by its name.',
});

export const DueStatusEnum = registerEnum<DueStatus>(
  'DueStatus',
  'What became of the amount due at the door.',
  {
    none: 'Nothing was ever due.',
    due: 'It is to be paid at the door.',
    collected: 'It was paid at the door.',
    waived: 'It was waived.',
    cancelled: 'The ticket was given back before it was paid.',
  },
);

export const VoidReasonCodeEnum = registerEnum('VoidReasonCode', 'Why the service made a ticket void.', {
  passed_on: 'Its holder passed it on.',
  unconfirmed: 'The address of its order was not confirmed in time.',
});

@Carries('personal data', 'money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A place at an event, with the code that opens the door.',
})
export class Ticket {
  /** The source of the lazy fields; no field of the API. */
  record!: TicketRecord;
  /** The event, when it need not be read; no field of the API. */
  offered!: (() => EventRecord) | null;
  /** The rights of this reader; no fields of the API. */
  showsPerson!: boolean;
  showsCode!: boolean;

  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Its number within the tier, from 1.' })
  serial!: number;

  @Field(() => String, {
    description: 'What people call it: eight letters and digits that no other ticket of the event has.',
  })
  number!: string;

  @Field(() => TicketStatusEnum, { description: 'How it stands.' })
  status!: TicketStatus;

  @Field(() => Money, { description: 'What one ticket costs.' })
  price!: Money;

  @Field(() => DueStatusEnum, { description: 'What became of the amount due at the door.' })
  dueStatus!: DueStatus;

  @Field(() => Money, { nullable: true, description: 'What the door has still to collect.' })
  due!: Money | null;

  @Field(() => Boolean, { description: 'Bought with MOCK or with the XLM of a test network.' })
  playMoney!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  issuedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'From then on the ticket lets in.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until then, and the grace period, it lets in.' })
  expiresAt!: Date;

  @Field({ description: 'How long past its end a ticket still lets in: 15m, 1h, 30s.' })
  gracePeriod!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the holder went in.' })
  enteredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked.' })
  revokedAt!: Date | null;

  @Field({ description: 'Whether the reader holds it himself, and does not only look after it.' })
  viewerIsHolder!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was passed on to another person, and became void by that.',
  })
  passedOnAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was revoked.' })
  revokeReason!: string | null;

  @Field(() => VoidReasonCodeEnum, {
    nullable: true,
    description: 'The code of that reason; null for one in the words of a person.',
  })
  revokeReasonCode!: VoidReasonCode | null;

  /** The id of the order that resolvers add; no field of the API. */
  orderId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class TicketConnection {
  @Field(() => [Ticket], { description: 'The entries of the page.' })
  nodes!: Ticket[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  /** The number of entries on all pages; counted on request. */
  countAll!: () => Promise<number>;
}

@InputType({ description: 'Sorts all tickets that fit; those that are equal come newest first.' })
export class TicketOrderInput {
  @Field(() => TicketSortEnum, {
    description: 'HOLDER needs VIEW_PERSONAL_DATA. Prices sort within their currency.',
  })
  by!: TicketSort;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Largest, latest or last in the alphabet first.',
  })
  descending!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A ticket that lets nobody in any more.' })
export class RevokedTicket {
  @Field(() => ID, { description: 'The ticket that it is about.' })
  ticketId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was revoked.' })
  revokedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The revoked tickets of an organiser, or of the whole installation, as of a moment, signed. docs/tickets.md says how to verify it.',
})
export class RevocationSnapshot {
  @Field(() => ID, {
    description: 'The organiser; 00000000-0000-0000-0000-000000000000 for the whole installation.',
  })
  issuerId!: string;

  @Field({ description: 'Grows with each revocation.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number that a delta builds upon; null when all are listed.',
  })
  since!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => [RevokedTicket], { description: 'Tickets that let nobody in any more.' })
  revoked!: RevokedTicket[];

  @Field(() => Int, { description: 'In all, listed here or not.' })
  totalRevoked!: number;

  @Field(() => Int, { description: 'The version of the organiser’s key that signed it.' })
  keyVersion!: number;

  @Field({ description: 'Ed25519, base64url.' })
  signature!: string;
}

@ObjectType('SigningKey', { simpleResolvers: true, description: "A version of an organiser's public key." })
export class PublicSigningKey {
  /** The id of the issuer that resolvers add; no field of the API. */
  issuerId!: string;

  @Field(() => Int, { description: 'Its version.' })
  version!: number;

  @Field({ description: 'Eight hex digits that QR codes name the key by.' })
  keyId!: string;

  @Field({ description: 'The 32 bytes of the Ed25519 public key in base64.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it signs no more; it keeps verifying.',
  })
  retiredAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What the link of a mail is exchanged for: it shows the tickets of one address, for two hours.',
})
export class OpenTicketLinkPayload {
  @Field({ description: 'A secret; it is told this once.' })
  pass!: string;

  @Field(() => DateTimeScalar, { description: 'The moment from which it shows nothing any more.' })
  expiresAt!: Date;
}

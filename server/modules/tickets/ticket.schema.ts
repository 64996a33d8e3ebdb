import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { DueStatus, TicketSort, TicketStatus, VoidReasonCode } from '../../platform/vocabulary.ts';
import type { EventRecord } from '../events/index.ts';
import type { TicketRecord } from './ticket.record.ts';

export const TicketStatusEnum = registerEnum<TicketStatus>('TicketStatus', 'Status of a ticket.', {
  active: 'Valid for entry.',
  used: 'Used: the holder has entered.',
  revoked: 'Revoked permanently.',
  cancelled: 'Refunded.',
});

export const TicketSortEnum = registerEnum<TicketSort>('TicketSort', 'Sort key of tickets.', {
  issued: 'Time of issue.',
  event: 'Name of the event.',
  tier: 'Name of the tier.',
  holder: 'Name of the holder.',
  price: 'Price, within its currency.',
  status: 'Name of the status.',
});

export const DueStatusEnum = registerEnum<DueStatus>('DueStatus', 'Status of the amount due at the door.', {
  none: 'Nothing was ever due.',
  due: 'To be paid at the door.',
  collected: 'Paid at the door.',
  waived: 'Waived without payment.',
  cancelled: 'The ticket was refunded before the amount was paid.',
});

export const VoidReasonCodeEnum = registerEnum(
  'VoidReasonCode',
  'Reason why the platform made a ticket void.',
  {
    passed_on: 'The holder transferred the ticket.',
    unconfirmed: 'The email address of the order was not confirmed in time.',
    by_holder: 'The holder cancelled the ticket.',
    renewed: 'The ticket was replaced by one with a new code.',
  },
);

@Carries('personal data', 'money')
@SeenWithObject('its holder, and staff who see tickets')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Ticket to an event, with the code that is scanned at the door.',
})
export class Ticket {
  /** The source of the lazy fields; no field of the API. */
  record!: TicketRecord;
  /** The event, when it need not be read; no field of the API. */
  offered!: (() => EventRecord) | null;
  /** The rights of this reader; no fields of the API. */
  showsPerson!: boolean;
  showsCode!: boolean;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the ticket within its tier, from 1.' })
  serial!: number;

  @Field(() => String, {
    description: 'Ticket number: eight letters and digits, unique within the event.',
  })
  number!: string;

  @Field(() => TicketStatusEnum, { description: 'Current status.' })
  status!: TicketStatus;

  @Field(() => Money, { description: 'Price of one ticket.' })
  price!: Money;

  @Field(() => DueStatusEnum, { description: 'Status of the amount due at the door.' })
  dueStatus!: DueStatus;

  @Field(() => Money, { nullable: true, description: 'Amount still due at the door. Null if there is none.' })
  due!: Money | null;

  @Field(() => Boolean, {
    description: 'Whether the ticket was bought with MOCK or with the XLM of a test network.',
  })
  playMoney!: boolean;

  @Field(() => Boolean, {
    description: "Whether it is the organiser's test ticket, which takes no place and is in no figure.",
  })
  isTest!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the ticket was issued.' })
  issuedAt!: Date;

  @Field(() => DateTimeScalar, { description: "Start of the ticket's validity." })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: "End of the ticket's validity, before the grace period." })
  expiresAt!: Date;

  @Field({ description: 'Time after the end of validity during which a ticket still admits: 15m, 1h, 30s.' })
  gracePeriod!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the holder entered. Null if they have not.',
  })
  enteredAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the ticket was revoked. Null unless it was.',
  })
  revokedAt!: Date | null;

  @Field({ description: 'Whether the viewer holds the ticket, rather than managing it.' })
  viewerIsHolder!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the ticket was transferred to another person, which made it void. Null unless it was.',
  })
  passedOnAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the ticket was revoked. Null unless it was.',
  })
  revokeReason!: string | null;

  @Field(() => VoidReasonCodeEnum, {
    nullable: true,
    description: 'Code of the reason. Null for a reason written by a person.',
  })
  revokeReasonCode!: VoidReasonCode | null;

  /** The id of the order that resolvers add; no field of the API. */
  orderId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class TicketConnection extends ConnectionOf(Ticket) {
  /** The number of entries on all pages; counted on request. */
  countAll!: () => Promise<number>;
}

@SeenWithObject('the staff who changed the tickets')
@Carries('personal data')
@ObjectType({ simpleResolvers: true, description: 'Result of one operation on several tickets.' })
export class TicketsOutcome {
  @Field(() => [Ticket], { description: 'Tickets that were changed or sent, as they are now.' })
  tickets!: Ticket[];

  @Field(() => Int, {
    description:
      'Number of chosen tickets that were left as they are, because the operation does not apply to them.',
  })
  skipped!: number;
}

@InputType({ description: 'Answer to look for.' })
export class AnswerFilterInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field({ description: 'The answer, in any case of letters; a part of it for free text.' })
  value!: string;
}

@InputType({ description: 'Sorts all matching tickets. Tickets with equal values are sorted newest first.' })
export class TicketOrderInput {
  @Field(() => TicketSortEnum, {
    description: 'Sort key. HOLDER requires VIEW_PERSONAL_DATA. Prices sort within their currency.',
  })
  by!: TicketSort;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to sort in descending order: largest, latest or alphabetically last first.',
  })
  descending!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Revoked ticket.' })
export class RevokedTicket {
  @Field(() => ID, { description: 'ID of the ticket.' })
  ticketId!: string;

  @Field(() => DateTimeScalar, { description: 'When the ticket was revoked.' })
  revokedAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Signed list of the revoked tickets of an issuer or of the whole installation at a point in time. docs/tickets.md describes how to verify it.',
})
export class RevocationSnapshot {
  @Field(() => ID, {
    description: 'ID of the issuer. 00000000-0000-0000-0000-000000000000 for the whole installation.',
  })
  issuerId!: string;

  @Field({ description: 'Number of the snapshot, which increases with each revocation.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the snapshot that a delta extends. Null if all revocations are listed.',
  })
  since!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the snapshot was signed.' })
  createdAt!: Date;

  @Field(() => [RevokedTicket], { description: 'Revoked tickets.' })
  revoked!: RevokedTicket[];

  @Field(() => Int, { description: 'Total number of revoked tickets, listed or not.' })
  totalRevoked!: number;

  @Field(() => Int, { description: "Version of the issuer's key that signed the snapshot." })
  keyVersion!: number;

  @Field({ description: 'Ed25519 signature, base64url.' })
  signature!: string;
}

@ObjectType('SigningKey', { simpleResolvers: true, description: "Version of an issuer's public key." })
export class PublicSigningKey {
  /** The id of the issuer that resolvers add; no field of the API. */
  issuerId!: string;

  @Field(() => Int, { description: 'Version number.' })
  version!: number;

  @Field({ description: 'Key ID used in QR codes, eight hexadecimal digits.' })
  keyId!: string;

  @Field({ description: 'Ed25519 public key: 32 bytes in base64.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key stopped signing. It remains valid for verification. Null for the current key.',
  })
  retiredAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Pass that shows the tickets of one email address for two hours.',
})
export class OpenTicketLinkPayload {
  @Field({ description: 'Secret of the pass. Returned only once.' })
  pass!: string;

  @Field(() => DateTimeScalar, { description: 'When the pass expires.' })
  expiresAt!: Date;

  @Field({
    description:
      'Whether the link was requested. Only then can the tickets be transferred and cancelled; the link in a mail with tickets shows those of its order.',
  })
  isFresh!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Pass that shows the tickets of one phone number for two hours.',
})
export class OpenTicketCodePayload {
  @Field({ description: 'Secret of the pass. Returned only once.' })
  pass!: string;

  @Field(() => DateTimeScalar, { description: 'When the pass expires.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'When and where a ticket is valid today.' })
export class TicketTimes {
  @Field(() => DateTimeScalar, { description: 'Start of validity.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End of validity, before the grace period.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field({ description: 'IANA time zone of the event.' })
  timeZone!: string;

  @Field({ description: 'Venue of the event.' })
  venue!: string;
}

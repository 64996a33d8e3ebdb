import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { EventCategory } from '../../../platform/vocabulary.ts';
import { EventCategoryEnum } from '../../events/index.ts';
import { PublicSigningKey } from '../../tickets/index.ts';
import { Gate } from '../door.schema.ts';
import { DoorSettings } from '../settings/door-settings.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Event as seen by staff at its door.' })
export class DoorEvent {
  @Field(() => ID, { description: 'ID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  name!: string;

  @Field(() => EventCategoryEnum, { nullable: true, description: 'Category of the event.' })
  category!: EventCategory | null;

  @Field(() => String, { description: 'Venue of the event.' })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'End of the event.' })
  endDate!: Date;

  @Field({ description: 'IANA time zone of the event, in which its times are shown.' })
  timeZone!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  issuerId!: string;

  @Field(() => String, { description: 'Name of the issuer.' })
  issuerName!: string;

  @Field(() => [String], {
    description: 'Names of the tiers. A QR code contains a short hash of the tier name.',
  })
  tiers!: string[];

  @Field(() => [Gate], { description: 'Gates of the event, including closed ones.' })
  gates!: Gate[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class DoorEventConnection extends ConnectionOf(DoorEvent) {}

@ObjectType({ simpleResolvers: true, description: 'Tier of an event, and when its tickets are valid today.' })
export class DoorEditionTier {
  @Field({ description: 'Name of the tier.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Start of validity.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End of validity, before the grace period of the ticket.' })
  expiresAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Signed statement of when the tickets of an event are valid today, which overrides the times in tickets; see docs/tickets.md.',
})
export class DoorEdition {
  @Field(() => Int, {
    description: 'Number of the edition. Grows with each change of name, place or time of the event.',
  })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When it was signed.' })
  createdAt!: Date;

  @Field(() => [DoorEditionTier], { description: 'All tiers of the event.' })
  tiers!: DoorEditionTier[];

  @Field(() => Int, { description: "Version of the issuer's key that signed it." })
  keyVersion!: number;

  @Field({ description: 'Ed25519 signature, base64url.' })
  signature!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Data that a device needs, besides the revocation snapshot, to validate tickets of one event offline.',
})
export class DoorBriefing {
  @Field(() => DateTimeScalar, { description: 'Current server time, for devices to correct their clock.' })
  serverTime!: Date;

  @Field(() => DoorEvent, { description: 'The event.' })
  event!: DoorEvent;

  @Field(() => [PublicSigningKey], { description: "All versions of the issuer's public key." })
  keys!: PublicSigningKey[];

  @Field(() => DoorEdition, { description: 'When the tickets of the event are valid today, signed.' })
  edition!: DoorEdition;

  @Field(() => Int, { description: 'Number of distinct tickets admitted through all gates.' })
  entered!: number;

  @Field(() => Int, { description: 'Number of guests inside now.' })
  inside!: number;

  @Field(() => DoorSettings, { description: 'Rules and things to hand out.' })
  settings!: DoorSettings;
}

export const TestTicketKindEnum = registerEnum(
  'TestTicketKind',
  'Outcome that a door in test mode should report for a test ticket.',
  {
    good: 'Valid, in test mode only.',
    revoked: 'Listed as a revoked test ticket.',
    not_yet_valid: 'Valid from tomorrow.',
    expired: 'Expired yesterday.',
    bad_signature: 'Changed after it was signed.',
  },
);
export type TestTicketKind = (typeof TestTicketKindEnum)[keyof typeof TestTicketKindEnum];

@ObjectType({
  simpleResolvers: true,
  description: 'Ticket to test a door with. Its signature is valid in test mode only.',
})
export class TestTicket {
  @Field(() => TestTicketKindEnum, { description: 'Outcome that a door in test mode should report.' })
  kind!: TestTicketKind;

  @Field(() => ID, { description: 'Ticket ID in the code. No such ticket exists.' })
  ticketId!: string;

  @Field(() => String, { description: 'Text of the QR code.' })
  code!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Undone entry.' })
export class UndoEntryPayload {
  @Field(() => ID, { description: 'ID of the scan, which remains recorded.' })
  scanId!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;
}

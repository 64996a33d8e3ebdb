import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { PublicSigningKey } from '../../tickets/index.ts';
import { Gate } from '../door.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'An event as the people at its door know it.' })
export class DoorEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Where it is.' })
  venue!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endDate!: Date;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  issuerId!: string;

  @Field(() => String, { description: 'The name of that issuer.' })
  issuerName!: string;

  @Field(() => [String], {
    description: 'The names of its tiers; a code names its tier by a reference to one.',
  })
  tiers!: string[];

  @Field(() => [Gate], { description: 'Its gates, those that are closed included.' })
  gates!: Gate[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class DoorEventConnection {
  @Field(() => [DoorEvent], { description: 'The entries of the page.' })
  nodes!: DoorEvent[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What a device needs to judge tickets of one event on its own, besides the revocation snapshot.',
})
export class DoorBriefing {
  @Field(() => DateTimeScalar, { description: 'The time here, for a device to put its clock right.' })
  serverTime!: Date;

  @Field(() => DoorEvent, { description: 'The event.' })
  event!: DoorEvent;

  @Field(() => [PublicSigningKey], { description: 'Every version of the key of its issuer.' })
  keys!: PublicSigningKey[];

  @Field(() => Int, { description: 'Distinct tickets that are inside, through all gates.' })
  entered!: number;
}

export const TestTicketKindEnum = {
  GOOD: 'good',
  REVOKED: 'revoked',
  NOT_YET_VALID: 'not_yet_valid',
  EXPIRED: 'expired',
  BAD_SIGNATURE: 'bad_signature',
} as const;
export type TestTicketKind = (typeof TestTicketKindEnum)[keyof typeof TestTicketKindEnum];

registerEnumType(TestTicketKindEnum, {
  name: 'TestTicketKind',
  description: 'What a door in test mode must find a test ticket to be.',
  valuesConfig: {
    GOOD: { description: 'It lets somebody in, in test mode alone.' },
    REVOKED: { description: 'It stands on the list of revoked test tickets.' },
    NOT_YET_VALID: { description: 'It is good from tomorrow on.' },
    EXPIRED: { description: 'It was good until yesterday.' },
    BAD_SIGNATURE: { description: 'It was changed after it was signed.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A ticket to try a door with. It is signed for that purpose alone and opens no door in earnest.',
})
export class TestTicket {
  @Field(() => TestTicketKindEnum, { description: 'What a door in test mode must find.' })
  kind!: TestTicketKind;

  @Field(() => ID, { description: 'The id in the code; there is no such ticket.' })
  ticketId!: string;

  @Field(() => String, { description: 'The text of its QR code.' })
  code!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An entry that was taken back.' })
export class UndoEntryPayload {
  @Field(() => ID, { description: 'The scan, which stays.' })
  scanId!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;
}

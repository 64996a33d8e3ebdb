import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { TicketStatus } from '../../platform/vocabulary.ts';
import { type QuestionKind, QuestionKindEnum } from '../questions/index.ts';
import { TicketStatusEnum } from '../tickets/index.ts';

const READERS = 'staff of the door, and paired phones that may search';

@Carries('personal data')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Answer to a question that is for the door.' })
export class RosterAnswer {
  @Field({ description: 'Wording of the question when it was answered.' })
  label!: string;

  @Field(() => QuestionKindEnum, { description: 'Kind of answer.' })
  kind!: QuestionKind;

  @Field({ description: 'Answer. `true` for a ticked box.' })
  value!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of a ticket so far.' })
export class RosterUse {
  @Field(() => ID, { description: 'ID of the ticket.' })
  ticketId!: string;

  @Field(() => Int, { description: 'Number of entries that were not undone.' })
  entries!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last entry.' })
  enteredAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'ID of the gate of the last entry.' })
  gateId!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the exit after the last entry. Null if the holder is inside.',
  })
  leftAt!: Date | null;
}

@Carries('personal data')
@SeenWithObject(READERS)
@ObjectType({ simpleResolvers: true, description: 'Guest of an event, as phones at its door store them.' })
export class RosterGuest {
  @Field(() => ID, { description: 'ID of the ticket.' })
  ticketId!: string;

  @Field({ description: 'Number of the ticket.' })
  number!: string;

  @Field({ description: 'Number of its order.' })
  orderNumber!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => TicketStatusEnum, { description: 'State of the ticket. Entries are in `use`.' })
  status!: TicketStatus;

  @Field(() => Int, { description: 'Seconds for which the ticket admits after its end.' })
  graceSeconds!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the holder. Null for staff without VIEW_PERSONAL_DATA; paired phones that may search see it.',
  })
  holder!: string | null;

  @Field(() => [RosterAnswer], { description: 'Answers to the questions that are for the door.' })
  answers!: RosterAnswer[];

  @Field(() => RosterUse, { nullable: true, description: 'Entries so far. Null if there are none.' })
  use!: RosterUse | null;
}

@ObjectType({ simpleResolvers: true, description: 'Part of a roster that changed.' })
export class RosterPage {
  @Field(() => Int, { description: 'Number of the page.' })
  number!: number;

  @Field({ description: 'Digest of its guests, without their entries. Empty for a page without guests.' })
  digest!: string;

  @Field(() => [RosterGuest], { description: 'All guests of the page.' })
  guests!: RosterGuest[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Guests of an event, or changes since an earlier response.',
})
export class DoorRoster {
  @Field(() => DateTimeScalar, {
    description: 'Time of this response. Pass it as `since` to get later entries.',
  })
  asOf!: Date;

  @Field(() => [RosterPage], { description: 'Pages whose digest is not among those of the request.' })
  pages!: RosterPage[];

  @Field(() => Boolean, {
    description: 'Whether other pages have changed too. Repeat the request with the new digests.',
  })
  hasMore!: boolean;

  @Field(() => [RosterUse], {
    description: 'Tickets whose entries have changed since `since`. Empty without it.',
  })
  uses!: RosterUse[];

  @Field(() => Boolean, {
    description: 'Whether too many entries have changed to list them. Get the roster without digests.',
  })
  isOutdated!: boolean;
}

@Carries('keys')
@SeenWithObject('the device or session that it was made for')
@ObjectType({
  simpleResolvers: true,
  description: 'Key with which a phone encrypts the roster that it stores.',
})
export class RosterKey {
  @Field(() => ID, { description: 'ID of the key. Another ID means that the stored roster is void.' })
  id!: string;

  @Field({ description: '256 random bits for AES-GCM, base64.' })
  key!: string;

  @Field(() => DateTimeScalar, { description: 'When the phone deletes key and roster.' })
  endsAt!: Date;
}

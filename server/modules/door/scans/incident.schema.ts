import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { VoidReasonCode } from '../../../platform/vocabulary.ts';
import { VoidReasonCodeEnum } from '../../tickets/index.ts';
import { Scan } from './scan.schema.ts';

@Carries('personal data')
@SeenWithObject('staff of the door')
@ObjectType({ simpleResolvers: true, description: 'Ticket that was admitted at two doors.' })
export class ScanConflict {
  /** Not fields of the API: inputs of a lazily resolved field. */
  issuerId!: string;
  eventId!: string;
  holder!: string;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;

  @Field(() => String, { description: 'Ticket number.' })
  ticketNumber!: string;

  @Field(() => String, { description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Scan, { description: 'Entry: the earliest scan by corrected time.' })
  winner!: Scan;

  @Field(() => Scan, { description: 'Second scan by corrected time.' })
  loser!: Scan;

  @Field(() => DateTimeScalar, { description: 'When the conflict was detected.' })
  detectedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ScanConflictConnection extends ConnectionOf(ScanConflict) {}

@Carries('personal data')
@SeenWithObject('staff of the door')
@ObjectType({
  simpleResolvers: true,
  description: 'Admission of a ticket that had been revoked, refunded or transferred.',
})
export class VoidEntry {
  /** Not fields of the API: inputs of a lazily resolved field. */
  issuerId!: string;
  eventId!: string;
  holder!: string;

  @Field(() => ID, { description: 'ID of the scan.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;

  @Field(() => String, { description: 'Ticket number.' })
  ticketNumber!: string;

  @Field(() => String, { description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Scan, { description: 'Scan that admitted the ticket.' })
  scan!: Scan;

  @Field(() => DateTimeScalar, { description: 'When the ticket became void.' })
  revokedAt!: Date;

  @Field(() => String, { description: 'Reason why the ticket became void.' })
  reason!: string;

  @Field(() => VoidReasonCodeEnum, {
    nullable: true,
    description: 'Code of the reason. Null for a reason written by a person.',
  })
  reasonCode!: VoidReasonCode | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class VoidEntryConnection extends ConnectionOf(VoidEntry) {}

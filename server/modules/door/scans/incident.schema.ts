import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { VoidReasonCode } from '../../../platform/vocabulary.ts';
import { VoidReasonCodeEnum } from '../../tickets/index.ts';
import { Scan } from './scan.schema.ts';

@Carries('personal data')
@SeenWithObject('staff of the door')
@ObjectType({ simpleResolvers: true, description: 'Two doors let one ticket in.' })
export class ScanConflict {
  /** Not fields of the API: inputs of a lazily resolved field. */
  issuerId!: string;
  holder!: string;

  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;

  @Field(() => String, { description: 'What people call the ticket.' })
  ticketNumber!: string;

  @Field(() => String, { description: 'The name of the tier.' })
  tier!: string;

  @Field(() => Scan, { description: 'The entry: the earliest by corrected time.' })
  winner!: Scan;

  @Field(() => Scan, { description: 'The scan that came second by corrected time.' })
  loser!: Scan;

  @Field(() => DateTimeScalar, { description: 'When it was found.' })
  detectedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ScanConflictConnection {
  @Field(() => [ScanConflict], { description: 'The entries of the page.' })
  nodes!: ScanConflict[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@Carries('personal data')
@SeenWithObject('staff of the door')
@ObjectType({
  simpleResolvers: true,
  description: 'A door let in a ticket that was revoked, cancelled or passed on before.',
})
export class VoidEntry {
  /** Not fields of the API: inputs of a lazily resolved field. */
  issuerId!: string;
  holder!: string;

  @Field(() => ID, { description: 'That of the scan.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string;

  @Field(() => String, { description: 'What people call the ticket.' })
  ticketNumber!: string;

  @Field(() => String, { description: 'The name of the tier.' })
  tier!: string;

  @Field(() => Scan, { description: 'The scan by which it went in.' })
  scan!: Scan;

  @Field(() => DateTimeScalar, { description: 'When the ticket became void.' })
  revokedAt!: Date;

  @Field(() => String, { description: 'Why it became void.' })
  reason!: string;

  @Field(() => VoidReasonCodeEnum, {
    nullable: true,
    description: 'The code of that reason; null for one in the words of a person.',
  })
  reasonCode!: VoidReasonCode | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class VoidEntryConnection {
  @Field(() => [VoidEntry], { description: 'The entries of the page.' })
  nodes!: VoidEntry[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

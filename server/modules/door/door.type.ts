import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../graphql/access.ts';
import { ScanModeEnum, ScanOutcomeEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { ScanMode, ScanOutcome } from '../../vocabulary.ts';

@ObjectType({ simpleResolvers: true, description: 'One door of an event.' })
export class Gate {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  active!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class GateConnection {
  @Field(() => [Gate])
  nodes!: Gate[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'One scan, good or refused.' })
export class Scan {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true })
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the ticket, when it is one of ours.',
  })
  ticketNumber!: string | null;

  @Field(() => String, { nullable: true })
  tier!: string | null;

  @Field(() => ScanOutcomeEnum)
  outcome!: ScanOutcome;

  @Field(() => ScanModeEnum)
  mode!: ScanMode;

  @Field(() => Gate, { nullable: true })
  gate!: Gate | null;

  @Field(() => String)
  deviceId!: string;

  @Field(() => DateTimeScalar, { description: "What the device's own clock said." })
  deviceTime!: Date;

  @Field(() => DateTimeScalar, { description: "The device's time, put right by its offset." })
  correctedAt!: Date;

  @Field(() => Boolean, {
    description:
      'The time of a scan without a network lies more than two days outside its event. It is not believed: such a scan wins against no other admission.',
  })
  timeDoubtful!: boolean;

  @Field(() => DateTimeScalar)
  receivedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The name of who scanned.' })
  scannedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the entry was taken back, if it was.' })
  undoneAt!: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class ScanConnection {
  @Field(() => [Scan])
  nodes!: Scan[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The door's answer." })
export class ScanResult {
  @Field(() => Boolean)
  valid!: boolean;

  @Field(() => ScanOutcomeEnum)
  outcome!: ScanOutcome;

  @Field(() => ID, { nullable: true })
  scanId!: string | null;

  @Field(() => String, { description: 'Why, in words.' })
  message!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Null unless the ticket is one that this validator may know of.',
  })
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the ticket, when it is one of ours.',
  })
  ticketNumber!: string | null;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  tier!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Earlier entry, when the ticket was already used.',
  })
  usedAt!: Date | null;

  @Field(() => String, { nullable: true })
  usedGate!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When a ticket that came too early is valid.' })
  validFrom!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when a ticket that has expired was valid, its grace period included.',
  })
  validUntil!: Date | null;

  @Field(() => Boolean, { description: 'Its holder was let in before without paying what is due.' })
  letInUnpaid!: boolean;

  @Field(() => Money, { nullable: true, description: 'The amount still to be collected.' })
  due!: Money | null;

  @Field(() => Boolean, { description: 'The ticket was bought with MOCK or with the XLM of a test network.' })
  playMoney!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What a device would decide on its own.' })
export class ValidateTicketOfflinePayload {
  @Field(() => Boolean)
  valid!: boolean;

  @Field(() => ScanOutcomeEnum)
  outcome!: ScanOutcome;

  @Field(() => String)
  message!: string;

  @Field(() => Boolean, { description: 'The key is one of the issuer that the ticket names.' })
  keyKnown!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class UploadedScan {
  @Field(() => String)
  nonce!: string;

  @Field(() => ScanOutcomeEnum)
  outcome!: ScanOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the ticket, when it is one of ours.',
  })
  ticketNumber!: string | null;

  @Field(() => Boolean, { description: 'It had been taken over before.' })
  repeated!: boolean;

  @Field(() => Boolean, { description: 'Another door let the same ticket in.' })
  conflict!: boolean;

  @Field(() => Boolean, {
    description: 'The ticket had been revoked, cancelled or passed on before it was let in.',
  })
  void!: boolean;
}

@Carries('personal data')
@SeenWithObject('staff of the door')
@ObjectType({ simpleResolvers: true, description: 'Two doors let one ticket in.' })
export class ScanConflict {
  /** What the lazy field is made of; no fields of the API. */
  issuerId!: string;
  holder!: string;

  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  ticketId!: string;

  @Field(() => String, { description: 'What people call the ticket.' })
  ticketNumber!: string;

  @Field(() => String)
  tier!: string;

  @Field(() => Scan, { description: 'The entry: the earliest by corrected time.' })
  winner!: Scan;

  @Field(() => Scan)
  loser!: Scan;

  @Field(() => DateTimeScalar)
  detectedAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class ScanConflictConnection {
  @Field(() => [ScanConflict])
  nodes!: ScanConflict[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true })
export class EntriesChange {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String, {
    description:
      "The number of the organiser's latest revocation: a device whose list is older fetches what is new.",
  })
  revocationNumber!: string;

  @Field(() => Int, { description: 'Distinct tickets that went in.' })
  entered!: number;

  @Field(() => [Gate])
  gates!: Gate[];
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { ScanMode, ScanOutcome } from '../../platform/vocabulary.ts';
import { ScanModeEnum, ScanOutcomeEnum } from './scans/scan-inputs.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'One door of an event.' })
export class Gate {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it lets people in now.' })
  active!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class GateConnection {
  @Field(() => [Gate], { description: 'The entries of the page.' })
  nodes!: Gate[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'One scan, good or refused.' })
export class Scan {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the ticket, when it is one of ours.',
  })
  ticketNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the tier.' })
  tier!: string | null;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
  outcome!: ScanOutcome;

  @Field(() => ScanModeEnum, { description: 'Whether the door had a network.' })
  mode!: ScanMode;

  @Field(() => Gate, { nullable: true, description: 'The gate; null when none was named.' })
  gate!: Gate | null;

  @Field(() => String, { description: 'What the device calls itself, up to 100 characters.' })
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

  @Field(() => DateTimeScalar, { description: 'When the server got it.' })
  receivedAt!: Date;

  @Field(() => String, { nullable: true, description: 'The name of who scanned.' })
  scannedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the entry was taken back, if it was.' })
  undoneAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ScanConnection {
  @Field(() => [Scan], { description: 'The entries of the page.' })
  nodes!: Scan[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many there are on all pages together.' })
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The door's answer." })
export class ScanResult {
  @Field(() => Boolean, { description: 'Whether it counts.' })
  valid!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
  outcome!: ScanOutcome;

  @Field(() => ID, { nullable: true, description: 'The record of the scan; null when nothing was recorded.' })
  scanId!: string | null;

  @Field(() => String, { description: 'Why, in words.' })
  message!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the ticket, when it is one of ours.',
  })
  ticketNumber!: string | null;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the tier.' })
  tier!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Earlier entry, when the ticket was already used.',
  })
  usedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Where the holder went in before.' })
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
  @Field(() => Boolean, { description: 'Whether it counts.' })
  valid!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
  outcome!: ScanOutcome;

  @Field(() => String, { description: 'What happened, in a sentence for people.' })
  message!: string;

  @Field(() => Boolean, { description: 'The key is one of the issuer that the ticket names.' })
  keyKnown!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What became of a scan that was taken over.' })
export class UploadedScan {
  @Field(() => String, {
    description: 'A word that names one scan of a device: the same again adds nothing.',
  })
  nonce!: string;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
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

@ObjectType({ simpleResolvers: true, description: 'Who went in so far.' })
export class EntriesChange {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, {
    description:
      "The number of the organiser's latest revocation: a device whose list is older fetches what is new.",
  })
  revocationNumber!: string;

  @Field(() => Int, { description: 'Distinct tickets that went in.' })
  entered!: number;

  @Field(() => [Gate], { description: 'The gates of the event, with who went in.' })
  gates!: Gate[];
}

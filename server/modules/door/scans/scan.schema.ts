import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { ScanMode, ScanOutcome } from '../../../platform/vocabulary.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { Gate } from '../door.schema.ts';

export const ScanModeEnum = registerEnum<ScanMode>('ScanMode', 'Whether the door had a network.', {
  online: 'The server decided.',
  offline: 'The device decided by itself.',
});

export const ScanOutcomeEnum = registerEnum<ScanOutcome>('ScanOutcome', 'What the door decided, and why.', {
  admitted: 'The holder may go in; the entry is recorded.',
  good: 'It would let in; nothing was recorded.',
  malformed: 'It is no ticket.',
  bad_signature: 'It was not signed by the organiser, or was changed.',
  unknown_key: 'Nobody knows the key that signed it.',
  unknown_ticket: 'It is signed, and was never issued.',
  wrong_issuer: 'It is another organiser’s.',
  wrong_event: 'It is for another event.',
  revoked: 'It was revoked.',
  cancelled: 'It was given back.',
  not_yet_valid: 'Its time has not come.',
  expired: 'Its time is over.',
  already_used: 'Somebody went in with it before.',
});

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

@InputType({ description: 'A ticket at the door.' })
export class ValidateTicketInput {
  @Field(() => JsonScalar, {
    description: 'The ticket file as an object, or its text, or the text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true, description: 'The event that it belongs to.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The gate that it is at.' })
  gateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the device calls itself. ${upTo(MAX_NAME_LENGTH)}`,
  })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

@InputType({ description: 'A scan that was made without a network.' })
export class QueuedScanInput {
  @Field(() => String, {
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce!: string;

  @Field(() => JsonScalar, {
    description: 'The ticket file as an object, or its text, or the text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true, description: 'The gate that it is at.' })
  gateId?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was scanned, by the clock of the device.' })
  deviceTime!: Date;

  @Field(() => Boolean, { description: 'Whether the device let the holder in.' })
  admitted!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
  outcome!: ScanOutcome;
}

@InputType({ description: 'A guest whom the validator found by name, and the door that he stands at.' })
export class AdmitGuestInput {
  @Field(() => ID, { description: 'The ticket of the guest.' })
  ticketId!: string;

  @Field(() => ID, { nullable: true, description: 'The event that the door is for.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The gate.' })
  gateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The device, in its own words. ${upTo(MAX_NAME_LENGTH)}`,
  })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the device calls this scan; repeated, it gets the first answer again. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

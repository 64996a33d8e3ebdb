import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OUTCOME_DESCRIPTIONS, type ScanOutcome, type ScanPurpose } from '../../../lib/scan/outcomes.ts';
import type { ScanNote } from '../../../lib/scan/phone-rule.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { ScanMode } from '../../../platform/vocabulary.ts';
import { ScanNoteEnum } from '../../live-codes/index.ts';
import { MAX_NAME_LENGTH } from '../door.rules.ts';
import { Gate } from '../door.schema.ts';

export const ScanModeEnum = registerEnum<ScanMode>('ScanMode', 'Whether the door was online.', {
  online: 'Decided by the server.',
  offline: 'Decided by the device offline.',
});

export const ScanOutcomeEnum = registerEnum<ScanOutcome>(
  'ScanOutcome',
  'Decision of the door, with its reason.',
  OUTCOME_DESCRIPTIONS,
);

export const ScanPurposeEnum = registerEnum<ScanPurpose>('ScanPurpose', 'Reason for scanning a ticket.', {
  entry: 'The holder goes in.',
  exit: 'The holder leaves.',
  handout: 'The holder gets a thing, such as a badge. Does not admit.',
});

@ObjectType({ simpleResolvers: true, description: 'Scan of a ticket, valid or refused.' })
export class Scan {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Ticket number. Null if the ticket is unknown.',
  })
  ticketNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tier.' })
  tier!: string | null;

  @Field(() => ScanOutcomeEnum, { description: 'Decision of the door.' })
  outcome!: ScanOutcome;

  @Field(() => ScanNoteEnum, {
    nullable: true,
    description: 'Remark on an entry or exit with less than the registered phone. Null for others.',
  })
  note!: ScanNote | null;
  @Field(() => ScanPurposeEnum, { description: 'Reason for the scan.' })
  purpose!: ScanPurpose;

  @Field(() => ScanModeEnum, { description: 'Whether the scan was decided online or offline.' })
  mode!: ScanMode;

  @Field(() => Gate, { nullable: true, description: 'Gate of the scan. Null if the device gave none.' })
  gate!: Gate | null;

  @Field(() => String, { description: 'Name of the device, up to 100 characters.' })
  deviceId!: string;

  @Field(() => DateTimeScalar, { description: "Time by the device's own clock." })
  deviceTime!: Date;

  @Field(() => DateTimeScalar, { description: "Device time, corrected by the device's clock offset." })
  correctedAt!: Date;

  @Field(() => Boolean, {
    description:
      'Whether the time of an offline scan is more than two days outside its event. Such a scan is not trusted and never takes precedence over another admission.',
  })
  timeDoubtful!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the server received the scan.' })
  receivedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Name of the validator, or of the paired device.' })
  scannedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether a device handed it in after it was cut off.' })
  handedIn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a device made it beyond its events, gates or profile, or after it was cut off. Such a scan has no effect.',
  })
  beyondLimits!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the entry or hand-out was undone. Null if it was not.',
  })
  undoneAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ScanConnection extends ConnectionOf(Scan) {
  @Field(() => Int, { description: 'Number of entries on all pages.' })
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of scanning a ticket.' })
export class ScanResult {
  @Field(() => Boolean, { description: 'Whether the ticket admits its holder.' })
  valid!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'Decision of the door.' })
  outcome!: ScanOutcome;

  @Field(() => ID, { nullable: true, description: 'ID of the recorded scan. Null if nothing was recorded.' })
  scanId!: string | null;

  @Field(() => String, { description: 'Reason in plain text.' })
  message!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  ticketId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Ticket number. Null if the ticket is unknown.',
  })
  ticketNumber!: string | null;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the tier.' })
  tier!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the earlier entry. Null unless the ticket was already used.',
  })
  usedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Gate of the earlier entry. Null if it is unknown.' })
  usedGate!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Start of the ticket's validity. Null unless the ticket is not valid yet.",
  })
  validFrom!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "End of the ticket's validity, including its grace period. Null unless the ticket has expired.",
  })
  validUntil!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether the holder was admitted earlier without paying the amount due.',
  })
  letInUnpaid!: boolean;

  @Field(() => Money, { nullable: true, description: 'Amount still due. Null if there is none.' })
  due!: Money | null;

  @Field(() => Boolean, {
    description: 'Whether the ticket was bought with MOCK or with the XLM of a test network.',
  })
  playMoney!: boolean;

  @Field(() => Boolean, { description: "Whether it is the organiser's test ticket, which is no guest." })
  isTest!: boolean;

  @Field(() => ScanNoteEnum, {
    nullable: true,
    description: 'Remark on an entry or exit with less than the registered phone. Null for others.',
  })
  note!: ScanNote | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Seconds by which the clock of the holder's phone is ahead, within ten seconds. Null without a live code of the ticket's phone.",
  })
  phoneClockSkew!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Decision that a device would make offline.' })
export class ValidateTicketOfflinePayload {
  @Field(() => Boolean, { description: 'Whether the ticket admits its holder.' })
  valid!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'Decision of the door.' })
  outcome!: ScanOutcome;

  @Field(() => String, { description: 'Result in plain text.' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether the key belongs to the issuer that the ticket names.' })
  keyKnown!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of an uploaded scan.' })
export class UploadedScan {
  @Field(() => String, {
    description: 'Unique key of the scan, chosen by the device. A repeat is recorded only once.',
  })
  nonce!: string;

  @Field(() => ScanOutcomeEnum, { description: 'Decision of the door.' })
  outcome!: ScanOutcome;

  @Field(() => ScanModeEnum, {
    description: 'Whether the recorded scan was decided online, or is as the device reported it.',
  })
  mode!: ScanMode;

  @Field(() => String, {
    nullable: true,
    description: 'Ticket number. Null if the ticket is unknown.',
  })
  ticketNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether the scan had been uploaded before.' })
  repeated!: boolean;

  @Field(() => Boolean, { description: 'Whether another door admitted the same ticket.' })
  conflict!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the ticket had been revoked, refunded or transferred before it was admitted.',
  })
  void!: boolean;
}

/** The work of a device that a scan is part of. */
@InputType()
abstract class ScanWorkInput {
  @Field(() => ScanPurposeEnum, { defaultValue: 'entry', description: 'Reason for the scan.' })
  purpose!: ScanPurpose;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the thing to hand out. Required for HANDOUT.',
  })
  itemId?: string | null;
}

/** A scan that the service judges at once. */
@InputType()
abstract class JudgedScanInput extends ScanWorkInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: '`false` validates the ticket without recording an entry.',
  })
  commit!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether staff compared the name of the holder with an ID. For tickets that need a phone.',
  })
  idChecked!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether staff saw the holder leave. For exits of tickets that need a phone, when it is not shown.',
  })
  exitConfirmed!: boolean;
}

@InputType({ description: 'Ticket to validate at the door.' })
export class ValidateTicketInput extends JudgedScanInput {
  @Field(() => JsonScalar, {
    description: 'Ticket file as an object or as text, or text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true, description: 'ID of the event.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the gate of the device.' })
  gateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the device. ${upTo(MAX_NAME_LENGTH)}`,
  })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Unique key of the scan, chosen by the device. A repeat is recorded only once. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce?: string | null;
}

@InputType({ description: 'Scan that a device made offline.' })
export class QueuedScanInput extends ScanWorkInput {
  @Field(() => String, {
    description: `Unique key of the scan, chosen by the device. A repeat is recorded only once. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce!: string;

  @Field(() => JsonScalar, {
    description:
      'Ticket file as an object or as text, or text of the QR code. Empty for a guest found by name.',
  })
  ticket!: unknown;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the ticket of a guest found by name, without a code. Of a device that may not search it admits no one.',
  })
  ticketId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the gate of the device.' })
  gateId?: string | null;

  @Field(() => DateTimeScalar, { description: "Time of the scan by the device's clock." })
  deviceTime!: Date;

  @Field(() => Boolean, { description: 'Whether the device admitted the holder.' })
  admitted!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'Decision of the door.' })
  outcome!: ScanOutcome;

  @Field(() => ScanNoteEnum, {
    nullable: true,
    description: 'Remark of the device on an entry or exit with less than the registered phone.',
  })
  note?: ScanNote | null;
}

@InputType({ description: 'Guest found by name, and the door to admit them at.' })
export class AdmitGuestInput extends JudgedScanInput {
  @Field(() => ID, { description: "ID of the guest's ticket." })
  ticketId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the event at whose door the device is used.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the gate.' })
  gateId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the device, chosen by the device. ${upTo(MAX_NAME_LENGTH)}`,
  })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Unique key of the scan, chosen by the device. A repeat returns the first result. ${upTo(MAX_NAME_LENGTH)}`,
  })
  nonce?: string | null;
}

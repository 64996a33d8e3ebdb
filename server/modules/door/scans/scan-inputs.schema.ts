import { Field, ID, InputType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { ScanMode, ScanOutcome } from '../../../platform/vocabulary.ts';
import { LONGEST_NAME } from '../door.rules.ts';

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

  @Field(() => String, { nullable: true, description: `What the device calls itself. ${upTo(LONGEST_NAME)}` })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(LONGEST_NAME)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

@InputType({ description: 'A scan that was made without a network.' })
export class QueuedScanInput {
  @Field(() => String, {
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(LONGEST_NAME)}`,
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

  @Field(() => String, { nullable: true, description: `The device, in its own words. ${upTo(LONGEST_NAME)}` })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the device calls this scan; repeated, it gets the first answer again. ${upTo(LONGEST_NAME)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

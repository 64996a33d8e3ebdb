import { Field, ID, ObjectType } from 'type-graphql';
import { SCAN_NOTES, type ScanNote } from '../../lib/scan/phone-rule.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import { Ticket } from '../tickets/index.ts';

@ObjectType({
  simpleResolvers: true,
  description: "How doors ask for the holder's phone; see docs/door.md.",
})
export class LiveCodes {
  @Field(() => DateTimeScalar, { description: 'From when doors ask for the phone.' })
  from!: Date;

  @Field(() => Boolean, {
    description: 'Whether a ticket on paper admits its named holder after a look at an ID.',
  })
  allowsPaper!: boolean;

  /** The source of `admitsUnknown`; no fields of the API. */
  admits!: boolean;
  issuerId!: string;
  eventId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Phone that a ticket is bound to.' })
export class TicketPhone {
  @Field({ description: 'Ed25519 public key of the phone for this ticket: 32 bytes in base64.' })
  publicKey!: string;

  @Field(() => DateTimeScalar, { description: 'When the phone was registered.' })
  registeredAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Result of registering a phone.' })
export class RegisterTicketPhonePayload {
  @Field(() => Ticket, { description: 'The ticket.' })
  ticket!: Ticket;

  @Field(() => DateTimeScalar, { description: 'Current server time, for the phone to correct its clock.' })
  serverTime!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Rule of a tier for the doors of its event.' })
export class DoorLiveTier {
  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => DateTimeScalar, { description: 'From when doors ask for the phone.' })
  from!: Date;

  @Field(() => Boolean, {
    description: 'Whether a ticket on paper admits its named holder after a look at an ID.',
  })
  allowsPaper!: boolean;

  @Field(() => Boolean, { description: 'Whether a ticket without a known phone admits once.' })
  admitsUnknown!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Public key of the phone of a ticket.' })
export class DoorPhone {
  @Field(() => ID, { description: 'ID of the ticket.' })
  ticketId!: string;

  @Field({ description: 'Ed25519 public key: 32 bytes in base64.' })
  publicKey!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Phones of the tickets of an event, or those registered since an earlier response.',
})
export class DoorPhones {
  @Field(() => DateTimeScalar, {
    description: 'Time of this response. Pass it as `since` to get later changes.',
  })
  asOf!: Date;

  @Field(() => [DoorLiveTier], { description: 'Tiers that ask for a phone, always all of them.' })
  tiers!: DoorLiveTier[];

  @Field(() => [DoorPhone], {
    description: 'Current phones. One that is listed again replaces the earlier one of its ticket.',
  })
  phones!: DoorPhone[];
}

export const ScanNoteEnum = registerEnum<ScanNote>(
  'ScanNote',
  'Remark on an entry or exit with less than the registered phone.',
  {
    phone_unknown: 'No registered phone was known, and the organiser admits such tickets once.',
    id_checked: 'Staff compared the name of the holder with an ID.',
    exit_confirmed: 'Staff saw the holder leave without the registered phone.',
  } satisfies Record<(typeof SCAN_NOTES)[number], string>,
);

export type TicketStanding = 'genuine' | 'not_genuine' | 'revoked' | 'cancelled' | 'transferred';

export const TicketStandingEnum = registerEnum<TicketStanding>(
  'TicketStanding',
  'What is known about a ticket that is presented by its code or file.',
  {
    genuine: 'Signed by the organiser of its event, and valid.',
    not_genuine: 'No ticket of Passa, or changed.',
    revoked: 'Revoked by the organiser.',
    cancelled: 'Cancelled or refunded.',
    transferred: 'Transferred to another person, who has another ticket for it.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'Check of a ticket before it is bought from another person. Contains no personal data.',
})
export class TicketCheck {
  @Field(() => TicketStandingEnum, { description: 'What is known about the ticket.' })
  standing!: TicketStanding;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "From when doors ask for the holder's phone. Null if they do not.",
  })
  needsPhoneFrom!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether a phone is registered, whose holder alone can use the ticket.',
  })
  hasPhone!: boolean;
}

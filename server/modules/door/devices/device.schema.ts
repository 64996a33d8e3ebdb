import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DEVICE_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { MAX_EVENTS, MAX_GATES } from './device.rules.ts';
import type { PairingState } from './pair-device.ts';

export const DeviceProfileEnum = registerEnum<DeviceProfile>(
  'DeviceProfile',
  'Security profile of a door device. Each may do what the one before it may, and more.',
  {
    scan_only: 'Scans tickets, and records what guests pay with a scan.',
    scan_and_search: 'Also finds guests by name and admits them without a code.',
    box_office: 'Also sells tickets, and takes payments that are due without a scan.',
  },
);

export const PairingStateEnum = registerEnum<PairingState>(
  'DevicePairingState',
  'State of a request to pair a phone.',
  {
    waiting: 'Not confirmed yet.',
    paired: 'Confirmed: the phone may use its credential.',
    expired: 'Unknown, or no longer valid.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Event that a door device is limited to or works at.' })
export class DeviceEvent {
  @Field(() => ID, { description: 'ID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Gate that a door device is limited to.' })
export class DeviceGate {
  @Field(() => ID, { description: 'ID of the gate.' })
  id!: string;

  @Field(() => String, { description: 'Name of the gate.' })
  name!: string;

  @Field(() => ID, { description: 'ID of its event.' })
  eventId!: string;

  @Field(() => String, { description: 'Name of its event.' })
  eventName!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Gate that a door device works at.' })
export class DevicePlace {
  @Field(() => ID, { description: 'ID of the gate.' })
  id!: string;

  @Field(() => String, { description: 'Name of the gate.' })
  name!: string;
}

@Carries('personal data', 'keys')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Phone at the door that was paired by an organiser.' })
export class DoorDevice {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name that the organiser gave it.' })
  name!: string;

  @Field(() => String, { description: 'Name under which its scans are stored. It never changes.' })
  scanName!: string;

  @Field(() => String, { description: 'Name of its issuer.' })
  issuerName!: string;

  @Field(() => DeviceProfileEnum, { description: 'Security profile.' })
  profile!: DeviceProfile;

  @Field(() => [DeviceEvent], {
    nullable: true,
    description: 'Events that it is limited to. Null: all events of the issuer.',
  })
  events!: DeviceEvent[] | null;

  @Field(() => [DeviceGate], {
    nullable: true,
    description: 'Gates that it is limited to. Null: all gates of its events.',
  })
  gates!: DeviceGate[] | null;

  @Field(() => Boolean, { description: 'Whether a staff PIN guards its settings.' })
  hasPin!: boolean;

  @Field(() => String, { nullable: true, description: 'Name of the person who paired it.' })
  pairedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was paired.' })
  pairedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When its credential expires.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'User agent of its browser.' })
  userAgent!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it last reported its state.' })
  seenAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Version of its app.' })
  version!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Battery level in percent. Null if its browser hides it.',
  })
  battery!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its battery is charging.' })
  charging!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Number of scans that it still has to upload.' })
  waiting!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its list of revoked tickets was last known to be current.',
  })
  listAt!: Date | null;

  @Field(() => DeviceEvent, { nullable: true, description: 'Event that it works at.' })
  event!: DeviceEvent | null;

  @Field(() => DevicePlace, { nullable: true, description: 'Gate that it works at.' })
  gate!: DevicePlace | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cut off.' })
  cutOffAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the scans that it made before it was cut off are taken. Null: none are.',
  })
  takesScansUntil!: Date | null;

  @Field(() => Int, { description: 'Number of scans that it handed in after it was cut off.' })
  handedIn!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class DoorDeviceConnection extends ConnectionOf(DoorDevice) {}

@Carries('keys')
@SeenWithObject('the phone that asks to be paired')
@ObjectType({ simpleResolvers: true, description: 'Request of a phone to be paired.' })
export class StartDevicePairingPayload {
  @Field(() => ID, { description: 'ID of the request, which only the phone knows.' })
  pairingId!: string;

  @Field(() => String, { description: 'Code for the organiser, as text and in the QR code.' })
  code!: string;

  @Field(() => String, { description: 'Four digits that the screen of the organiser must show too.' })
  number!: string;

  @Field(() => DateTimeScalar, { description: 'When the code expires.' })
  expiresAt!: Date;
}

@Carries('personal data')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Open request of a phone to be paired.' })
export class DevicePairing {
  @Field(() => String, { description: 'Four digits that the screen of the phone must show too.' })
  number!: string;

  @Field(() => String, { description: 'User agent of the browser of the phone.' })
  userAgent!: string;

  @Field(() => DateTimeScalar, { description: 'When the code expires.' })
  expiresAt!: Date;
}

@InputType({ description: 'What a door device may do, and where.' })
export class DeviceTermsInput {
  @Field(() => String, { description: `Name of the device. ${upTo(DEVICE_LIMITS.name)}` })
  name!: string;

  @Field(() => DeviceProfileEnum, { description: 'Security profile.' })
  profile!: DeviceProfile;

  @Field(() => [ID], {
    nullable: true,
    description: `IDs of the events that it is limited to, at most ${MAX_EVENTS}. Defaults to all events of the issuer.`,
  })
  eventIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `IDs of the gates that it is limited to, at most ${MAX_GATES}. Defaults to all gates of its events.`,
  })
  gateIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Staff PIN of 4 to 12 digits that guards its settings. ${upTo(DEVICE_LIMITS.pin)} Defaults to none, and to the present one in a change.`,
  })
  pin?: string | null;
}

@InputType({ description: 'Request of a phone confirmed by an organiser.' })
export class ConfirmDevicePairingInput extends DeviceTermsInput {
  @Field(() => String, { description: `Code that the phone shows. ${upTo(DEVICE_LIMITS.code)}` })
  code!: string;
}

@InputType({ description: 'New terms of a door device.' })
export class ChangeDoorDeviceInput extends DeviceTermsInput {
  @Field(() => ID, { description: 'ID of the device.' })
  id!: string;
}

@InputType({ description: 'State that a door device reports of itself.' })
export class SubmitDeviceStateInput {
  @Field(() => String, { description: `Version of the app. ${upTo(DEVICE_LIMITS.version)}` })
  version!: string;

  @Field(() => Int, { nullable: true, description: 'Battery level in percent.' })
  battery?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the battery is charging.' })
  charging?: boolean | null;

  @Field(() => Int, { description: 'Number of scans that it still has to upload.' })
  waiting!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its list of revoked tickets was last known to be current.',
  })
  listAt?: Date | null;

  @Field(() => ID, { nullable: true, description: 'ID of the event that it works at.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the gate that it works at.' })
  gateId?: string | null;
}

@Carries('keys')
@SeenWithObject('the device itself')
@ObjectType({
  simpleResolvers: true,
  description: 'PIN as its device checks it: PBKDF2 with SHA-256 and a key of 32 bytes.',
})
export class DevicePin {
  @Field(() => String, { description: 'Salt in base64url.' })
  salt!: string;

  @Field(() => String, { description: 'Derived key in base64url.' })
  hash!: string;

  @Field(() => Int, { description: 'Number of rounds.' })
  rounds!: number;
}

@Carries('keys')
@SeenWithObject('the device itself')
@ObjectType({ simpleResolvers: true, description: 'Terms of a door device, for the device itself.' })
export class DeviceTerms {
  @Field(() => ID, { description: 'ID of the device.' })
  id!: string;

  @Field(() => String, { description: 'Name of the device.' })
  name!: string;

  @Field(() => DeviceProfileEnum, { description: 'Security profile.' })
  profile!: DeviceProfile;

  @Field(() => [ID], { nullable: true, description: 'IDs of the events that it is limited to. Null: all.' })
  eventIds!: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'IDs of the gates that it is limited to. Null: all.' })
  gateIds!: string[] | null;

  @Field(() => DevicePin, { nullable: true, description: 'Staff PIN. Null if there is none.' })
  pin!: DevicePin | null;
}

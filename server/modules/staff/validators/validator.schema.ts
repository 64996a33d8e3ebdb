import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum, UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

const DeviceKindEnum = registerEnum(
  'DeviceKind',
  'Kind of device: a signed-in browser, or a program that uses an API key.',
  {
    session: 'Signed-in browser.',
    key: 'Program that uses an API key.',
  },
);

@Carries('personal data', 'keys')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Device of a validator.' })
class ValidatorDevice {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => DeviceKindEnum, { description: 'Kind of the object.' })
  kind!: 'session' | 'key';

  @Field(() => String, {
    nullable: true,
    description: 'User agent of the browser, or first characters of the key.',
  })
  label!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the device at the door, as shown by its scanner.',
  })
  doorDevice!: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the client.' })
  address!: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last used.' })
  lastSeenAt!: Date | null;
}

@Carries('personal data')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Person who validates tickets.' })
export class Validator {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => UserStatusEnum, { description: 'Current status.' })
  status!: 'active' | 'suspended';

  @Field(() => String, { nullable: true, description: 'Name of the issuer. Null for platform validators.' })
  issuerName!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last signed in. Null if never.',
  })
  lastLoginAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the temporary password expires. Null if it has been used.',
  })
  temporaryUntil!: Date | null;

  @Field(() => Int, { description: 'Number of scans since midnight UTC, including refused ones.' })
  scansToday!: number;

  @Field(() => [String], { description: "Gates of today's scans." })
  gates!: string[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last scan. Null if there is none.',
  })
  lastScanAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Gate of the last scan. Null if there is none.' })
  lastGate!: string | null;

  @Field(() => [ValidatorDevice], { description: 'Devices on which the person is signed in.' })
  devices!: ValidatorDevice[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ValidatorConnection extends ConnectionOf(Validator) {}

@Carries('personal data', 'keys')
@SeenWithObject('the manager who registers, once')
@ObjectType({ simpleResolvers: true, description: 'New validator account, with its temporary password.' })
export class RegisterValidatorPayload {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, {
    description: 'Temporary password, which opens one session. Returned only once and not stored.',
  })
  temporaryPassword!: string;

  @Field(() => DateTimeScalar, { description: 'When the temporary password expires.' })
  expiresAt!: Date;
}

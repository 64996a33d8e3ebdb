import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { UserStatusEnum } from '../../../graphql/enums.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

const DeviceKindEnum = { SESSION: 'session', KEY: 'key' } as const;
registerEnumType(DeviceKindEnum, {
  name: 'DeviceKind',
  description: 'A browser that is signed in, or a program that has nothing but a key.',
});

@Carries('personal data', 'keys')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'What somebody works with at the door.' })
export class ValidatorDevice {
  @Field(() => ID)
  id!: string;

  @Field(() => DeviceKindEnum)
  kind!: 'session' | 'key';

  @Field(() => String, {
    nullable: true,
    description: 'What the browser says it is; the beginning of a key.',
  })
  label!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name by which it works at doors, as its scanner shows it.',
  })
  doorDevice!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => DateTimeScalar)
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  lastSeenAt!: Date | null;
}

@Carries('personal data')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Somebody who lets people in.' })
export class Validator {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => UserStatusEnum)
  status!: 'active' | 'suspended';

  @Field(() => String, { nullable: true, description: "Null for the platform's own." })
  issuerName!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  lastLoginAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'While the temporary password waits to be used.',
  })
  temporaryUntil!: Date | null;

  @Field(() => Int, { description: 'Since midnight UTC, refused ones included.' })
  scansToday!: number;

  @Field(() => [String], { description: 'Where the scans of today were made.' })
  gates!: string[];

  @Field(() => DateTimeScalar, { nullable: true })
  lastScanAt!: Date | null;

  @Field(() => String, { nullable: true })
  lastGate!: string | null;

  @Field(() => [ValidatorDevice])
  devices!: ValidatorDevice[];
}

@ObjectType({ simpleResolvers: true })
export class ValidatorConnection {
  @Field(() => [Validator])
  nodes!: Validator[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@Carries('personal data', 'keys')
@SeenWithObject('the manager who registers, once')
@ObjectType({ simpleResolvers: true })
export class RegisterValidatorPayload {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'Opens one session. It is shown this once and kept nowhere.' })
  temporaryPassword!: string;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;
}

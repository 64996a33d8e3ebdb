import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { UserStatusEnum } from '../../../platform/graphql/enums.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

const DeviceKindEnum = { SESSION: 'session', KEY: 'key' } as const;
registerEnumType(DeviceKindEnum, {
  name: 'DeviceKind',
  description: 'A browser that is signed in, or a program that has nothing but a key.',
  valuesConfig: {
    SESSION: { description: 'A browser that is signed in.' },
    KEY: { description: 'A program that has nothing but a key.' },
  },
});

@Carries('personal data', 'keys')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'What somebody works with at the door.' })
class ValidatorDevice {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => DeviceKindEnum, { description: 'What kind it is of.' })
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

  @Field(() => String, { nullable: true, description: 'The network address that it came from.' })
  address!: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was used last.' })
  lastSeenAt!: Date | null;
}

@Carries('personal data')
@SeenWithObject('those who manage validators')
@ObjectType({ simpleResolvers: true, description: 'Somebody who lets people in.' })
export class Validator {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => UserStatusEnum, { description: 'How it stands.' })
  status!: 'active' | 'suspended';

  @Field(() => String, { nullable: true, description: "Null for the platform's own." })
  issuerName!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the person signed in last.' })
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

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the last scan was made.' })
  lastScanAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Where the last scan was made.' })
  lastGate!: string | null;

  @Field(() => [ValidatorDevice], { description: 'What the person is signed in with.' })
  devices!: ValidatorDevice[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ValidatorConnection {
  @Field(() => [Validator], { description: 'The entries of the page.' })
  nodes!: Validator[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@Carries('personal data', 'keys')
@SeenWithObject('the manager who registers, once')
@ObjectType({ simpleResolvers: true, description: 'A validator’s new account, with its temporary password.' })
export class RegisterValidatorPayload {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Opens one session. It is shown this once and kept nowhere.' })
  temporaryPassword!: string;

  @Field(() => DateTimeScalar, { description: 'Until then it is valid.' })
  expiresAt!: Date;
}

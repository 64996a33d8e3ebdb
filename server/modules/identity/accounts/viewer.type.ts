import { Field, ObjectType } from 'type-graphql';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Role } from '../../../platform/access/roles.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { PermissionEnum, RoleEnum, ThemeEnum } from '../../../platform/graphql/enums.ts';
import type { Theme } from '../../../platform/vocabulary.ts';
import { ApiKey } from '../api-keys/api-key.type.ts';
import { Session } from '../sessions/session.type.ts';
import { User } from './user.type.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Whoever asks.' })
export class Viewer {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => [PermissionEnum], { description: 'What the person may do.' })
  permissions!: Permission[];

  @Field(() => ThemeEnum, { nullable: true, description: 'Light or dark; null: as the device has it.' })
  theme!: Theme | null;

  @Field(() => Boolean, {
    description: 'The password was given by somebody else and opens no second session: a new one is due.',
  })
  hasTemporaryPassword!: boolean;

  @Field(() => [Session], { description: 'Where the person is signed in.' })
  sessions!: Session[];

  @Field(() => [ApiKey], { description: 'The keys that are valid.' })
  apiKeys!: ApiKey[];
}

@ObjectType({ simpleResolvers: true, description: 'An account that was made.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;

  @Field(() => Boolean, { description: 'Whether there is a wallet.' })
  hasWallet!: boolean;
}

import { Field, ObjectType } from 'type-graphql';
import type { Permission } from '../../../access/permissions.ts';
import type { Role } from '../../../access/roles.ts';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { PermissionEnum, RoleEnum, ThemeEnum } from '../../../graphql/enums.ts';
import type { Theme } from '../../../vocabulary.ts';
import { ApiKey } from '../api-keys/api-key.type.ts';
import { Session } from '../sessions/session.type.ts';
import { User } from './user.type.ts';

@Carries('personal data')
@SeenWithObject('the person')
@ObjectType({ simpleResolvers: true, description: 'Whoever asks.' })
export class Viewer {
  @Field(() => User)
  user!: User;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => [PermissionEnum])
  permissions!: Permission[];

  @Field(() => ThemeEnum, { nullable: true })
  theme!: Theme | null;

  @Field(() => Boolean, {
    description: 'The password was given by somebody else and opens no second session: a new one is due.',
  })
  hasTemporaryPassword!: boolean;

  @Field(() => [Session])
  sessions!: Session[];

  @Field(() => [ApiKey])
  apiKeys!: ApiKey[];
}

@ObjectType({ simpleResolvers: true })
export class RegisterPayload {
  @Field(() => User)
  user!: User;

  @Field(() => Boolean)
  hasWallet!: boolean;
}

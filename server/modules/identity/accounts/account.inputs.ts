import { Field, InputType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { RoleEnum, ThemeEnum } from '../../../graphql/enums.ts';
import type { Theme } from '../../../vocabulary.ts';

@InputType({ description: 'An account to be.' })
export class RegisterInput {
  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'At least 10 characters, and none of the common ones.' })
  password!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'What it is, in the words of who made it.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a wallet is made too.' })
  createWallet!: boolean;
}

@InputType({ description: 'What of one’s own profile changes.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: 'The name, for people.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number.' })
  phone?: string | null;

  @Field(() => ThemeEnum, { nullable: true, description: 'Light or dark; null: as the device has it.' })
  theme?: Theme | null;
}

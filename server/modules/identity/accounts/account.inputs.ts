import { Field, InputType } from 'type-graphql';
import type { Role } from '../../../platform/access/roles.ts';
import { RoleEnum, ThemeEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import type { Theme } from '../../../platform/vocabulary.ts';
import { PASSWORD_WORDS } from '../passwords/password.rules.ts';
import { LONGEST } from './account.rules.ts';

@InputType({ description: 'An account to be.' })
export class RegisterInput {
  @Field(() => String, { description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field(() => String, { description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;

  @Field(() => RoleEnum, { description: 'What the person is.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: `What it is, in the words of who made it. ${upTo(LONGEST.description)}`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a wallet is made too.' })
  createWallet!: boolean;
}

@InputType({ description: 'What of one’s own profile changes.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: `The name, for people. ${upTo(LONGEST.name)}` })
  name?: string | null;

  @Field(() => String, { nullable: true, description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone?: string | null;

  @Field(() => ThemeEnum, { nullable: true, description: 'Light or dark; null: as the device has it.' })
  theme?: Theme | null;
}

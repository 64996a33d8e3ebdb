import { Field, InputType } from 'type-graphql';
import type { Role } from '../../../access/roles.ts';
import { RoleEnum, ThemeEnum } from '../../../graphql/enums.ts';
import type { Theme } from '../../../vocabulary.ts';

@InputType()
export class RegisterInput {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  createWallet!: boolean;
}

@InputType()
export class ProfileInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => ThemeEnum, { nullable: true })
  theme?: Theme | null;
}

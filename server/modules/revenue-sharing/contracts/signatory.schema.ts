import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { KeyHolder } from './contract.record.ts';
import type { SignatoryBadge } from './contract.rules.ts';
import { KeyHolderEnum, SignatoryBadgeEnum } from './contract-enums.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Approval of a draft by a signatory.' })
export class ContractApproval {
  /** For the field resolvers; not fields of the API. */
  userId!: string;
  name!: string;
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When the signatory approved the draft.' })
  approvedAt!: Date;
}

@Carries('personal data', 'keys')
@SeenWithObject('readers of the contract')
@ObjectType({ simpleResolvers: true, description: 'Person whose signature releases revenue.' })
export class Signatory {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Id for the field resolver; not a field of the API. */
  userId!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Email address.' })
  email!: string;

  @Field(() => SignatoryBadgeEnum, { description: 'Approval status of the signatory.' })
  badge!: SignatoryBadge;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the signatory approved the draft. Null until then.',
  })
  approvedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Public key that signs on the ledger or, for a draft, the key that would sign. Null without a wallet or registered key.',
  })
  publicKey!: string | null;

  @Field(() => KeyHolderEnum, {
    nullable: true,
    description: 'Holder of the secret key. Null without a key.',
  })
  keyHolder!: KeyHolder | null;

  @Field({
    description:
      'Whether the signatory is active. `false` if suspended, so that their signatures do not count.',
  })
  active!: boolean;

  @Field({ description: 'Whether the signatory has a wallet.' })
  hasWallet!: boolean;
}

import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';
import { PASSWORD_WORDS } from '../../identity/index.ts';

export const PartnerRoleEnum = registerEnum<PartnerRole>(
  'PartnerRole',
  'Contribution of a partner to an event.',
  {
    partner: 'Contributes in any other way.',
    musician: 'Performs.',
    sponsor: 'Provides funding.',
    venue: 'Provides the venue.',
  },
);

export const PartnerStatusEnum = registerEnum<PartnerStatus>(
  'PartnerStatus',
  'Status of a partner invitation.',
  {
    pending: 'Not yet answered.',
    accepted: 'Accepted; can receive shares of final contracts.',
    declined: 'Declined.',
  },
);

@Carries('personal data', 'keys')
@SeenWithObject('the people of its organiser, and readers of a contract with it')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Partner with whom an issuer shares revenue.',
})
export class Partner {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => PartnerRoleEnum, { description: 'Role.' })
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum, { description: 'Current status.' })
  status!: PartnerStatus;

  @Field(() => ID, { nullable: true, description: "ID of the partner's account. Null before they accept." })
  userId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Public key of the partner's wallet. Null before they accept.",
  })
  publicKey!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the invitation was sent.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the invitation was answered. Null while it is pending.',
  })
  answeredAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class PartnerConnection extends ConnectionOf(Partner) {}

@Carries('personal data')
@SeenWithObject('the invited person, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'Invitation to become a partner of an issuer.' })
export class PartnerInvitation {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name of the issuer.' })
  issuerName!: string;

  @Field(() => String, { description: 'Email address of the invited person.' })
  email!: string;

  @Field(() => PartnerRoleEnum, { description: 'Role.' })
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum, { description: 'Current status.' })
  status!: PartnerStatus;

  @Field(() => DateTimeScalar, { description: 'When the invitation was sent.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the invitation expires. Null once it is answered.',
  })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the address has an account. If not, accepting creates one.' })
  hasAccount!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether accepting requires signing in because the owner of the account has never confirmed its address.',
  })
  needsSignIn!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class PartnerInvitationConnection extends ConnectionOf(PartnerInvitation) {}

@ObjectType({ simpleResolvers: true, description: 'Result of answering an invitation.' })
export class AnswerInvitationPayload {
  @Field(() => PartnerInvitation, { description: 'Current state of the invitation.' })
  invitation!: PartnerInvitation;

  @Field(() => Boolean, { description: 'Whether accepting the invitation created an account.' })
  accountCreated!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the partner has a wallet. Accepting the invitation creates one.',
  })
  hasWallet!: boolean;
}

@InputType({ description: 'Account to create for a person who accepts a partner invitation.' })
export class NewPartnerAccount {
  @Field(() => String, { description: `Display name. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;
}

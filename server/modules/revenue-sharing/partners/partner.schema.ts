import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Node } from '../../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';
import { ACCOUNT_LIMITS, PASSWORD_WORDS } from '../../identity/index.ts';

export const PartnerRoleEnum = registerEnum<PartnerRole>(
  'PartnerRole',
  'What a partner brings to an event.',
  {
    partner: 'Takes part in any other way.',
    musician: 'Plays.',
    sponsor: 'Gives money.',
    venue: 'Gives the place.',
  },
);

export const PartnerStatusEnum = registerEnum<PartnerStatus>(
  'PartnerStatus',
  'What became of a partner’s invitation.',
  {
    pending: 'Has not answered yet.',
    accepted: 'May get shares of final contracts.',
    declined: 'Does not want to.',
  },
);

@Carries('personal data', 'keys')
@SeenWithObject('the people of its organiser, and readers of a contract with it')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Somebody an organiser shares revenue with.',
})
export class Partner {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => PartnerRoleEnum, { description: 'What the person is.' })
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum, { description: 'How it stands.' })
  status!: PartnerStatus;

  @Field(() => ID, { nullable: true, description: 'His account, since he accepted.' })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'Of his wallet, since he accepted.' })
  publicKey!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the invitation was mailed.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the invitation was answered.' })
  answeredAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class PartnerConnection {
  @Field(() => [Partner], { description: 'The entries of the page.' })
  nodes!: Partner[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@Carries('personal data')
@SeenWithObject('the invited person, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'An organiser asks somebody to be a partner.' })
export class PartnerInvitation {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name of the organiser.' })
  issuerName!: string;

  @Field(() => String, { description: 'Whom the invitation went to.' })
  email!: string;

  @Field(() => PartnerRoleEnum, { description: 'What the person is.' })
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum, { description: 'How it stands.' })
  status!: PartnerStatus;

  @Field(() => DateTimeScalar, { description: 'When the invitation was mailed.' })
  invitedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null once it is answered.' })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether its address has an account; else one is made on accepting.' })
  hasAccount!: boolean;

  @Field(() => Boolean, {
    description: 'The link does not suffice: the account of its address was never confirmed by its owner.',
  })
  needsSignIn!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class PartnerInvitationConnection {
  @Field(() => [PartnerInvitation], { description: 'The entries of the page.' })
  nodes!: PartnerInvitation[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What came of an answer to an invitation.' })
export class AnswerInvitationPayload {
  @Field(() => PartnerInvitation, { description: 'The invitation as it is now.' })
  invitation!: PartnerInvitation;

  @Field(() => Boolean, { description: 'Whether accepting made an account.' })
  accountCreated!: boolean;

  @Field(() => Boolean, { description: 'He has a wallet, which accepting makes.' })
  hasWallet!: boolean;
}

@InputType({ description: 'Of somebody who joins by accepting.' })
export class NewPartnerAccount {
  @Field(() => String, { description: `The name, for people. ${upTo(ACCOUNT_LIMITS.name)}` })
  name!: string;

  @Field(() => String, { description: PASSWORD_WORDS })
  password!: string;
}

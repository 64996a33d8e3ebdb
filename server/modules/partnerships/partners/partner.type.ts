import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { PartnerRoleEnum, PartnerStatusEnum } from '../../../graphql/enums.ts';
import { Node } from '../../../graphql/node.type.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import type { PartnerRole, PartnerStatus } from '../../../vocabulary.ts';

@Carries('personal data', 'keys')
@SeenWithObject('the people of its organiser, and readers of a contract with it')
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Somebody an organiser shares revenue with.',
})
export class Partner {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => PartnerRoleEnum)
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum)
  status!: PartnerStatus;

  @Field(() => ID, { nullable: true, description: 'His account, since he accepted.' })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'Of his wallet, since he accepted.' })
  publicKey!: string | null;

  @Field(() => DateTimeScalar)
  invitedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  answeredAt!: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class PartnerConnection {
  @Field(() => [Partner])
  nodes!: Partner[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@Carries('personal data')
@SeenWithObject('the invited person, and the holder of the mailed link')
@ObjectType({ simpleResolvers: true, description: 'An organiser asks somebody to be a partner.' })
export class PartnerInvitation {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  issuerName!: string;

  @Field(() => String, { description: 'Whom the invitation went to.' })
  email!: string;

  @Field(() => PartnerRoleEnum)
  role!: PartnerRole;

  @Field(() => PartnerStatusEnum)
  status!: PartnerStatus;

  @Field(() => DateTimeScalar)
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

@ObjectType({ simpleResolvers: true })
export class PartnerInvitationConnection {
  @Field(() => [PartnerInvitation])
  nodes!: PartnerInvitation[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true })
export class AnswerInvitationPayload {
  @Field(() => PartnerInvitation)
  invitation!: PartnerInvitation;

  @Field(() => Boolean)
  accountCreated!: boolean;

  @Field(() => Boolean, { description: 'He has a wallet, which accepting makes.' })
  hasWallet!: boolean;
}

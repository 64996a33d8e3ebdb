import { Field, ID, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { AccountChangeKind, AccountChangeState } from './account-change.rules.ts';

const AccountChangeKindEnum = registerEnum<AccountChangeKind>(
  'AccountChangeKind',
  'What happens to an account that income goes to.',
  {
    connect: 'A payment account begins to collect, where none of its method did.',
    replace: 'A payment account takes the place of another one of its method.',
    close: 'A payment account is disconnected.',
    destination: 'Payouts in a currency go to an account.',
  },
);

const AccountChangeStatusEnum = registerEnum<AccountChangeState>(
  'AccountChangeStatus',
  'Status of a change of an account that income goes to.',
  {
    waiting: 'Waits for an owner, or for its time. Everything goes on as before until then.',
    done: 'It counts.',
    refused: 'Refused by an owner. Nothing has changed.',
    withdrawn: 'Withdrawn, or overtaken by another change. Nothing has changed.',
  },
);

@Carries('money', 'personal data')
@SeenWithObject('those who process payments of the issuer')
@ObjectType({
  simpleResolvers: true,
  description:
    'Change of an account that income goes to. Made by others than an owner, it counts after the approval of an owner, or after 24 hours.',
})
export class AccountChange {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => AccountChangeKindEnum, { description: 'What happens.' })
  kind!: AccountChangeKind;

  @Field(() => AccountChangeStatusEnum, { description: 'Current status.' })
  status!: AccountChangeState;

  @Field(() => String, { description: 'The account, such as "Paybill 174379".' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The account that is used until then, and in whose place the other one comes. Null if none is.',
  })
  replaces!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who asked for it. Null once deleted.',
  })
  requestedBy!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it counts if no owner answers.' })
  effectiveAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the viewer can approve it: as an owner, signed in as a person.',
  })
  viewerCanApprove!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can refuse or withdraw it.' })
  viewerCanRefuse!: boolean;
}

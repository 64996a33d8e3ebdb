import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';

const AuditActorEnum = registerEnum('AuditActor', 'Kind of credential that performed the action.', {
  anonymous: 'No credential.',
  user: 'Signed-in user.',
  api_key: 'API key of a user.',
  device: 'Paired door device.',
  system: 'The platform itself.',
});

const AuditFaultEnum = registerEnum('AuditFault', 'Fault found in the audit log.', {
  changed: 'An entry differs from its sealed content.',
  missing: 'An entry was removed.',
  reordered: 'Entries are out of order.',
  added: 'An entry was inserted.',
  cut_off: 'Entries at the end of the chain are missing.',
  unsigned_loss: "A recorded loss of entries lacks this installation's signature.",
  anchors_differ: 'The chain does not match the heads anchored on the ledger.',
});

@Carries('personal data')
@SeenWithObject('those who see the audit log')
@ObjectType({
  simpleResolvers: true,
  description: 'Entry of the audit log: an action that was performed or refused.',
})
export class AuditLog {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Action as `<object>.<verb>`, such as "ticket.revoke".' })
  action!: string;

  @Field(() => String, { description: 'Type of the object that the action changed.' })
  entityType!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the object that the action changed. Null if there is none.',
  })
  entityId!: string | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => AuditActorEnum, { description: 'Kind of credential that performed the action.' })
  actorKind!: 'anonymous' | 'user' | 'api_key' | 'device' | 'system';

  @Field(() => ID, { nullable: true, description: 'ID of the acting account. Null if there was none.' })
  userId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the acting user at the time of the action. Null if there was no user.',
  })
  userEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the client.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'ID of the request that performed the action.' })
  requestId!: string | null;

  @Field(() => Boolean, { description: 'Whether the action succeeded. `false` if it was refused.' })
  success!: boolean;

  @Field(() => JsonScalar, { description: 'Details of the change.' })
  details!: unknown;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the failure. Null if the action succeeded.',
  })
  error!: string | null;

  @Field(() => DateTimeScalar, { description: 'When the entry was recorded.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class AuditLogConnection extends ConnectionOf(AuditLog) {}

@ObjectType({ simpleResolvers: true, description: 'Result of a check of the audit log.' })
export class VerifyAuditPayload {
  @Field(() => Boolean, { description: 'Whether no entry was changed, removed, added or cut off.' })
  whole!: boolean;

  @Field(() => String, { description: 'Result in one sentence, naming the first bad entry.' })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'When the audit log was checked.' })
  checkedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: "Number of checked entries: all, or those of the viewer's organisation. Null after a fault.",
  })
  entries!: number | null;

  @Field(() => Boolean, { description: 'Whether the head of the chain is also stored outside the database.' })
  headKept!: boolean;

  @Field(() => Int, { description: 'Number of anchored heads that the chain was compared with.' })
  anchoredHeads!: number;

  @Field(() => Boolean, { description: 'Whether the anchored heads were read from the ledger itself.' })
  ledgerAsked!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Entries lost in database failovers, as recorded by signed entries. Null if there are none.',
  })
  lostCommits!: string | null;

  @Field(() => AuditFaultEnum, {
    nullable: true,
    description: 'Fault of the chain. Null if there is none.',
  })
  fault!:
    | 'changed'
    | 'missing'
    | 'reordered'
    | 'added'
    | 'cut_off'
    | 'unsigned_loss'
    | 'anchors_differ'
    | null;

  @Field(() => String, {
    nullable: true,
    description: 'Position of the first bad entry in the chain, from 1. Null if there is none.',
  })
  badPlace!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the first bad entry. Null if there is none or it is unknown.',
  })
  badEntryId!: string | null;

  @Field(() => AuditLog, {
    nullable: true,
    description: 'First bad entry in its current state. Null if the viewer cannot see it.',
  })
  badEntry!: AuditLog | null;
}

@InputType({ description: 'Filter of the audit log. Omitted fields do not narrow the list.' })
export class AuditLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of an email address, the ID of an account, or a kind of actor such as "system".',
  })
  who?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the action name, such as "create".' })
  what?: string | null;

  @Field(() => String, { nullable: true, description: 'Type of the object that the action changed.' })
  entityType?: string | null;

  @Field(() => String, { nullable: true, description: 'ID of the object that the action changed.' })
  entityId?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the period, inclusive.',
  })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the period, exclusive.' })
  until?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the action succeeded. `false` if it was refused.',
  })
  success?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Excludes successful sign-ins and sign-outs. Failed sign-ins are included.',
  })
  hideSignIns?: boolean | null;
}

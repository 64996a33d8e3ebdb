import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../graphql/access.ts';
import { PageInfo } from '../../../graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../../graphql/scalars/index.ts';

export const AuditActorEnum = {
  ANONYMOUS: 'anonymous',
  USER: 'user',
  API_KEY: 'api_key',
  SYSTEM: 'system',
} as const;
registerEnumType(AuditActorEnum, { name: 'AuditActor', description: 'What kind of credential acted.' });

export const AuditFaultEnum = {
  CHANGED: 'changed',
  MISSING: 'missing',
  REORDERED: 'reordered',
  ADDED: 'added',
  CUT_OFF: 'cut_off',
  UNSIGNED_LOSS: 'unsigned_loss',
  ANCHORS_DIFFER: 'anchors_differ',
} as const;
registerEnumType(AuditFaultEnum, { name: 'AuditFault' });

@Carries('personal data')
@SeenWithObject('those who see the audit log')
@ObjectType({ simpleResolvers: true, description: 'Something that was done, or refused.' })
export class AuditLog {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`<thing>.<verb>`, such as "ticket.revoke".' })
  action!: string;

  @Field(() => String)
  entityType!: string;

  @Field(() => String, { nullable: true })
  entityId!: string | null;

  @Field(() => ID, { nullable: true })
  issuerId!: string | null;

  @Field(() => AuditActorEnum)
  actorKind!: 'anonymous' | 'user' | 'api_key' | 'system';

  @Field(() => ID, { nullable: true })
  userId!: string | null;

  @Field(() => String, { nullable: true })
  userEmail!: string | null;

  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  requestId!: string | null;

  @Field(() => Boolean)
  success!: boolean;

  @Field(() => JsonScalar)
  details!: unknown;

  @Field(() => String, { nullable: true })
  error!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class AuditLogConnection {
  @Field(() => [AuditLog])
  nodes!: AuditLog[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What a check of the audit log found.' })
export class VerifyAuditPayload {
  @Field(() => Boolean, { description: 'Nothing was changed, removed, added or cut off.' })
  whole!: boolean;

  @Field(() => String, { description: 'The finding in a sentence; it names the first bad entry.' })
  message!: string;

  @Field(() => DateTimeScalar)
  checkedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Entries that were checked: all, or those of the reader’s organisation. Null after a fault.',
  })
  entries!: number | null;

  @Field(() => Boolean, { description: 'The end of the chain is kept outside of the database too.' })
  headKept!: boolean;

  @Field(() => Int, { description: 'Heads on the ledger that the chain was held against.' })
  anchoredHeads!: number;

  @Field(() => Boolean, { description: 'The ledger itself was asked what stands there.' })
  ledgerAsked!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Which entries failovers of the database lost, as signed entries record it.',
  })
  lostCommits!: string | null;

  @Field(() => AuditFaultEnum, { nullable: true })
  fault!:
    | 'changed'
    | 'missing'
    | 'reordered'
    | 'added'
    | 'cut_off'
    | 'unsigned_loss'
    | 'anchors_differ'
    | null;

  @Field(() => String, { nullable: true, description: 'Place in the chain of the first bad entry, from 1.' })
  badPlace!: string | null;

  @Field(() => ID, { nullable: true, description: 'Its id, where that is known.' })
  badEntryId!: string | null;

  @Field(() => AuditLog, {
    nullable: true,
    description: 'It itself as it reads now, when the viewer may see it.',
  })
  badEntry!: AuditLog | null;
}

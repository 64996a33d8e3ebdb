import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';

const AuditActorEnum = {
  ANONYMOUS: 'anonymous',
  USER: 'user',
  API_KEY: 'api_key',
  SYSTEM: 'system',
} as const;
registerEnumType(AuditActorEnum, {
  name: 'AuditActor',
  description: 'What kind of credential acted.',
  valuesConfig: {
    ANONYMOUS: { description: 'Nobody who proved who he is.' },
    USER: { description: 'A person who signed in.' },
    API_KEY: { description: 'A program, with somebody’s key.' },
    SYSTEM: { description: 'The product itself.' },
  },
});

const AuditFaultEnum = {
  CHANGED: 'changed',
  MISSING: 'missing',
  REORDERED: 'reordered',
  ADDED: 'added',
  CUT_OFF: 'cut_off',
  UNSIGNED_LOSS: 'unsigned_loss',
  ANCHORS_DIFFER: 'anchors_differ',
} as const;
registerEnumType(AuditFaultEnum, {
  name: 'AuditFault',
  description: 'What is wrong with the audit log.',
  valuesConfig: {
    CHANGED: { description: 'An entry reads otherwise than when it was sealed.' },
    MISSING: { description: 'An entry was removed.' },
    REORDERED: { description: 'Entries stand in another order.' },
    ADDED: { description: 'An entry was slipped in.' },
    CUT_OFF: { description: 'The end of the chain is missing.' },
    UNSIGNED_LOSS: { description: 'A loss of entries is recorded without a signature of this installation.' },
    ANCHORS_DIFFER: { description: 'The chain is not the one that the ledger knows.' },
  },
});

@Carries('personal data')
@SeenWithObject('those who see the audit log')
@ObjectType({ simpleResolvers: true, description: 'Something that was done, or refused.' })
export class AuditLog {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: '`<thing>.<verb>`, such as "ticket.revoke".' })
  action!: string;

  @Field(() => String, { description: 'What kind of thing was changed.' })
  entityType!: string;

  @Field(() => String, { nullable: true, description: 'The identifier of what was changed.' })
  entityId!: string | null;

  /** Id for the field resolver; not a field of the API. */
  issuerId!: string | null;

  @Field(() => AuditActorEnum, { description: 'What kind of credential acted.' })
  actorKind!: 'anonymous' | 'user' | 'api_key' | 'system';

  @Field(() => ID, { nullable: true, description: 'The account.' })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: 'Who acted, as the address was then.' })
  userEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'The network address that it came from.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The request that it was done in.' })
  requestId!: string | null;

  @Field(() => Boolean, { description: 'Whether it was done, or refused.' })
  success!: boolean;

  @Field(() => JsonScalar, { description: 'What the entry says of the change.' })
  details!: unknown;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  error!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class AuditLogConnection {
  @Field(() => [AuditLog], { description: 'The entries of the page.' })
  nodes!: AuditLog[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'What a check of the audit log found.' })
export class VerifyAuditPayload {
  @Field(() => Boolean, { description: 'Nothing was changed, removed, added or cut off.' })
  whole!: boolean;

  @Field(() => String, { description: 'The finding in a sentence; it names the first bad entry.' })
  message!: string;

  @Field(() => DateTimeScalar, { description: 'When it was checked.' })
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

  @Field(() => AuditFaultEnum, {
    nullable: true,
    description: 'What is wrong with the chain; null when nothing is.',
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

@InputType({ description: 'What is left out does not narrow the list.' })
export class AuditLogFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of an e-mail address, the id of an account, or a kind of actor such as "system".',
  })
  who?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of an action, such as "create".' })
  what?: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of thing was changed.' })
  entityType?: string | null;

  @Field(() => String, { nullable: true, description: 'The identifier of what was changed.' })
  entityId?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The first moment; of a rate, the currency that is given.',
  })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The first moment that is too late.' })
  until?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was done, or refused.' })
  success?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Leaves out successful sign-ins and the ends of sessions. Failed sign-ins stay.',
  })
  hideSignIns?: boolean | null;
}

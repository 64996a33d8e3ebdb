import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { listAuditLogs, watchAuditLogs } from './audit-log.queries.ts';
import { AuditLog, AuditLogConnection, AuditLogFilter, VerifyAuditPayload } from './audit-log.schema.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

@Resolver()
export class AuditLogResolver {
  @Requires('VIEW_AUDIT_LOGS')
  @Query(() => AuditLogConnection, {
    description:
      "Newest first: everything for the system's people, an organiser's own for his. A page may be short while the list goes on.",
  })
  auditLogs(
    @Ctx() scope: Scope,
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'What narrows the list.' })
    filter: AuditLogFilter | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<AuditLogConnection> {
    return listAuditLogs(scope, filter ?? {}, page.of(order));
  }

  @Requires('VIEW_AUDIT_LOGS')
  @WithoutKey()
  @Mutation(() => VerifyAuditPayload, {
    description:
      'Recomputes the chain of the entries that the reader may see, and compares it with its kept and its anchored heads.',
  })
  verifyAudit(@Ctx() scope: Scope): Promise<VerifyAuditPayload> {
    return verifyAuditLog(scope);
  }

  @Requires('VIEW_AUDIT_LOGS')
  @Subscription(() => [AuditLog], {
    description: 'Entries as they are sealed, oldest first; the newest 100 when more came at once.',
    subscribe: ({ context, args }: Subscribing<{ filter?: AuditLogFilter | null }>) =>
      watchAuditLogs(context, args.filter ?? {}),
  })
  auditLogAppended(
    @Root() entries: AuditLog[],
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'What narrows the list.' })
    _filter: AuditLogFilter | null,
  ): AuditLog[] {
    return entries;
  }
}

@Resolver(() => AuditLog)
export class AuditIssuerResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'The organiser that the entry belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: AuditLog,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return issuerId === null ? null : reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}

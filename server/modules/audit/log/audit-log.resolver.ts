import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires, WithoutKey } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Mutation } from '../../../platform/graphql/mutation.ts';
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
      "Audit log, newest first: all entries for system roles, the issuer's own for its staff. A page can be short even though more entries follow.",
  })
  auditLogs(
    @Ctx() scope: Scope,
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Filter of the list.' })
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
      'Recomputes the audit log chain over the entries that the viewer can see, and compares it with its stored and anchored heads.',
  })
  verifyAudit(@Ctx() scope: Scope): Promise<VerifyAuditPayload> {
    return verifyAuditLog(scope);
  }

  @Requires('VIEW_AUDIT_LOGS')
  @Subscription(() => [AuditLog], {
    description:
      'Audit log entries as they are sealed, oldest first. If more than 100 arrive at once, the newest 100.',
    subscribe: ({ context, args }: Subscribing<{ filter?: AuditLogFilter | null }>) =>
      watchAuditLogs(context, args.filter ?? {}),
  })
  auditLogAppended(
    @Root() entries: AuditLog[],
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Filter of the list.' })
    _filter: AuditLogFilter | null,
  ): AuditLog[] {
    return entries;
  }
}

@Resolver(() => AuditLog)
export class AuditIssuerResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer that the entry belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: AuditLog,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return issuerId === null ? null : reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}

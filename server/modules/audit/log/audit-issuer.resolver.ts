import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { AuditLog } from './audit-log.type.ts';

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

import { Ctx, Query, Resolver } from 'type-graphql';
import { Open } from '../../platform/graphql/access.ts';
import type { Scope } from '../../platform/scope.ts';
import { RETENTION_KINDS, retentionOf } from './retention.rules.ts';
import { RetentionPeriod } from './retention.schema.ts';

@Resolver()
export class RetentionResolver {
  @Open()
  @Query(() => [RetentionPeriod], { description: 'How long personal data are kept.' })
  retentionPeriods(@Ctx() { services }: Scope): RetentionPeriod[] {
    return RETENTION_KINDS.map((kind) => retentionOf(kind, services.settings.now.kept));
  }
}

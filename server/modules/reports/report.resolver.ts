import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ReportName } from '../../platform/vocabulary.ts';
import { readReport, sumReport } from './report.queries.ts';
import {
  ReportConnection,
  ReportFilterInput,
  ReportNameEnum,
  ReportOrderInput,
  ReportTotal,
} from './report.schema.ts';

@Resolver()
export class ReportResolver {
  @Requires('VIEW_FINANCE')
  @Query(() => ReportConnection, {
    description: "Report of the viewer's issuer or, for system roles, of all issuers, newest first.",
  })
  report(
    @Ctx() scope: Scope,
    @Arg('name', () => ReportNameEnum, { description: 'Name of the report.' }) name: ReportName,
    @Arg('filter', () => ReportFilterInput, { nullable: true, description: 'Filter of the list.' })
    filter: ReportFilterInput | null,
    @Arg('order', () => ReportOrderInput, {
      nullable: true,
      description: 'Sort order. Defaults to newest first.',
    })
    order: ReportOrderInput | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
  ): Promise<ReportConnection> {
    return readReport(scope, {
      name,
      filter: filter ?? {},
      order: order ?? null,
      page: page.of(null),
    });
  }

  @Requires('VIEW_FINANCE')
  @Query(() => [ReportTotal], {
    description: 'Totals of a report: one per kind of row and currency.',
  })
  reportTotals(
    @Ctx() scope: Scope,
    @Arg('name', () => ReportNameEnum, { description: 'Name of the report.' }) name: ReportName,
    @Arg('filter', () => ReportFilterInput, { nullable: true, description: 'Filter of the list.' })
    filter: ReportFilterInput | null,
  ): Promise<ReportTotal[]> {
    return sumReport(scope, name, filter ?? {});
  }
}

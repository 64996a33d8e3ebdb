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
    description: "The reader's organiser's, or everybody's for system roles; newest first.",
  })
  report(
    @Ctx() scope: Scope,
    @Arg('name', () => ReportNameEnum, { description: 'The name.' }) name: ReportName,
    @Arg('filter', () => ReportFilterInput, { nullable: true, description: 'What narrows the list.' })
    filter: ReportFilterInput | null,
    @Arg('order', () => ReportOrderInput, { nullable: true, description: 'Newest first unless given.' })
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
    description: 'The totals of the report: one for each kind of row and currency.',
  })
  reportTotals(
    @Ctx() scope: Scope,
    @Arg('name', () => ReportNameEnum, { description: 'The name.' }) name: ReportName,
    @Arg('filter', () => ReportFilterInput, { nullable: true, description: 'What narrows the list.' })
    filter: ReportFilterInput | null,
  ): Promise<ReportTotal[]> {
    return sumReport(scope, name, filter ?? {});
  }
}

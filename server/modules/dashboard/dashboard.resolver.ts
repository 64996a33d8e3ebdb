import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { SignedIn } from '../../platform/graphql/access.ts';
import type { Scope } from '../../platform/scope.ts';
import { DashboardCharts } from './chart.type.ts';
import { Charts } from './charts.ts';
import { DashboardFigures } from './dashboard.type.ts';
import { Figures } from './figures.ts';
import { findQuickly } from './find-quickly.ts';
import { Findings } from './finding.type.ts';

@Resolver()
export class DashboardResolver {
  @SignedIn()
  @Query(() => DashboardFigures, {
    description: 'The figures of the reader’s dashboard; those he may not see are refused one by one.',
  })
  dashboard(@Ctx() scope: Scope): DashboardFigures {
    return new DashboardFigures(new Figures(scope, signedIn(scope.actor)));
  }

  @SignedIn()
  @Query(() => DashboardCharts, { description: 'What the reader’s dashboard draws.' })
  dashboardCharts(@Ctx() scope: Scope): DashboardCharts {
    return new DashboardCharts(new Charts(scope, signedIn(scope.actor)));
  }

  @SignedIn()
  @Query(() => Findings, { description: 'Looks for a few letters wherever the viewer may look.' })
  quickSearch(
    @Ctx() scope: Scope,
    @Arg('text', () => String, { description: 'Some letters of it.' }) text: string,
  ): Promise<Findings> {
    return findQuickly(scope, text);
  }
}

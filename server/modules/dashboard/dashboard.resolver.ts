import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { SignedIn } from '../../platform/graphql/access.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Contract, contractSeen } from '../revenue-sharing/index.ts';
import { DashboardCharts, EventRevenue, WaitingApproval } from './chart.schema.ts';
import { Charts, Figures, quickSearch } from './dashboard.queries.ts';
import { DashboardFigures } from './figure.schema.ts';
import { Findings } from './finding.schema.ts';

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
    return quickSearch(scope, text);
  }
}

@Resolver(() => EventRevenue)
export class EventRevenueResolver {
  @FieldResolver(() => Event, { description: 'The event that was sold.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventRevenue,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => WaitingApproval)
export class WaitingContractResolver {
  @FieldResolver(() => Contract, {
    nullable: true,
    description:
      'The contract that it belongs to. Its id and name are always answered; with more it is null for readers who may not see the contract.',
  })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId: id, contractName: name }: WaitingApproval,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id, name }, () => contractSeen(scope, id));
  }
}

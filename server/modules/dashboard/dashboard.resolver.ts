import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../platform/access/actor.ts';
import { Requires, SignedIn } from '../../platform/graphql/access.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Contract, contractSeen } from '../revenue-sharing/index.ts';
import { EventRevenue, WaitingApproval } from './chart.schema.ts';
import { Charts, Figures, quickSearch } from './dashboard.queries.ts';
import { DashboardCharts } from './dashboard-charts.schema.ts';
import { DashboardFigures } from './figure.schema.ts';
import { Findings } from './finding.schema.ts';
import { readFirstSteps } from './first-steps.reads.ts';
import { FirstSteps } from './first-steps.schema.ts';

/** Said of fields that follow the screens of the web client. */
const CLIENT_ONLY = 'Made for the web client, and may change with it.';

@Resolver()
export class DashboardResolver {
  @SignedIn()
  @Query(() => DashboardFigures, {
    description:
      "Figures of the viewer's dashboard. Each figure that the viewer cannot see is refused individually.",
  })
  dashboard(@Ctx() scope: Scope): DashboardFigures {
    return new DashboardFigures(new Figures(scope, signedIn(scope.actor)));
  }

  @SignedIn()
  @Query(() => DashboardCharts, { description: `Charts of the viewer's dashboard. ${CLIENT_ONLY}` })
  dashboardCharts(@Ctx() scope: Scope): DashboardCharts {
    return new DashboardCharts(new Charts(scope, signedIn(scope.actor)));
  }

  @Requires('CREATE_EVENTS')
  @Query(() => FirstSteps, {
    nullable: true,
    description: `Progress of the viewer's organisation from its registration to its first evening. Null for viewers without an organisation. ${CLIENT_ONLY}`,
  })
  async firstSteps(@Ctx() scope: Scope): Promise<FirstSteps | null> {
    const { issuerId } = signedIn(scope.actor);
    return issuerId === null ? null : ((await readFirstSteps(scope, issuerId)) ?? null);
  }

  @SignedIn()
  @Query(() => Findings, {
    description: `Searches events, tickets and people that the viewer can see. ${CLIENT_ONLY}`,
  })
  quickSearch(
    @Ctx() scope: Scope,
    @Arg('text', () => String, { description: 'Part of a name, address or number.' }) text: string,
  ): Promise<Findings> {
    return quickSearch(scope, text);
  }
}

@Resolver(() => FirstSteps)
export class FirstStepsResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The newest event. Null before the first.',
  })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: FirstSteps,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event | null {
    return eventId === null ? null : reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => EventRevenue)
export class EventRevenueResolver {
  @FieldResolver(() => Event, { description: 'Event that was sold.' })
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
      'Contract that the object belongs to. ID and name are always returned; the object is null if other fields are selected and the viewer cannot see the contract.',
  })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId: id, contractName: name }: WaitingApproval,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id, name }, () => contractSeen(scope, id));
  }
}

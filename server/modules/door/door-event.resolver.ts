import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Issuer, issuerSeen } from '../issuers/index.ts';
import { DoorEvent } from './app/briefing.type.ts';
import { EntriesChange, ScanResult } from './door.type.ts';

@Resolver(() => EntriesChange)
export class EntriesEventResolver {
  @FieldResolver(() => Event, { description: 'The event whose guests went in.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EntriesChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => ScanResult)
export class ScanEventResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event of the ticket; null unless this validator may know of it.',
  })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: ScanResult,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event | null {
    return eventId === null ? null : reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => DoorEvent)
export class DoorIssuerResolver {
  @FieldResolver(() => Issuer, {
    nullable: true,
    description: 'The organiser whose event it is, and whose key signs its tickets.',
  })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: DoorEvent,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }
}

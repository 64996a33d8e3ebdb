import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { tenancyOf } from '../../../platform/access/actor.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Confirmed, Requires } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, findEvent } from '../../events/index.ts';
import { mayRenewCodes, renewCodes } from './renew-codes.ts';
import { readRenewals } from './renewal.reads.ts';
import { CodeRenewal } from './renewal.schema.ts';

const loadRenewals = batchByKey(({ db, actor }: Scope, ids: string[]) =>
  readRenewals(db, tenancyOf(actor), ids),
);

@Resolver(() => Event)
export class CodeRenewalResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer can give all tickets of the event new codes.',
  })
  viewerCanRenewCodes(@Ctx() { actor }: Scope, @Root() event: Event): boolean {
    return mayRenewCodes(actor, { issuerId: event.issuer.id, eventId: event.id });
  }

  @FieldResolver(() => CodeRenewal, {
    nullable: true,
    description: 'Last renewal of the codes of all tickets. Null for others than those who can renew them.',
  })
  async codeRenewal(@Ctx() scope: Scope, @Root() event: Event): Promise<CodeRenewal | null> {
    if (!mayRenewCodes(scope.actor, { issuerId: event.issuer.id, eventId: event.id })) return null;
    return (await loadRenewals(scope, event.id)) ?? null;
  }

  @Requires('DELETE_EVENTS')
  @Confirmed('sell')
  @Mutation('event', () => Event, {
    description:
      'Gives all tickets of an event new codes, such as after a leak of the database. Old codes become void, and holders receive their tickets by email. The work is done in the background; a repeat while it runs changes nothing.',
  })
  async renewTicketCodes(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: "ID of an event of the caller's issuer." }) eventId: string,
  ): Promise<Event> {
    await renewCodes(scope, eventId);
    return findEvent(scope, eventId);
  }
}

import { Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Actor } from '../../platform/access/actor.ts';
import { Confirmed, Requires, WholeOrganisation } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import type { Scope } from '../../platform/scope.ts';
import type { AccountChangeRecord } from './account-change.reads.ts';
import { mayApprove, mayRefuse } from './account-change.rules.ts';
import { AccountChange } from './account-change.schema.ts';
import { approveChange, listWaiting, refuseChange } from './decide-change.ts';

const ID_OF = { description: 'ID of the change.' };

@Resolver()
export class AccountChangeResolver {
  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Query(() => [AccountChange], {
    description:
      'Changes of accounts that income of the issuer goes to, which wait for an owner or for their time: at most one of each account.',
  })
  async accountChanges(@Ctx() scope: Scope): Promise<AccountChange[]> {
    const changes = await listWaiting(scope);
    return changes.map((change) => presentChange(scope.actor, change));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Confirmed('money')
  @Mutation('accountChange', () => AccountChange, {
    description: 'Lets a change that waits count at once. Only owners can, and no API key.',
  })
  async approveAccountChange(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<AccountChange> {
    return presentChange(scope.actor, await approveChange(scope, id));
  }

  @WholeOrganisation()
  @Requires('PROCESS_PAYMENTS')
  @Mutation('accountChange', () => AccountChange, {
    description:
      'Refuses a change that waits, or withdraws one of the caller. Owners can refuse each; without an owner, admins can. No API key can.',
  })
  async refuseAccountChange(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<AccountChange> {
    return presentChange(scope.actor, await refuseChange(scope, id));
  }
}

function presentChange(actor: Actor, change: AccountChangeRecord): AccountChange {
  const { id, kind, state: status, label, replaces, requestedByName, requestedAt, effectiveAt } = change;
  const isWaiting = status === 'waiting';
  return {
    ...{ id, kind, status, label, replaces, requestedBy: requestedByName, requestedAt, effectiveAt },
    viewerCanApprove: isWaiting && mayApprove(actor),
    viewerCanRefuse: isWaiting && mayRefuse(actor, change),
  };
}

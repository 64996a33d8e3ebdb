import { Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import type { Scope } from '../../platform/scope.ts';
import { reconcile } from './reconcile.ts';
import { BooksCheck } from './reconciliation.schema.ts';

@Resolver()
export class ReconciliationResolver {
  @Requires('MANAGE_SYSTEM')
  @Query(() => BooksCheck, {
    description: 'Reconciles the journal, orders, tickets and ledger now.',
  })
  booksCheck(@Ctx() scope: Scope): Promise<BooksCheck> {
    return reconcile(scope);
  }
}

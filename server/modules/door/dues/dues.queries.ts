import { amountOf } from '../../../lib/money/index.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import type { CurrencyEnum } from '../../../platform/graphql/enums.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type DuesRow, readDues } from './dues.reads.ts';
import { DoorDues, DuesOfAmount } from './dues.schema.ts';

/** Overlap of two answers: transactions in progress during one answer are included in the next. */
const UNDER_WAY_MS = 60_000;

/**
 * Returns the amounts to collect at the door of an event, for devices that go offline.
 * @param since `asOf` of an earlier answer; null returns everything
 * @throws NotFound for an event of another issuer
 */
export async function doorDues(scope: Scope, eventId: string, since: Date | null): Promise<DoorDues> {
  const asOf = scope.clock.now();
  const from = since && new Date(since.getTime() - UNDER_WAY_MS);
  const [row] = isUuid(eventId)
    ? await scope.db.read<DuesRow>(tenancyOf(scope.actor), readDues(eventId, from))
    : [];
  if (!row) throw new NotFound('event');
  return Object.assign(new DoorDues(), {
    asOf,
    due: row.due.map(presentDues),
    settled: row.settled,
    playMoney: row.playMoney,
    testTicketIds: row.tests,
  });
}

function presentDues({ units, currency, ids }: DuesRow['due'][number]): DuesOfAmount {
  const amount = amountOf(currency as keyof typeof CurrencyEnum, BigInt(units));
  return Object.assign(new DuesOfAmount(), { amount: presentMoney(amount), ticketIds: ids });
}

import { presentMoney } from '../../../platform/graphql/money.type.ts';
import type { CodeRecord } from './code.reads.ts';
import type { SellingCode } from './code.type.ts';
import { amountOfCode, percentText } from './code-input.rules.ts';

export function presentCode(record: CodeRecord): SellingCode {
  const amount = amountOfCode(record);
  return {
    id: record.id,
    code: record.code,
    percentOff: record.percentOff === null ? null : percentText(record.percentOff),
    amountOff: amount && presentMoney(amount),
    opens: record.opens,
    tierIds: record.tierIds && [...record.tierIds],
    mostUses: record.mostUses,
    used: record.used,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    active: record.active,
    createdAt: record.createdAt,
  };
}

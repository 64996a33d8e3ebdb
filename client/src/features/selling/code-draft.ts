import type { CreateSellingCodeInput, Currency } from '../../gql/graphql.ts';
import { fromLocalMoment, toLocalMoment } from '../events/organiser/local-moment.ts';
import type { SellingCode } from './CodesPanel.tsx';

/** Form values of a code. */
export interface CodeDraft {
  code: string;
  kind: 'percent' | 'amount' | 'opens';
  off: string;
  currency: Currency;
  opens: boolean;
  tierIds: string[];
  mostUses: string;
  start: string;
  end: string;
  active: boolean;
}

export function draftOf(code: SellingCode | null, currency: Currency): CodeDraft {
  const kind = code?.amountOff ? 'amount' : code && !code.percentOff ? 'opens' : 'percent';
  return {
    code: code?.code ?? '',
    kind,
    off: code?.percentOff ?? code?.amountOff?.amount ?? '',
    currency: code?.amountOff?.currency ?? currency,
    opens: code?.opens ?? false,
    tierIds: code?.tiers?.map(({ id }) => id) ?? [],
    mostUses: code?.mostUses ? String(code.mostUses) : '',
    start: code?.startsAt ? toLocalMoment(code.startsAt) : '',
    end: code?.endsAt ? toLocalMoment(code.endsAt) : '',
    active: code?.active ?? true,
  };
}

export function inputOf(draft: CodeDraft): Omit<CreateSellingCodeInput, 'eventId'> {
  const off = draft.off.trim().replace(',', '.');
  return {
    code: draft.code,
    percentOff: draft.kind === 'percent' ? off : null,
    amountOff: draft.kind === 'amount' ? off : null,
    currency: draft.kind === 'amount' ? draft.currency : null,
    opens: draft.kind === 'opens' || draft.opens,
    tierIds: draft.tierIds.length > 0 ? draft.tierIds : null,
    mostUses: draft.mostUses === '' ? null : Number(draft.mostUses),
    startsAt: fromLocalMoment(draft.start),
    endsAt: fromLocalMoment(draft.end),
    active: draft.active,
  };
}

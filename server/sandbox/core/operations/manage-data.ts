import { MANAGE_DATA, OP } from '../result/result-codes.ts';
import { type Account, subentryRefusal } from '../state/account.ts';
import type { ManageData } from '../transaction/operation-body.ts';
import { type ApplyAnswer, isPrintable, type OperationRules, refuse, sourceOf } from './operation-rules.ts';

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1;
}

function withEntry(account: Account, name: string, value: Buffer): Account {
  const text = value.toString('base64');
  if (account.data.has(name)) {
    return { ...account, data: new Map(account.data).set(name, text) };
  }
  return { ...account, data: new Map([...account.data, [name, text] as [string, string]].sort(byName)) };
}

function withoutEntry(account: Account, name: string): Account {
  const data = new Map(account.data);
  data.delete(name);
  return { ...account, data };
}

const REFUSALS: Record<'too_many_subentries' | 'low_reserve', ApplyAnswer> = {
  too_many_subentries: { refused: { code: OP.tooManySubentries } },
  low_reserve: refuse(MANAGE_DATA.lowReserve),
};

export const manageData: OperationRules<ManageData> = {
  level: () => 'medium',

  check: ({ name }) => (name.length === 0 || !isPrintable(name) ? MANAGE_DATA.invalidName : null),

  apply({ name, value }, context) {
    const { accounts, ledger } = context;
    const source = sourceOf(context);
    const key = name.toString('latin1');
    const known = source.data.has(key);
    if (value === null) {
      if (!known) {
        return refuse(MANAGE_DATA.nameNotFound);
      }
      accounts.put(withoutEntry(source, key));
      return {};
    }
    const refusal = known ? null : subentryRefusal(source, ledger);
    if (refusal !== null) {
      return REFUSALS[refusal];
    }
    accounts.put(withEntry(source, key, value));
    return {};
  },
};

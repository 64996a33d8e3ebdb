import type { Account, AccountChange } from '../state/account.ts';
import type { CreateAccount, ManageData, Payment, SetOptions } from '../transaction/operation-body.ts';
import type { Operation } from '../transaction/transaction.ts';

/** An effect of an operation, in the terms of Horizon's effects. Amounts are stroops. */
export type OperationFact =
  | { readonly type: 'account_created'; readonly account: string; readonly startingBalance: bigint }
  | { readonly type: 'account_removed'; readonly account: string }
  | {
      readonly type: 'account_credited' | 'account_debited';
      readonly account: string;
      readonly amount: bigint;
      /** Null for lumens. */
      readonly asset: { readonly code: string; readonly issuer: string } | null;
    }
  | { readonly type: 'account_home_domain_updated'; readonly account: string; readonly homeDomain: string }
  | {
      readonly type: 'account_thresholds_updated';
      readonly account: string;
      /** The account's current values, also those that the operation did not change. */
      readonly low: number;
      readonly medium: number;
      readonly high: number;
    }
  | {
      readonly type: 'account_flags_updated';
      readonly account: string;
      /** Bits that were set and cleared by the operation. */
      readonly set: number;
      readonly cleared: number;
    }
  | {
      readonly type: 'signer_created' | 'signer_updated';
      readonly account: string;
      readonly key: string;
      readonly weight: number;
    }
  | { readonly type: 'signer_removed'; readonly account: string; readonly key: string }
  | {
      readonly type: 'data_created' | 'data_updated';
      readonly account: string;
      readonly name: string;
      /** Base64. */
      readonly value: string;
    }
  | { readonly type: 'data_removed'; readonly account: string; readonly name: string }
  | { readonly type: 'sequence_bumped'; readonly account: string; readonly sequence: bigint };

type Find = (id: string) => AccountChange | undefined;

function created({ destination, startingBalance }: CreateAccount, source: string): OperationFact[] {
  return [
    { type: 'account_created', account: destination, startingBalance },
    { type: 'account_debited', account: source, amount: startingBalance, asset: null },
    { type: 'signer_created', account: destination, key: destination, weight: 1 },
  ];
}

function paid({ destination, amount, asset: issued }: Payment, source: string): OperationFact[] {
  const asset = issued && {
    code: issued.code.toString('latin1').replace(/\0+$/, ''),
    issuer: issued.issuer,
  };
  return [
    { type: 'account_credited', account: destination, amount, asset },
    { type: 'account_debited', account: source, amount, asset },
  ];
}

/** The account's own key counts as a signer while it has weight. */
function weightsOf({ id, thresholds, signers }: Account): Map<string, number> {
  const weights = new Map(signers.map(({ key, weight }) => [key, weight]));
  return thresholds.master > 0 ? weights.set(id, thresholds.master) : weights;
}

function signersChanged(before: Account, after: Account): OperationFact[] {
  const [old, now] = [weightsOf(before), weightsOf(after)];
  const facts: OperationFact[] = [];
  for (const key of [...old.keys()].sort()) {
    const weight = now.get(key);
    if (weight === undefined) {
      facts.push({ type: 'signer_removed', account: after.id, key });
    } else if (weight !== old.get(key)) {
      facts.push({ type: 'signer_updated', account: after.id, key, weight });
    }
  }
  for (const key of [...now.keys()].sort()) {
    if (!old.has(key)) {
      facts.push({ type: 'signer_created', account: after.id, key, weight: now.get(key) ?? 0 });
    }
  }
  return facts;
}

function optionsSet(body: SetOptions, { before, after }: AccountChange): OperationFact[] {
  if (before === null || after === null) {
    return [];
  }
  const account = after.id;
  const facts: OperationFact[] = [];
  if (body.homeDomain !== null) {
    facts.push({ type: 'account_home_domain_updated', account, homeDomain: after.homeDomain });
  }
  if ([body.lowThreshold, body.mediumThreshold, body.highThreshold].some((value) => value !== null)) {
    const { low, medium, high } = after.thresholds;
    facts.push({ type: 'account_thresholds_updated', account, low, medium, high });
  }
  const [set, cleared] = [body.setFlags ?? 0, body.clearFlags ?? 0];
  if ((set | cleared) !== 0) {
    facts.push({ type: 'account_flags_updated', account, set, cleared });
  }
  return [...facts, ...signersChanged(before, after)];
}

function dataManaged(body: ManageData, { before, after }: AccountChange): OperationFact[] {
  const name = body.name.toString('latin1');
  const account = after?.id ?? '';
  if (body.value === null) {
    return [{ type: 'data_removed', account, name }];
  }
  const type = before?.data.has(name) ? 'data_updated' : 'data_created';
  return [{ type, account, name, value: body.value.toString('base64') }];
}

function bumped({ before, after }: AccountChange): OperationFact[] {
  return after === null || before?.sequence === after.sequence
    ? []
    : [{ type: 'sequence_bumped', account: after.id, sequence: after.sequence }];
}

function merged(source: string, into: string, find: Find): OperationFact[] {
  const amount = find(source)?.before?.balance ?? 0n;
  return [
    { type: 'account_debited', account: source, amount, asset: null },
    { type: 'account_credited', account: into, amount, asset: null },
    { type: 'account_removed', account: source },
  ];
}

const UNCHANGED: AccountChange = { before: null, after: null };

/** Returns the effects of a successful operation, in the order of Horizon. */
export function factsOf({ body, source }: Operation, changes: readonly AccountChange[]): OperationFact[] {
  const find: Find = (id) => changes.find(({ before, after }) => (before ?? after)?.id === id);
  const own = find(source) ?? UNCHANGED;
  switch (body.type) {
    case 'createAccount':
      return created(body, source);
    case 'payment':
      return paid(body, source);
    case 'setOptions':
      return optionsSet(body, own);
    case 'accountMerge':
      return merged(source, body.destination, find);
    case 'manageData':
      return dataManaged(body, own);
    case 'bumpSequence':
      return bumped(own);
    default:
      return [];
  }
}

import type { Operation, OperationFact } from '../core/index.ts';
import { lumens, muxedFields } from '../horizon/formats.ts';
import { ACCOUNT_FLAGS } from './operation-details.ts';
import type { EffectDetails } from './records.ts';

const NUMBERS = {
  account_created: 0,
  account_removed: 1,
  account_credited: 2,
  account_debited: 3,
  account_thresholds_updated: 4,
  account_home_domain_updated: 5,
  account_flags_updated: 6,
  account_inflation_destination_updated: 7,
  signer_created: 10,
  signer_removed: 11,
  signer_updated: 12,
  data_created: 40,
  data_removed: 41,
  data_updated: 42,
  sequence_bumped: 43,
} as const;

/** Returns the effects of an operation in Horizon's order and fields. */
export function effectsOf(operation: Operation, facts: readonly OperationFact[]): EffectDetails[] {
  const effects = facts.map((fact) => effect(fact.type, fact.account, operation, fieldsOf(fact, operation)));
  const { body, source } = operation;
  if (body.type !== 'setOptions' || body.inflationDestination === null) return effects;
  const changed = effect('account_inflation_destination_updated', source, operation, {
    inflation_destination: body.inflationDestination,
  });
  const signers = effects.findIndex(({ type }) => type.startsWith('signer_'));
  effects.splice(signers < 0 ? effects.length : signers, 0, changed);
  return effects;
}

function effect(
  type: keyof typeof NUMBERS,
  account: string,
  operation: Operation,
  fields: Record<string, unknown>,
): EffectDetails {
  return {
    account,
    ...muxedFields('account', muxedOf(account, operation)),
    type,
    type_i: NUMBERS[type],
    ...fields,
  };
}

/** The multiplexed address that the operation used for the account. */
function muxedOf(account: string, { source, sourceMuxed, body }: Operation): string | null {
  if ('destinationMuxed' in body && body.destination === account) return body.destinationMuxed;
  return account === source ? sourceMuxed : null;
}

function fieldsOf(fact: OperationFact, { body }: Operation): Record<string, unknown> {
  switch (fact.type) {
    case 'account_created':
      return { starting_balance: lumens(fact.startingBalance) };
    case 'account_credited':
    case 'account_debited':
      return { ...assetOf(fact.asset), amount: lumens(fact.amount) };
    case 'account_home_domain_updated':
      return { home_domain: fact.homeDomain };
    case 'account_thresholds_updated':
      // Only the fields that the operation set; the rest prints as 0, as on Horizon.
      return body.type === 'setOptions'
        ? {
            low_threshold: body.lowThreshold ?? 0,
            med_threshold: body.mediumThreshold ?? 0,
            high_threshold: body.highThreshold ?? 0,
          }
        : {};
    case 'account_flags_updated':
      return flagFields(fact.set, fact.cleared);
    case 'signer_created':
    case 'signer_updated':
      return { weight: fact.weight, public_key: fact.key, key: '' };
    case 'signer_removed':
      return { weight: 0, public_key: fact.key, key: '' };
    case 'data_created':
    case 'data_updated':
      return { name: fact.name, value: fact.value };
    case 'data_removed':
      return { name: fact.name };
    case 'sequence_bumped':
      return { new_seq: String(fact.sequence) };
    case 'account_removed':
      return {};
  }
}

function flagFields(set: number, cleared: number): Record<string, boolean> {
  return Object.fromEntries(
    ACCOUNT_FLAGS.filter(([bit]) => ((set | cleared) & bit) !== 0).map(([bit, name]) => [
      `${name}_flag`,
      (set & bit) !== 0,
    ]),
  );
}

function assetOf(asset: { code: string; issuer: string } | null): Record<string, string> {
  if (asset === null) return { asset_type: 'native' };
  const type = asset.code.length <= 4 ? 'credit_alphanum4' : 'credit_alphanum12';
  return { asset_type: type, asset_code: asset.code, asset_issuer: asset.issuer };
}

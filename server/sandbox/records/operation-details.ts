import type { IssuedAsset, Operation, OperationBody } from '../core/index.ts';
import { lumens, muxedFields } from '../horizon/formats.ts';

type Details = Record<string, unknown>;
type SetOptions = Extract<OperationBody, { type: 'setOptions' }>;

/** The flags of an account, by their names in Horizon's answers. */
export const ACCOUNT_FLAGS: readonly [bit: number, name: string][] = [
  [1, 'auth_required'],
  [2, 'auth_revocable'],
  [4, 'auth_immutable'],
  [8, 'auth_clawback_enabled'],
];

/** The fields specific to an operation's kind. */
export function operationDetails({ source, sourceMuxed, body }: Operation): Details {
  switch (body.type) {
    case 'createAccount':
      return {
        starting_balance: lumens(body.startingBalance),
        funder: source,
        ...muxedFields('funder', sourceMuxed),
        account: body.destination,
      };
    case 'payment':
      return {
        ...assetFields(body.asset),
        from: source,
        ...muxedFields('from', sourceMuxed),
        to: body.destination,
        ...muxedFields('to', body.destinationMuxed),
        amount: lumens(body.amount),
      };
    case 'setOptions':
      return setOptionsDetails(body);
    case 'accountMerge':
      return {
        account: source,
        ...muxedFields('account', sourceMuxed),
        into: body.destination,
        ...muxedFields('into', body.destinationMuxed),
      };
    case 'manageData':
      return { name: body.name.toString('utf8'), value: body.value?.toString('base64') ?? '' };
    case 'bumpSequence':
      return { bump_to: String(body.bumpTo) };
    case 'unsupported':
      return {};
  }
}

/** `asset_type` and, for issued ones, code and issuer. */
export function assetFields(asset: IssuedAsset | null): Details {
  if (asset === null) return { asset_type: 'native' };
  return {
    asset_type: asset.code.length === 4 ? 'credit_alphanum4' : 'credit_alphanum12',
    asset_code: asset.code.toString('latin1').replace(/\0+$/, ''),
    asset_issuer: asset.issuer,
  };
}

function setOptionsDetails(body: SetOptions): Details {
  const found: Details = {
    home_domain: body.homeDomain?.toString('utf8'),
    inflation_dest: body.inflationDestination,
    master_key_weight: body.masterWeight,
    signer_key: body.signer?.key,
    signer_weight: body.signer?.weight,
    ...flagFields('set', body.setFlags),
    ...flagFields('clear', body.clearFlags),
    low_threshold: body.lowThreshold,
    med_threshold: body.mediumThreshold,
    high_threshold: body.highThreshold,
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined),
  );
}

function flagFields(verb: 'set' | 'clear', mask: number | null): Details {
  const named = ACCOUNT_FLAGS.filter(([bit]) => ((mask ?? 0) & bit) !== 0);
  if (named.length === 0) return {};
  return { [`${verb}_flags`]: named.map(([bit]) => bit), [`${verb}_flags_s`]: named.map(([, name]) => name) };
}

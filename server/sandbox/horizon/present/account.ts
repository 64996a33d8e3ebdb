import { type Account, subentriesOf } from '../../core/index.ts';
import { lumens, time } from '../formats.ts';
import { type Link, link, paged, template } from '../links.ts';

export type AccountBody = { paging_token: string } & Record<string, unknown>;

const KINDS: Readonly<Record<string, string>> = {
  G: 'ed25519_public_key',
  T: 'preauth_tx',
  X: 'sha256_hash',
  P: 'ed25519_signed_payload',
};

/** An account as Horizon shows it. `modifiedAt` is the close time of the ledger that it was last changed in. */
export function presentAccount(account: Account, modifiedAt: number | undefined, base: string): AccountBody {
  const { id, flags, thresholds } = account;
  return {
    _links: linksOf(id, base),
    id,
    account_id: id,
    sequence: String(account.sequence),
    ...(account.sequenceLedger === 0
      ? {}
      : { sequence_ledger: account.sequenceLedger, sequence_time: String(account.sequenceTime) }),
    subentry_count: subentriesOf(account),
    inflation_destination: account.inflationDestination ?? undefined,
    home_domain: account.homeDomain === '' ? undefined : account.homeDomain,
    last_modified_ledger: account.lastModifiedLedger,
    last_modified_time: modifiedAt === undefined ? null : time(modifiedAt),
    thresholds: {
      low_threshold: thresholds.low,
      med_threshold: thresholds.medium,
      high_threshold: thresholds.high,
    },
    flags: {
      auth_required: (flags & 1) !== 0,
      auth_revocable: (flags & 2) !== 0,
      auth_immutable: (flags & 4) !== 0,
      auth_clawback_enabled: (flags & 8) !== 0,
    },
    balances: [
      {
        balance: lumens(account.balance),
        buying_liabilities: '0.0000000',
        selling_liabilities: '0.0000000',
        asset_type: 'native',
      },
    ],
    signers: signersOf(account),
    data: Object.fromEntries(account.data),
    num_sponsoring: 0,
    num_sponsored: 0,
    paging_token: id,
  };
}

/** Sorted by key; the account's own is last when it may not sign. */
function signersOf({ id, thresholds, signers }: Account): { weight: number; key: string; type: string }[] {
  const own = { weight: thresholds.master, key: id };
  const active = thresholds.master > 0 ? [...signers, own] : [...signers];
  active.sort((one, other) => (one.key < other.key ? -1 : 1));
  const listed = thresholds.master > 0 ? active : [...active, own];
  return listed.map(({ weight, key }) => ({ weight, key, type: KINDS[key.charAt(0)] ?? 'unknown' }));
}

function linksOf(id: string, base: string): Record<string, Link> {
  const path = `/accounts/${id}`;
  return {
    self: link(base, path),
    transactions: paged(base, `${path}/transactions`),
    operations: paged(base, `${path}/operations`),
    payments: paged(base, `${path}/payments`),
    effects: paged(base, `${path}/effects`),
    offers: paged(base, `${path}/offers`),
    trades: paged(base, `${path}/trades`),
    data: template(base, `${path}/data/{key}`),
  };
}

import { FeeBumpTransaction, Horizon, Keypair, TransactionBuilder } from '@stellar/stellar-sdk';
import { horizonUrl } from './external-wallet.ts';
import { logIn, type Person } from './people.ts';
import { call } from './product-api.ts';

/** Handles a transaction link as an external wallet does: signs it, and returns XDR. */
export function signAsWallet(uri: string, keys: Keypair): string {
  const asked = new URLSearchParams(uri.replace(/^web\+stellar:tx\?/, ''));
  const xdr = asked.get('xdr');
  const passphrase = asked.get('network_passphrase');
  if (!xdr || !passphrase) throw new Error(`The link is no transaction: ${uri}`);
  const transaction = TransactionBuilder.fromXDR(xdr, passphrase);
  transaction.sign(keys);
  return transaction.toXDR();
}

interface ContractOnLedger {
  escrow: { publicKey: string };
  signatories: { publicKey: string }[];
}

/** The escrow of a contract, and its signers' keys. */
export async function contractOnLedger(person: Person, id: string): Promise<ContractOnLedger> {
  const { token } = await logIn(person);
  const query = 'query ($id: ID!) { contract(id: $id) { escrow { publicKey } signatories { publicKey } } }';
  const answer = await call<{ data: { contract: ContractOnLedger } }>('/graphql', {
    token,
    body: { query, variables: { id } },
  });
  return answer.data.contract;
}

interface Payout {
  hash: string;
  /** Number of the given keys that signed it. */
  signatures: number;
  payments: number;
}

/** The payout transactions of an escrow, from the public ledger. */
export async function payoutsOf(escrow: string, signatories: string[]): Promise<Payout[]> {
  const server = new Horizon.Server(horizonUrl(), { allowHttp: true });
  const { records } = await server.payments().forAccount(escrow).limit(200).call();
  const paid = records.filter((record) => record.type === 'payment' && record.from === escrow);
  const hashes = [...new Set(paid.map((record) => record.transaction_hash))];
  const { network_passphrase: passphrase } = await server.root();
  return Promise.all(
    hashes.map(async (hash) => {
      const { envelope_xdr: xdr } = await server.transactions().transaction(hash).call();
      const parsed = TransactionBuilder.fromXDR(xdr, passphrase);
      const inner = parsed instanceof FeeBumpTransaction ? parsed.innerTransaction : parsed;
      const signed = (key: string): boolean =>
        inner.signatures.some((one) => Keypair.fromPublicKey(key).verify(inner.hash(), one.signature()));
      return {
        hash,
        signatures: signatories.filter(signed).length,
        payments: paid.filter((record) => record.transaction_hash === hash).length,
      };
    }),
  );
}

/** Balance of the wallet of a person's organisation, in XLM. */
export async function issuerBalance(person: Person): Promise<number> {
  const { token } = await logIn(person);
  const answer = await call<{ data: { wallet: { balance: { amount: string } } | null } }>('/graphql', {
    token,
    body: { query: '{ wallet(of: ISSUER) { balance { amount } } }' },
  });
  return Number(answer.data.wallet?.balance.amount ?? 0);
}

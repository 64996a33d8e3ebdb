import {
  Asset,
  type Horizon,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
} from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  approveContract,
  approvedContract,
  type ContractStage,
  contractInput,
  contractStage,
  createContract,
  finalContract,
  finalizeContract,
  findContract,
  granted,
} from '../../support/contract-people.ts';
import { signedPayment, strangers } from '../../support/sandbox-people.ts';

let app: TestApp;
let stage: ContractStage;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
  stage = await contractStage(app);
});
afterAll(() => app.close());

/**
 * The keys that the server could use: it holds the secrets of people's wallets, of its own accounts, and the escrow's
 * own.
 */
async function keyOf(publicKey: string): Promise<Keypair> {
  return Keypair.fromSecret(await app.app.services.vault.reveal(publicKey));
}

const platformKey = async (id: string): Promise<Keypair> =>
  keyOf((await app.app.services.vault.accountOf({ kind: 'platform', id })) ?? '');

const walletKey = async (who: TestActor): Promise<Keypair> =>
  keyOf((await app.app.services.vault.accountOf({ kind: 'user', id: who.userId })) ?? '');

async function payment(escrow: string, to: string, ...signers: Keypair[]): Promise<Transaction> {
  return signed(escrow, signers, Operation.payment({ destination: to, asset: Asset.native(), amount: '1' }));
}

async function signed(
  escrow: string,
  signers: Keypair[],
  operation: Parameters<TransactionBuilder['addOperation']>[0],
): Promise<Transaction> {
  const transaction = new TransactionBuilder(await app.sandbox.server.loadAccount(escrow), {
    fee: '1000',
    networkPassphrase: app.sandbox.passphrase,
    timebounds: { minTime: 0, maxTime: 0 },
  })
    .addOperation(operation)
    .build();
  for (const key of signers) transaction.sign(key);
  return transaction;
}

type ResultCodes = Horizon.HorizonApi.TransactionFailedResultCodes & { transaction: string };

/** @returns the ledger's refusal; undefined when it accepted */
async function refusal(transaction: Transaction): Promise<ResultCodes | undefined> {
  try {
    await app.sandbox.server.submitTransaction(transaction);
    return undefined;
  } catch (error) {
    return (error as { response: { data: { extras: { result_codes: ResultCodes } } } }).response.data.extras
      .result_codes;
  }
}

describe('a contract that becomes final', () => {
  it('has an account whose signers are exactly its signatories, made by one transaction', async () => {
    const id = await approvedContract(app, stage);
    const contract = granted(await finalizeContract(app, stage.owner, id)).finalizeContract.contract;
    expect(contract).toMatchObject({
      status: 'FINAL',
      finalizing: false,
      finalizeFailure: null,
      canFinalize: false,
      finalizeBlockers: [],
      viewerCanApprove: false,
      viewerCanWithdraw: false,
      viewerCanTrigger: true,
      escrow: { requiredSigs: 2 },
    });
    expect(
      contract.signatories.map(({ keyHolder, badge }: Record<string, string>) => [keyHolder, badge]),
    ).toEqual([
      ['PLATFORM', 'APPROVED'],
      ['PLATFORM', 'APPROVED'],
      ['PLATFORM', 'READY'],
    ]);

    const { publicKey: escrow, transactionHash } = contract.escrow;
    const people = await Promise.all([stage.owner, ...stage.partners].map(walletKey));
    const account = await app.sandbox.server.loadAccount(escrow);
    expect(Object.fromEntries(account.signers.map(({ key, weight }) => [key, weight]))).toEqual({
      ...Object.fromEntries(people.map((key) => [key.publicKey(), 1])),
      [escrow]: 0,
    });
    expect(account.thresholds).toMatchObject({ low_threshold: 2, med_threshold: 2, high_threshold: 2 });
    expect(account.balances.at(-1)?.balance).toBe('2.5000000');
    const { records } = await app.sandbox.server.transactions().forAccount(escrow).call();
    expect(records.map(({ hash, operation_count }) => [hash, operation_count])).toEqual([
      [transactionHash, 4],
    ]);

    const actions = await app.sql<{ action: string }>(
      'SELECT action FROM audit_entries WHERE entity_id = $1 ORDER BY id',
      [id],
    );
    expect(actions.map(({ action }) => action).slice(-2)).toEqual(['contract.finalize', 'contract.final']);
  });

  it('pays nothing without the quorum, whichever keys the server uses', async () => {
    const mine = await contractStage(app);
    const { escrow } = await finalContract(app, mine);
    const [giver, taker] = (await strangers(app.sandbox, 2)) as [Keypair, Keypair];
    const gift = await signedPayment(app.sandbox, giver, escrow.publicKey, '100');
    expect(await refusal(gift)).toBeUndefined();

    const master = await keyOf(escrow.publicKey);
    const treasury = await platformKey('treasury');
    const channel = await platformKey('channel-1');
    const [owner, first, second] = (await Promise.all([mine.owner, ...mine.partners].map(walletKey))) as [
      Keypair,
      Keypair,
      Keypair,
    ];
    const pay = (...signers: Keypair[]) => payment(escrow.publicKey, taker.publicKey(), ...signers);
    const badAuth = { transaction: 'tx_bad_auth' };
    // The server's own keys alone.
    expect(await refusal(await pay())).toMatchObject(badAuth);
    expect(await refusal(await pay(master))).toMatchObject(badAuth);
    expect(await refusal(await pay(master, treasury, channel))).toMatchObject(badAuth);
    // Too few signatures: one of three, any other signer beside it, and the same one twice.
    for (const one of [owner, first, second]) expect(await refusal(await pay(one))).toMatchObject(badAuth);
    expect(await refusal(await pay(master, treasury, channel, first))).toMatchObject(badAuth);
    expect(await refusal(await pay(first, first))).toMatchObject(badAuth);
    // Nor can the account be taken over.
    const takeOver = Operation.setOptions({
      masterWeight: 255,
      signer: { ed25519PublicKey: taker.publicKey(), weight: 255 },
    });
    expect(await refusal(await signed(escrow.publicKey, [master, treasury], takeOver))).toMatchObject(
      badAuth,
    );
    expect(await refusal(await signed(escrow.publicKey, [owner], takeOver))).toMatchObject(badAuth);
    const merge = Operation.accountMerge({ destination: treasury.publicKey() });
    expect(await refusal(await signed(escrow.publicKey, [master, first], merge))).toMatchObject(badAuth);
    // The transaction itself is one that the quorum could send.
    expect(await refusal(await pay(first, second))).toBeUndefined();
  });

  it('may have twenty signatories, all of whom are needed', async () => {
    const mine = await contractStage(app);
    const others = await Promise.all(
      Array.from({ length: 17 }, () => app.actor('issuer_signatory', mine.issuerId)),
    );
    const people = [mine.owner, ...mine.partners, ...others];
    const terms = { signatoryIds: people.map(({ userId }) => userId), requiredSigs: 20 };
    const { id } = granted(await createContract(app, mine.owner, contractInput(mine, terms))).createContract
      .contract;
    for (const person of people) granted(await approveContract(app, person, id));
    const { escrow } = granted(await finalizeContract(app, mine.owner, id)).finalizeContract.contract;
    const { signers, thresholds, balances } = await app.sandbox.server.loadAccount(escrow.publicKey);
    expect(signers.map(({ weight }) => weight).sort()).toEqual([0, ...Array.from({ length: 20 }, () => 1)]);
    expect(thresholds.med_threshold).toBe(20);
    expect(balances.at(-1)?.balance).toBe('11.0000000');
  });

  it('is made once when several finalize at the same moment', async () => {
    const mine = await contractStage(app);
    const id = await approvedContract(app, mine);
    const admin = await app.actor('issuer_admin', mine.issuerId);
    const answers = await Promise.all([
      finalizeContract(app, mine.owner, id, 'the-key'),
      finalizeContract(app, mine.owner, id, 'the-key'),
      finalizeContract(app, admin, id),
    ]);
    const made = answers.filter(({ errors }) => errors === undefined);
    expect(made.length).toBeGreaterThan(0);
    for (const { errors } of answers)
      expect([undefined, 'CONTRACT_NOT_DRAFT']).toContain(errors?.[0]?.extensions.code);
    const escrows = await app.sql<{ owner_id: string }>(
      "SELECT owner_id FROM ledger_keys WHERE owner_kind = 'platform' AND owner_id LIKE $1",
      [`escrow:${id}:%`],
    );
    expect(escrows).toHaveLength(1);
  });

  it('answers the same call again with how it stands, and refuses another', async () => {
    const mine = await contractStage(app);
    const id = await approvedContract(app, mine);
    const first = granted(await finalizeContract(app, mine.owner, id, 'again')).finalizeContract.contract;
    const again = granted(await finalizeContract(app, mine.owner, id, 'again')).finalizeContract.contract;
    expect(again.escrow).toEqual(first.escrow);
    for (const key of ['other', null]) {
      expect((await finalizeContract(app, mine.owner, id, key)).errors?.[0]).toMatchObject({
        message: 'This contract is final already.',
        extensions: { code: 'CONTRACT_NOT_DRAFT' },
      });
    }
    expect((await approveContract(app, mine.partners[1], id)).errors?.[0]?.extensions.code).toBe(
      'CONTRACT_NOT_DRAFT',
    );
  });

  it('has the key that a signatory proved to own', async () => {
    const mine = await contractStage(app);
    const own = Keypair.random().publicKey();
    await app.sql('INSERT INTO own_signing_keys (user_id, public_key, proved_at) VALUES ($1, $2, now())', [
      mine.partners[0].userId,
      own,
    ]);
    const { id, escrow } = await finalContract(app, mine);
    const { signatories } = granted(await findContract(app, mine.owner, id)).contract;
    expect(signatories[1]).toMatchObject({ publicKey: own, keyHolder: 'OWN' });
    const { signers } = await app.sandbox.server.loadAccount(escrow.publicKey);
    expect(signers).toContainEqual(expect.objectContaining({ key: own, weight: 1 }));
  });
});

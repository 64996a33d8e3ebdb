import { Keypair } from '@stellar/stellar-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import {
  accept,
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
  invite,
} from '../../support/contract-people.ts';
import { signedPayment, strangers } from '../../support/sandbox-people.ts';
import { until } from '../../support/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

/** The key of a person's wallet, which the server holds. */
async function walletKey({ userId: id }: TestActor): Promise<Keypair> {
  const { vault } = app.app.services;
  return Keypair.fromSecret(await vault.reveal((await vault.accountOf({ kind: 'user', id })) ?? ''));
}

describe('a contract that cannot become final', () => {
  const blockersOf = async (mine: ContractStage, id: string): Promise<string[]> => {
    const { errors } = await finalizeContract(app, mine.owner, id);
    expect(errors?.[0]?.extensions.code).toBe('CONTRACT_NOT_READY');
    const { contract } = granted(await findContract(app, mine.owner, id));
    expect(contract).toMatchObject({ status: 'DRAFT', viewerCanFinalize: false });
    const sentences = contract.finalizeBlockers.map(({ message }: { message: string }) => message);
    expect(errors?.[0]?.message).toBe(sentences.join(' '));
    return sentences;
  };

  it('says everything that is missing', async () => {
    const mine = await contractStage(app);
    const waiting = await invite(app, mine.owner, 'not.yet@people.test');
    const walletless = await app.actor('issuer_signatory', mine.issuerId);
    const made = granted(
      await createContract(
        app,
        mine.owner,
        contractInput(mine, {
          shares: [{ partnerId: waiting, type: 'PERCENTAGE', percent: '10' }],
          signatoryIds: [mine.owner.userId, walletless.userId],
        }),
      ),
    ).createContract.contract;
    granted(await approveContract(app, mine.owner, made.id));
    expect(await blockersOf(mine, made.id)).toEqual([
      '2 approvals are needed, 1 given so far.',
      'not.yet has not accepted the invitation yet.',
      expect.stringMatching(/^issuer_signatory \d+ has no wallet to sign with\.$/),
    ]);
  });

  it('lets no person sign with the key of another', async () => {
    const mine = await contractStage(app);
    const [first, second] = mine.partners;
    const exported = (await walletKey(second)).publicKey();
    await app.sql('INSERT INTO own_signing_keys (user_id, public_key, proved_at) VALUES ($1, $2, now())', [
      first.userId,
      exported,
    ]);
    expect(await blockersOf(mine, await approvedContract(app, mine))).toEqual([
      expect.stringMatching(/^attendee \d+ and attendee \d+ would sign with the same key\.$/),
    ]);
  });

  it('waits for signatories who are suspended, when too few are left', async () => {
    const mine = await contractStage(app);
    const id = await approvedContract(app, mine);
    await app.sql("UPDATE users SET status = 'suspended' WHERE id = ANY($1)", [
      mine.partners.map(({ userId }) => userId),
    ]);
    expect(await blockersOf(mine, id)).toEqual([
      '2 approvals are needed, 1 given so far.',
      'Only 1 of the signatories can sign; 2 are needed.',
    ]);
  });

  it('is the second one of its event', async () => {
    const mine = await contractStage(app);
    const second = await approvedContract(app, mine, { name: 'Second' });
    await finalContract(app, mine);
    expect(await blockersOf(mine, second)).toEqual(['Another contract of this event is final already.']);
  });

  it('is finalized by its organiser’s owner and admins alone', async () => {
    const mine = await contractStage(app);
    const id = await approvedContract(app, mine);
    const others = [
      mine.partners[0],
      await app.actor('issuer_finance', mine.issuerId),
      await app.actor('issuer_signatory', mine.issuerId),
      await app.actor('system_auditor'),
    ];
    for (const who of others) {
      expect((await finalizeContract(app, who, id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const admin = await app.actor('issuer_admin', mine.issuerId);
    expect(granted(await findContract(app, admin, id)).contract.viewerCanFinalize).toBe(true);
    expect(granted(await finalizeContract(app, admin, id)).finalizeContract.contract.status).toBe('FINAL');
  });
});

describe('a try that the ledger refuses', () => {
  it('leaves a draft that says why, and the next try makes another account, under the same key too', async () => {
    const other = await bootTestApp({ ledger: true });
    try {
      const mine = await contractStage(other);
      // The first contract creates the treasury.
      await finalContract(other, await contractStage(other));
      const { vault } = other.app.services;
      const treasuryKey = (await vault.accountOf({ kind: 'platform', id: 'treasury' })) ?? '';
      const treasury = Keypair.fromSecret(await vault.reveal(treasuryKey));
      const [keeper] = (await strangers(other.sandbox, 1)) as [Keypair];
      const send = async (from: Keypair, to: Keypair, amount: string): Promise<void> => {
        const transaction = await signedPayment(other.sandbox, from, to.publicKey(), amount);
        await other.sandbox.server.submitTransaction(transaction);
      };
      const { balances } = await other.sandbox.server.loadAccount(treasuryKey);
      const most = (Number(balances.at(-1)?.balance) - 2).toFixed(7);
      await send(treasury, keeper, most);

      const id = await approvedContract(other, mine);
      const failed = await finalizeContract(other, mine.owner, id, 'try');
      expect(failed.errors?.[0]?.extensions.code).toBe('FINALIZE_FAILED');
      const draft = granted(await findContract(other, mine.owner, id)).contract;
      expect(draft).toMatchObject({ status: 'DRAFT', finalizing: false, canFinalize: true, escrow: null });
      expect(draft.finalizeFailure).toBe(failed.errors?.[0]?.message);
      expect(draft.finalizeFailure).toContain('too few lumens');
      expect(draft.finalizeFailureCode).toBe('UNDERFUNDED');

      await send(keeper, treasury, '1000');
      const final = granted(await finalizeContract(other, mine.owner, id, 'try')).finalizeContract.contract;
      expect(final).toMatchObject({ status: 'FINAL', finalizeFailure: null, finalizeFailureCode: null });
      const keys = await other.sql<{ public_key: string }>(
        "SELECT public_key FROM ledger_keys WHERE owner_kind = 'platform' AND owner_id LIKE $1",
        [`escrow:${id}:%`],
      );
      expect(keys).toHaveLength(2);
      expect(keys.map(({ public_key: key }) => key)).toContain(final.escrow.publicKey);
    } finally {
      await other.close();
    }
  });
});

describe('a ledger that is away', () => {
  it('is in the way of finalizing, and says so', async () => {
    const dry = await bootTestApp();
    try {
      const mine = await contractStage(dry);
      const id = await approvedContract(dry, mine);
      const { contract } = granted(await findContract(dry, mine.owner, id));
      expect(contract).toMatchObject({ canFinalize: true, viewerCanFinalize: false });
      expect(contract.finalizeBlockers).toEqual([
        expect.objectContaining({
          code: 'LEDGER_UNAVAILABLE',
          message: expect.stringContaining('The ledger cannot be reached'),
        }),
      ]);
      const { errors } = await finalizeContract(dry, mine.owner, id);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'LEDGER_UNAVAILABLE', status: 503 });
    } finally {
      await dry.close();
    }
  });
});

describe('a partner who accepts later', () => {
  it('sees the contract before, and no longer blocks it after', async () => {
    const mine = await contractStage(app);
    const late = await app.actor('attendee');
    const partnerId = await invite(app, mine.owner, late.email);
    const id = await approvedContract(app, mine, {
      shares: [{ partnerId, type: 'PERCENTAGE', percent: '10' }],
    });
    const before = granted(await findContract(app, late, id)).contract;
    expect(before).toMatchObject({ viewerRole: 'PARTNER' });
    expect(before.finalizeBlockers).not.toEqual([]);
    await accept(app, late);
    const { contract } = granted(await findContract(app, late, id));
    expect(contract).toMatchObject({ viewerRole: 'PARTNER', finalizeBlockers: [] });
    granted(await finalizeContract(app, mine.owner, id));
    await until(async () => granted(await findContract(app, late, id)).contract.status === 'FINAL');
  });
});

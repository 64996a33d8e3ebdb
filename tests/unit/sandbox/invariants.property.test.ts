import { hash as sha256, xdr } from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  type ClosedLedger,
  DEFAULT_LEDGER_SETTINGS,
  LedgerEngine,
  type LedgerSettings,
  MalformedEnvelope,
  TOTAL_COINS,
} from '../../../server/sandbox/core/index.ts';
import { deeper } from '../../support/depth.ts';
import { describeResult } from './describe-result.ts';
import { Random } from './random.ts';
import { randomEnvelope } from './random-envelope.ts';
import type { World } from './random-operations.ts';
import { Person } from './random-person.ts';
import { PASSPHRASE, ROOT, START } from './test-ledger.ts';

const PEOPLE = 24;

/** Everything that a run did, so that it can be replayed. */
type Step = { envelope: Buffer; answer: string } | { closeTime: number; hash: string };

function submit(engine: LedgerEngine, envelope: Buffer): string {
  try {
    const { status, hash, resultXdr } = engine.submit(envelope);
    return `${status} ${hash} ${resultXdr?.toString('base64') ?? ''}`;
  } catch (error) {
    if (error instanceof MalformedEnvelope) {
      return 'malformed';
    }
    throw error;
  }
}

function lumens(engine: LedgerEngine): bigint {
  let sum = engine.last.header.feePool().toBigInt();
  for (const { balance } of engine.accounts()) {
    sum += balance;
  }
  return sum;
}

/** The accounts as derived from the ledger's reported fees, numbers and operations. */
function retell(before: Map<string, Account>, { transactions }: ClosedLedger): Map<string, Account> {
  const accounts = new Map(before);
  const changes = [
    ...transactions.map(({ feeChange }) => feeChange),
    ...transactions.flatMap(({ changesBefore, operations }) => [
      ...changesBefore,
      ...operations.flatMap((operation) => operation.changes),
    ]),
  ];
  for (const { before: old, after } of changes) {
    if (after === null) {
      accounts.delete(old?.id ?? '');
    } else {
      accounts.set(after.id, after);
    }
  }
  return accounts;
}

function checkFailed({ transactions }: ClosedLedger): void {
  for (const { successful, operations, changesBefore } of transactions) {
    if (successful) {
      continue;
    }
    expect(operations).toEqual([]);
    for (const { before, after } of changesBefore) {
      const { sequence, sequenceLedger, sequenceTime, signers, lastModifiedLedger, ...kept } =
        after as Account;
      expect(before).toMatchObject(kept);
      expect(signers.every((signer) => before?.signers.includes(signer))).toBe(true);
      expect([sequenceLedger, sequenceTime, lastModifiedLedger, sequence].includes(-1)).toBe(false);
    }
  }
}

/** Asserts that an accepted transaction, alone in its ledger, fails at most by its operations. */
function checkAlone({ transactions }: ClosedLedger): void {
  const [only, other] = transactions;
  if (only !== undefined && other === undefined) {
    expect(describeResult(only.resultXdr)).toMatch(/txSuccess|txFailed/);
    expect(describeResult(only.resultXdr)).not.toMatch(/opBadAuth/);
  }
}

function accountsOf(engine: LedgerEngine): Map<string, Account> {
  return new Map([...engine.accounts()].map((account) => [account.id, account]));
}

/** @returns the accounts after it */
function checkClose(
  engine: LedgerEngine,
  closed: ClosedLedger,
  before: Map<string, Account>,
  previousHash: string,
): Map<string, Account> {
  const after = accountsOf(engine);
  expect(closed.header.previousLedgerHash().toString('hex')).toBe(previousHash);
  expect(lumens(engine)).toBe(TOTAL_COINS);
  // The very objects that the ledger reported, and no other account.
  const retold = retell(before, closed);
  expect([...after].filter(([id, account]) => retold.get(id) !== account)).toEqual([]);
  expect(retold.size).toBe(after.size);
  const wentBack = [...after].filter(([id, { sequence }]) => sequence < (before.get(id)?.sequence ?? 0n));
  expect(wentBack).toEqual([]);
  checkFailed(closed);
  checkAlone(closed);
  return after;
}

/** The root account, which takes no part, creates a new account. */
function welcome(engine: LedgerEngine, people: readonly Person[]): Buffer {
  const root = new Person(ROOT);
  const startingBalance = xdr.Int64.fromString('100000000000');
  const operations = people.map(({ accountId: destination }) => {
    const body = xdr.OperationBody.createAccount(new xdr.CreateAccountOp({ destination, startingBalance }));
    return new xdr.Operation({ sourceAccount: null, body });
  });
  const sequence = (engine.account(root.id)?.sequence ?? 0n) + 1n;
  const tx = new xdr.Transaction({
    sourceAccount: root.muxed,
    fee: 10_000_000,
    seqNum: xdr.Int64.fromString(sequence.toString()),
    cond: xdr.Preconditions.precondNone(),
    memo: xdr.Memo.memoNone(),
    operations,
    ext: new xdr.TransactionExt(0),
  });
  const payload = new xdr.TransactionSignaturePayload({
    networkId: sha256(Buffer.from(PASSPHRASE)),
    taggedTransaction: xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(tx),
  });
  const signatures = [root.sign(sha256(payload.toXDR()))];
  return xdr.TransactionEnvelope.envelopeTypeTx(new xdr.TransactionV1Envelope({ tx, signatures })).toXDR();
}

/** Submits this many envelopes and checks every ledger. */
function live(seed: number, envelopes: number, settings: LedgerSettings) {
  const engine = LedgerEngine.genesis(settings);
  const random = new Random(seed);
  const world: World = { random, people: [], engine };
  let born = 0;
  let accounts = accountsOf(engine);
  const steps: Step[] = [];
  const sent: Buffer[] = [];
  const reported = new Map<string, number>();
  const note = (text: string) => reported.set(text, (reported.get(text) ?? 0) + 1);
  const send = (envelope: Buffer) => {
    const answer = submit(engine, envelope);
    const [status = '', , result] = answer.split(' ');
    note(result ? describeResult(Buffer.from(result, 'base64')).replaceAll(/ -?\d+/g, '') : status);
    steps.push({ envelope, answer });
    sent.push(envelope);
  };
  const close = (closeTime: number) => {
    const { hash } = engine.last;
    const closed = engine.prepareClose(closeTime);
    engine.commit(closed);
    accounts = checkClose(engine, closed, accounts, hash);
    for (const { resultXdr } of closed.transactions) {
      note(`ledger: ${describeResult(resultXdr).replaceAll(/ -?\d+/g, '')}`);
    }
    steps.push({ closeTime, hash: closed.hash });
  };
  const renew = () => {
    const fresh = [born, born + 1].map((number) => Person.numbered(number));
    born += 2;
    world.people.push(...fresh);
    world.people.splice(0, world.people.length - PEOPLE);
    send(welcome(engine, fresh));
  };
  close(START);
  while (sent.length < envelopes) {
    if (born < PEOPLE || random.oneIn(8)) {
      renew();
    }
    for (let i = random.below(12); i >= 0; i -= 1) {
      send(randomEnvelope(world, sent));
    }
    close(engine.last.closeTime + random.pick([0, 1, 5, 5, 5, 11]));
  }
  return { engine, steps, reported };
}

function again(steps: readonly Step[], settings: LedgerSettings): void {
  const engine = LedgerEngine.genesis(settings);
  for (const step of steps) {
    if ('envelope' in step) {
      expect(submit(engine, step.envelope)).toBe(step.answer);
    } else {
      engine.commit(engine.prepareClose(step.closeTime));
      expect(engine.last.hash).toBe(step.hash);
    }
  }
}

describe('whatever is sent', () => {
  const base = { ...DEFAULT_LEDGER_SETTINGS, passphrase: PASSPHRASE };

  it.each([
    ['one of a source', 20_261_121, deeper(1_900, 9_500), base],
    ['chains of a source', 7, deeper(1_100, 5_500), { ...base, queuedPerSource: 'chain' as const }],
    ['little room', 42, deeper(600, 3_000), { ...base, maxTxSetOps: 5 }],
    ['newer rules', 99, deeper(500, 2_500), { ...base, protocol: 25 }],
  ])('the ledger keeps its rules: %s', (_, seed, envelopes, settings) => {
    const { engine, steps, reported } = live(seed, envelopes, settings);
    again(steps, settings);
    expect(engine.last.sequence).toBeGreaterThan(envelopes / 15);
    // The stream is useful only when many of its envelopes succeed and many fail.
    const applied = [...reported]
      .filter(([text]) => text.startsWith('ledger: '))
      .reduce((sum, [, n]) => sum + n, 0);
    expect(applied).toBeGreaterThan(envelopes / 8);
    expect(reported.size).toBeGreaterThan(60);
    const restored = LedgerEngine.restore(settings, {
      headerXdr: engine.last.headerXdr,
      accounts: structuredClone([...engine.accounts()]),
    });
    expect(restored.last.hash).toBe(engine.last.hash);
  });
});

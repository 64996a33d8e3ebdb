import { describe, expect, it } from 'vitest';
import { KnownFunds } from '../../../server/modules/checkout/wallet/paying-wallet.ts';

const MINUTE = 60_000;
const WALLET = 'network/G1';

function funds() {
  const clock = { now: 1_000_000 };
  return { clock, known: new KnownFunds(() => clock.now) };
}

describe('the known funds of a wallet', () => {
  it('is unknown until the ledger was asked, and after it said that there is no account', () => {
    const { clock, known } = funds();
    expect(known.of(WALLET)).toBeUndefined();
    known.keep(WALLET, { balance: 500n, reserve: 100n }, clock.now);
    expect(known.of(WALLET)).toEqual({ balance: 500n, reserve: 100n });
    known.keep(WALLET, null, clock.now);
    expect(known.of(WALLET)).toBeUndefined();
  });

  it('is less by all that was taken since', () => {
    const { clock, known } = funds();
    known.keep(WALLET, { balance: 500n, reserve: 100n }, clock.now);
    known.take(WALLET, 120n);
    known.take(WALLET, 30n);
    known.take('network/G2', 400n);
    expect(known.of(WALLET)).toEqual({ balance: 350n, reserve: 100n });
  });

  it('counts what was under way when the ledger was asked, and not what was long done', () => {
    const { clock, known } = funds();
    known.take(WALLET, 50n);
    clock.now += 5 * MINUTE;
    known.take(WALLET, 7n);
    clock.now += MINUTE;
    known.keep(WALLET, { balance: 500n, reserve: 100n }, clock.now);
    expect(known.of(WALLET)?.balance).toBe(493n);
  });
});

import { describe, expect, it } from 'vitest';
import { sendWaitingSales } from '../../../client/src/features/box-office/send-sales.ts';
import type { OfflineSale } from '../../../client/src/features/box-office/till-sales.ts';
import {
  ServiceRefused,
  ServiceUnavailable,
} from '../../../client/src/features/door-app/engine/door-ports.ts';

const sale = (nonce: string, shiftId = 'mine'): OfflineSale => ({
  nonce,
  shiftId,
  lines: [{ tier: 'regular', quantity: 1 }],
  total: '1500',
  name: null,
  email: null,
  soldAt: '2026-12-05T18:00:00Z',
  admitted: true,
});

/** A till with sales, whose service answers as given. */
function till(sales: OfflineSale[], answer: (shiftId: string, batch: readonly OfflineSale[]) => void) {
  const kept = new Map(sales.map((one) => [one.nonce, one]));
  const uploads: string[][] = [];
  const store = {
    sales: async () => [...kept.values()],
    saveSale: async (one: OfflineSale) => void kept.set(one.nonce, one),
    removeSales: async (sent: readonly OfflineSale[]) => {
      for (const { nonce } of sent) kept.delete(nonce);
    },
  };
  const upload = async (shiftId: string, batch: readonly OfflineSale[]) => {
    uploads.push(batch.map(({ nonce }) => nonce));
    answer(shiftId, batch);
    return batch.map(({ nonce }) => ({
      nonce,
      orderId: nonce === 'bad' ? null : `order-${nonce}`,
      refusal: nonce === 'bad' ? ('INVALID' as const) : null,
    }));
  };
  const left = (): (string | undefined)[][] =>
    [...kept.values()].map(({ nonce, refusal }) => [nonce, refusal]);
  return { send: () => sendWaitingSales({ store, upload }), left, uploads };
}

const recorded = (): void => undefined;

describe('sales that a till made without a network', () => {
  it('are sent by shift, and deleted once they are recorded', async () => {
    const { send, left, uploads } = till([sale('a'), sale('b', 'earlier'), sale('c')], recorded);
    await send();
    expect(uploads).toEqual([['a', 'c'], ['b']]);
    expect(left()).toEqual([]);
  });

  it('stay with the reason when they are refused, and block no other', async () => {
    const { send, left } = till([sale('a'), sale('bad'), sale('b')], recorded);
    await send();
    expect(left()).toEqual([['bad', 'INVALID']]);
  });

  it('are sent one by one when the service refuses an upload for one of them', async () => {
    const { send, left } = till([sale('a'), sale('odd'), sale('b')], (_shift, batch) => {
      if (batch.some(({ nonce }) => nonce === 'odd')) throw new ServiceRefused('BAD_INPUT', 'Too long.');
    });
    await send();
    expect(left()).toEqual([['odd', 'Too long.']]);
  });

  it('of a shift of someone else stay, and do not block those of the next shift', async () => {
    const { send, left, uploads } = till([sale('a', 'theirs'), sale('b', 'theirs'), sale('c')], (shiftId) => {
      if (shiftId === 'theirs') throw new ServiceRefused('NOT_FOUND', 'There is no such shift.');
    });
    await send();
    expect(uploads).toEqual([['a', 'b'], ['c']]);
    expect(left().map(([nonce]) => nonce)).toEqual(['a', 'b']);
    await send();
    expect(uploads.at(-1)).toEqual(['a', 'b']);
  });

  it('stay as they are when the service fails or takes nothing of this caller', async () => {
    for (const failure of [
      new ServiceUnavailable('late'),
      new ServiceRefused('DEVICE_CUT_OFF', 'Cut off.'),
    ]) {
      const { send, left } = till([sale('a')], () => {
        throw failure;
      });
      await expect(send()).rejects.toBe(failure);
      expect(left()).toEqual([['a', undefined]]);
    }
  });

  it('are sent in uploads that the service takes', async () => {
    const { send, uploads } = till(
      Array.from({ length: 70 }, (_none, index) => sale(String(index))),
      recorded,
    );
    await send();
    expect(uploads.map((batch) => batch.length)).toEqual([50, 20]);
  });
});

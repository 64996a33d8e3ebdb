import { describe, expect, it } from 'vitest';
import { Mailbox } from '../../../server/platform/concurrency.ts';

describe('a mailbox', () => {
  it('delivers in order, to waiting readers as well', async () => {
    const mailbox = new Mailbox<number>(5, () => undefined);
    const waiting = mailbox.next();
    mailbox.push(1);
    mailbox.push(2);
    expect([(await waiting).value, (await mailbox.next()).value]).toEqual([1, 2]);
  });

  it('keeps the newest for a slow reader', async () => {
    const mailbox = new Mailbox<number>(1, () => undefined);
    for (const value of [1, 2, 3]) mailbox.push(value);
    expect((await mailbox.next()).value).toBe(3);
  });

  it('ends once, and releases waiting readers', async () => {
    let ends = 0;
    const mailbox = new Mailbox<number>(1, () => {
      ends += 1;
    });
    const waiting = mailbox.next();
    await mailbox.return();
    await mailbox.return();
    mailbox.push(1);
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(await mailbox.next()).toEqual({ value: undefined, done: true });
    expect(ends).toBe(1);
  });
});

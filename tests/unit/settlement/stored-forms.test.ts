import { describe, expect, it } from 'vitest';
import type { PlannedOperation } from '../../../server/ledger/port.ts';
import {
  freshIntent,
  operationsFromJson,
  operationsToJson,
} from '../../../server/ledger/settlement/outbox/stored-intent.ts';
import { retryDelay } from '../../../server/ledger/settlement/submission/submission.rules.ts';
import { Failpoints } from '../../../server/platform/failpoints.ts';

describe('operations in the table', () => {
  it('come back as they were, amounts and bytes included', () => {
    const operations: PlannedOperation[] = [
      { type: 'payment', from: 'GA', to: 'GB', stroops: 9_223_372_036_854_775_807n },
      { type: 'manage_data', name: 'root', value: Buffer.from([0, 255, 7]) },
      { type: 'manage_data', name: 'gone', value: null },
      { type: 'set_options', masterWeight: 0, signer: { key: 'GC', weight: 1 } },
      { type: 'bump_sequence', to: 0n },
    ];
    expect(operationsFromJson(JSON.parse(operationsToJson(operations)))).toEqual(operations);
  });
});

describe('a new intent', () => {
  const request = {
    kind: 'refund' as const,
    businessKey: 'order:1:refund',
    source: 'GA',
    operations: [],
    notAfter: null,
    reference: { orderId: '1', at: new Date(0) },
  };

  it('is signed once by each, and by its source anyway', () => {
    const intent = freshIntent('1', 'n', { ...request, signers: ['GB', 'GA', 'GB'] }, new Date(0));
    expect(intent.signers).toEqual(['GB']);
  });

  it('has the reference that the table would give back', () => {
    const intent = freshIntent('1', 'n', request, new Date(0));
    expect(intent.reference).toEqual({ orderId: '1', at: '1970-01-01T00:00:00.000Z' });
  });

  it('has no source while a channel is to be chosen', () => {
    expect(freshIntent('1', 'n', { ...request, source: 'channel' }, new Date(0))).toMatchObject({
      byChannel: true,
      source: null,
    });
  });
});

describe('the wait before another attempt', () => {
  it('doubles up to a limit, and is never the same for all', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((attempt) => retryDelay(attempt, 1))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
    expect(retryDelay(3, 0)).toBe(1_000);
  });
});

describe('a failpoint', () => {
  it('ends the process at the configured place and pass', () => {
    let deaths = 0;
    const failpoints = new Failpoints('intent.sent:3', () => {
      deaths += 1;
    });
    for (const place of ['intent.sent', 'intent.prepared', 'intent.sent'] as const) failpoints.reach(place);
    expect(deaths).toBe(0);
    failpoints.reach('intent.sent');
    expect(deaths).toBe(1);
    failpoints.reach('intent.sent');
    expect(deaths).toBe(1);
  });

  it('must exist', () => {
    expect(() => new Failpoints('intent.nowhere')).toThrow(RangeError);
    expect(() => new Failpoints('intent.sent:0')).toThrow(RangeError);
    expect(() => new Failpoints(undefined).reach('intent.sent')).not.toThrow();
  });
});

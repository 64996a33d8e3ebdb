import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { LedgerUnavailable } from '../../../server/ledger/failures.ts';
import { ledgerOf } from './ledger-of.ts';

describe('a ledger that is away', () => {
  it('is unavailable to readers, and leaves a submission open', async () => {
    const away = ledgerOf({ url: 'http://127.0.0.1:9', passphrase: 'P' });
    await expect(away.check()).rejects.toThrow(LedgerUnavailable);
    await expect(away.account('GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7')).rejects.toThrow(
      LedgerUnavailable,
    );
    await expect(away.transaction('0'.repeat(64))).rejects.toThrow(LedgerUnavailable);
    expect(await away.submit('AAAA')).toEqual({ outcome: 'unknown', why: 'connection' });
    away.close();
  });

  it('that accepts the connection and never responds times out', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const mute = ledgerOf({ url: `http://127.0.0.1:${port}`, passphrase: 'P' }, { timeoutMs: 150 });
    await expect(mute.latest()).rejects.toThrow(LedgerUnavailable);
    expect(await mute.submit('AAAA')).toEqual({ outcome: 'unknown', why: 'timeout' });
    mute.close();
    server.close();
  });
});

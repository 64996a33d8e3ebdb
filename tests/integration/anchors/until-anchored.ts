import { vi } from 'vitest';
import type { TestApp } from '../../support/app.ts';

/** Until the ledger has told of every root that was sent. */
export async function untilAnchored(app: TestApp): Promise<void> {
  await vi.waitFor(
    async () => {
      const [row] = await app.sql<{ sent: number }>(
        "SELECT count(*)::int AS sent FROM anchor_batches WHERE state = 'closed'",
      );
      if (row?.sent !== 0) throw new Error(`${row?.sent} roots are under way`);
    },
    { timeout: 15_000 },
  );
}

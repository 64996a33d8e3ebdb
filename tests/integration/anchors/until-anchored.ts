import type { TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

/** Waits until the ledger has confirmed every submitted root. */
export async function untilAnchored(app: TestApp): Promise<void> {
  await until(async () => {
    const [row] = await app.sql<{ sent: number }>(
      "SELECT count(*)::int AS sent FROM anchor_batches WHERE state = 'closed'",
    );
    return row?.sent === 0;
  });
}

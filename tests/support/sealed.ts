import { until } from './until.ts';

const LEFT = 'SELECT (SELECT count(*) FROM audit_entries) > (SELECT count(*) FROM audit_chain) AS left';

/**
 * Seals the audit log until no entry is left. Transactions of other databases of the same server delay what is final.
 * @param query runs a statement as the superuser
 */
export async function sealed(
  trail: { flush(): Promise<void> },
  query: (text: string) => Promise<{ left: boolean }[]>,
): Promise<void> {
  await until(async () => {
    await trail.flush();
    return (await query(LEFT))[0]?.left === false;
  });
}

import type { TestActor, TestClient } from './client.ts';
import { granted } from './contract-people.ts';

const REPORT = `query ($name: ReportName!) {
  report(name: $name, first: 50) { columns { key } nodes { cells } pageInfo { hasNextPage } }
  reportTotals(name: $name) { rows } }`;

/**
 * The rows of a report, newest first, each as its cells in these columns. Its totals count as many rows.
 * @throws Error when the report is refused, has another number of rows than its totals, or more than one page
 */
export async function reportRows(
  app: TestClient,
  who: Pick<TestActor, 'token'>,
  name: string,
  keys: readonly string[],
): Promise<(string | null)[][]> {
  const { report, reportTotals } = granted(await app.graphql(REPORT, { name }, who));
  const counted = reportTotals.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0);
  if (report.pageInfo.hasNextPage || counted !== report.nodes.length)
    throw new Error(
      `${name} has ${report.nodes.length} rows on its first page, and ${counted} in its totals.`,
    );
  const columns = report.columns.map(({ key }: { key: string }) => key);
  return report.nodes.map(({ cells }: { cells: (string | null)[] }) =>
    keys.map((key) => cells[columns.indexOf(key)] ?? null),
  );
}

import { BadInput } from '../../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../../graphql/page.ts';
import type { Scope } from '../../../scope.ts';
import { readHistory } from './setting.reads.ts';
import type { SettingName } from './setting.rules.ts';
import type { SettingChange } from './setting.type.ts';

/** What settings and rates were set to, by whom and when, newest first. @throws BadInput */
export async function listSettingHistory(
  { db }: Scope,
  asked: { name: SettingName | null; first: number; after: string | null },
): Promise<Page<SettingChange>> {
  const first = pageSize(asked.first);
  const [key] = decodeCursor(asked.after, 1) ?? [];
  if (key !== undefined && !/^\d{1,18}$/.test(String(key)))
    throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
  const before = key === undefined ? null : BigInt(key);
  const rows = await readHistory(db, { name: asked.name, first, before });
  return pageOf(
    rows,
    first,
    ({ id }) => [String(id)],
    (row) => ({ ...row, id: String(row.id) }),
  );
}

import { type Page, type Paging, pageOf, sliceByNumber } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readHistory } from './setting.reads.ts';
import type { SettingName } from './setting.rules.ts';
import type { SettingChange } from './setting.type.ts';

/** Lists changes of settings and rates with user and time, newest first. @throws BadInput */
export async function listSettingHistory(
  { db }: Scope,
  asked: { name: SettingName | null; page: Paging },
): Promise<Page<SettingChange>> {
  const slice = sliceByNumber(asked.page);
  const rows = await readHistory(db, { name: asked.name, slice });
  return pageOf(
    rows,
    slice,
    ({ id }) => [String(id)],
    (row) => ({ ...row, id: String(row.id) }),
  );
}

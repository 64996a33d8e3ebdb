import type { TestActor, TestApp } from '../../support/app.ts';
import type { Caller } from '../../support/client.ts';

export interface Entry {
  id: string;
  action: string;
  issuer: { id: string } | null;
}

export const LOGS = `query ($filter: AuditLogFilter, $first: Int! = 50, $after: String) {
  auditLogs(filter: $filter, first: $first, after: $after) {
    nodes { id action entityType entityId userEmail actorKind success error details createdAt issuer { id } }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** The calls of the audit log's readers. */
export function auditLog(app: TestApp) {
  const list = async (filter: object, caller: Caller, page: object = {}) =>
    (await app.graphql(LOGS, { filter, ...page }, caller)).data.auditLogs;
  return {
    list,
    actions: async (filter: object, caller: Caller): Promise<string[]> =>
      (await list(filter, caller)).nodes.map(({ action }: Entry) => action),
    makeEvent: async (caller: TestActor, name: string): Promise<string> => {
      const at = (hours: number): string => new Date(app.clock.now().getTime() + hours * 36e5).toISOString();
      const dates = { start_date: at(24), end_date: at(27) };
      const event = { name, description: 'A show', venue: 'The Hall, Nairobi, Kenya', ...dates };
      const { body } = await app.rest('POST', '/api/events', event, caller);
      return body.data.id;
    },
  };
}

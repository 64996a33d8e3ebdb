import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicError } from '../../../server/api/graphql/error-mapping.ts';
import { SYSTEM_TENANCY } from '../../../server/platform/access/actor.ts';
import { inTransaction } from '../../../server/platform/db/in-transaction.ts';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

it('answers UNAVAILABLE when the connection is lost between the last statement and the commit', async () => {
  const lost = inTransaction(
    app.app.scope(),
    async ({ manager, query }) => {
      const [session] = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await app.sql('SELECT pg_terminate_backend($1)', [session?.pid]);
      await until(() => manager.queryRunner?.isReleased);
    },
    SYSTEM_TENANCY,
  );
  const error = await lost.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(publicError(error)).toMatchObject({ code: 'UNAVAILABLE' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

describe('monitoring', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await bootTestApp({ METRICS_TOKEN: 'for prometheus' });
  });
  afterAll(() => test.close());

  it('is live, and ready with the database and its migrations', async () => {
    expect((await test.rest('GET', '/health/live')).body).toEqual({ status: 'live' });
    const ready = await test.rest('GET', '/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.body.checks).toMatchObject({
      database: { ok: true },
      migrations: { ok: true },
      ledger: { ok: true },
    });
  });

  it('is not ready while a migration is missing', async () => {
    await test.sql('CREATE TABLE kept AS SELECT * FROM migrations');
    await test.sql('DELETE FROM migrations');
    const ready = await test.rest('GET', '/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body.checks.migrations.ok).toBe(false);
    await test.sql('INSERT INTO migrations SELECT * FROM kept');
    expect((await test.rest('GET', '/health/ready')).status).toBe(200);
  });

  it('returns metrics only with the token', async () => {
    await test.graphql('query Hello { __typename }');
    expect((await test.rest('GET', '/metrics')).status).toBe(401);
    expect((await test.rest('GET', '/metrics', undefined, { token: 'for nobody' })).status).toBe(401);
    const figures = (await test.rest('GET', '/metrics', undefined, { token: 'for prometheus' })).body;
    expect(figures).toContain('passa_graphql_operations_total{operation="Hello",outcome="ok"} 1');
    expect(figures).toMatch(
      /passa_http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} 1/,
    );
    expect(figures).toMatch(/passa_database_connections\{state="open"\} \d/);
    expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  });
});

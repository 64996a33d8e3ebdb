import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../support/app.ts';

let app: TestApp;
let auditor: TestActor;
beforeAll(async () => {
  app = await bootTestApp();
  auditor = await app.actor('system_auditor');
});
afterAll(() => app.close());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('GET /api/system/logs', () => {
  const logs = (query = '', caller: TestActor | undefined = auditor) =>
    app.rest('GET', `/api/system/logs${query}`, undefined, caller);

  it('lists entries with the documented fields', async () => {
    const { status, body } = await logs();
    expect([status, body.success]).toEqual([200, true]);
    expect(body.data.logs[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      action: expect.stringMatching(/^\w+\.\w+$/),
      entity_type: expect.any(String),
      entity_id: expect.any(String),
      user_email: auditor.email,
      created_at: MOMENT,
      success: true,
      details: expect.any(Object),
      error: null,
    });
    expect(body.data.next).toBeNull();
    expect(body.logs).toEqual(body.data.logs);
  });

  it('narrows and pages', async () => {
    const { body } = await logs(`?user=${encodeURIComponent(auditor.email)}&success=true&first=1`);
    expect(body.data.logs).toHaveLength(1);
    const { body: next } = await logs(
      `?user=${encodeURIComponent(auditor.email)}&first=1&after=${body.data.next}`,
    );
    expect(Number(next.data.logs[0].id)).toBeLessThan(Number(body.data.logs[0].id));
    expect((await logs('?entity_type=nothing')).body.data).toEqual({ logs: [], next: null });
    expect((await logs('?action=login&from=2000-01-01')).body.data.logs).not.toEqual([]);
    expect((await logs('?to=2000-01-01&from=1999-01-01&until=2000-01-01')).body.data.logs).toEqual([]);
    for (const wrong of ['?success=perhaps', '?from=yesterday', '?first=0', '?after=x'])
      expect((await logs(wrong)).status, wrong).toBe(400);
  });

  it('is for those who may see it', async () => {
    expect((await app.rest('GET', '/api/system/logs')).status).toBe(401);
    const refused = await logs('', await app.actor('attendee'));
    expect([refused.status, refused.body.success, refused.body.error.code]).toEqual([
      403,
      false,
      'FORBIDDEN',
    ]);
    expect((await logs('', await app.actor('issuer_auditor'))).status).toBe(200);
  });
});

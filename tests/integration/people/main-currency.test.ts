import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';

let app: TestApp;
let owner: TestActor;
let admin: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  admin = await app.actor('issuer_admin', owner.issuerId ?? '');
});
afterAll(() => app.close());

const SET =
  'mutation ($currency: Currency) { setMainCurrency(input: { currency: $currency }) { mainCurrency } }';
const set = (who: { token: string }, currency: string | null) => app.graphql(SET, { currency }, who);
const seenBy = async (who: { token: string }) =>
  (await app.graphql('{ viewer { mainCurrency } }', {}, who)).data.viewer.mainCurrency;

describe('the main currency of an organisation', () => {
  it('is that of most sales until an owner chooses one, which its people see', async () => {
    expect(await seenBy(owner)).toBeNull();
    expect((await set(owner, 'KES')).data.setMainCurrency).toEqual({ mainCurrency: 'KES' });
    expect(await seenBy(owner)).toBe('KES');
    expect(await seenBy(admin)).toBe('KES');
  });

  it('is not seen by another organisation, nor by attendees', async () => {
    expect(await seenBy(await app.actor('issuer_owner'))).toBeNull();
    expect(await seenBy(await app.actor('attendee'))).toBeNull();
  });

  it('is left to the sales again, and each change is in the audit log once', async () => {
    await set(owner, 'KES');
    expect((await set(owner, null)).data.setMainCurrency).toEqual({ mainCurrency: null });
    expect(await seenBy(admin)).toBeNull();
    const entries = await app.sql(
      "SELECT details, user_id FROM audit_entries WHERE action = 'issuer.set_main_currency' AND issuer_id = $1 ORDER BY id",
      [owner.issuerId],
    );
    expect(entries).toEqual([
      { details: { currency: 'KES' }, user_id: owner.userId },
      { details: { currency: null }, user_id: owner.userId },
    ]);
  });

  it('is chosen by owners alone, and is a currency that tickets are sold in', async () => {
    const root = await app.actor('system_admin');
    const finance = await app.actor('issuer_finance', owner.issuerId ?? '');
    for (const who of [admin, finance, root]) expect(codeOf(await set(who, 'USD'))).toBe('FORBIDDEN');
    expect(codeOf(await app.graphql(SET, { currency: 'USD' }))).toBe('UNAUTHENTICATED');
    expect((await set(owner, 'MOCK')).errors).toHaveLength(1);
    await expect(
      app.sql("UPDATE issuers SET main_currency = 'MOCK' WHERE id = $1", [owner.issuerId]),
    ).rejects.toThrow('issuers_main_currency');
  });
});

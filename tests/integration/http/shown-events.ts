import type { TestActor, TestApp } from '../../support/app.ts';

export const SITE = 'https://passa.test';
export const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
export const HOSTILE = `</title></script><script>alert(1)</script> "Ngoma" & 'Beats' $& $\` $' <!--`;

/** An event with two tiers. */
export async function makeEvent(
  app: TestApp,
  organiser: TestActor,
  name: string,
  isPublished = true,
): Promise<{ id: string; slug: string }> {
  const { body } = await app.rest(
    'POST',
    '/api/events',
    {
      name,
      description: `${name}\nA night of drums.`,
      venue: 'Uhuru Gardens, Nairobi, Kenya',
      start_date: '2030-12-07T17:00:00.000Z',
      end_date: '2030-12-07T22:00:00.000Z',
    },
    organiser,
  );
  const tiers = [
    { tier: 'regular', count: 40, price: '12.50', currency: 'USD' },
    { tier: 'vip', count: 4, price: 2000, currency: 'KES' },
  ];
  await app.rest('POST', `/api/events/${body.id}/tickets`, { tiers }, organiser);
  if (isPublished) await app.rest('POST', `/api/events/${body.id}/publish`, {}, organiser);
  const [row] = await app.sql<{ slug: string }>('SELECT slug FROM events WHERE id = $1', [body.id]);
  return { id: body.id, slug: row?.slug ?? '' };
}

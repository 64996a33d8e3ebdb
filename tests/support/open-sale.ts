export interface OpenSale {
  eventId: string;
  slug: string;
  token: string;
}

/** A new organiser publishes an event with one tier, over REST. */
export async function openSale(url: string, name: string, count: number): Promise<OpenSale> {
  const email = `${name}@organisers.test`;
  const password = 'correct horse battery staple';
  const organiser = { name, email, password, role: 'issuer_admin', create_wallet: false };
  await post(url, '/auth/register', organiser);
  const { token } = (await post(url, '/auth/login', { email, password })).data as { token: string };
  const event = {
    name,
    description: 'A night to sell out.',
    venue: 'Uhuru Gardens, Nairobi, Kenya',
    start_date: new Date(Date.now() + 86_400_000).toISOString(),
    end_date: new Date(Date.now() + 90_000_000).toISOString(),
  };
  const eventId = (await post(url, '/api/events', event, token)).id as string;
  await post(
    url,
    `/api/events/${eventId}/tickets`,
    { tiers: [{ tier: 'regular', count, price: 50, currency: 'USD' }] },
    token,
  );
  await post(url, `/api/events/${eventId}/publish`, {}, token);
  const { events } = await get(url, '/api/events', token);
  return { eventId, slug: (events as { slug: string }[])[0]?.slug ?? '', token };
}

function post(url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  return call(url, path, { method: 'POST', body: JSON.stringify(body) }, token);
}

function get(url: string, path: string, token: string): Promise<Record<string, unknown>> {
  return call(url, path, {}, token);
}

async function call(
  url: string,
  path: string,
  init: RequestInit,
  token?: string,
): Promise<Record<string, unknown>> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

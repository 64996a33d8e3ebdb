import { randomUUID } from 'node:crypto';

const url = (): string => {
  if (!process.env.E2E_URL) throw new Error('The configuration names no address.');
  return process.env.E2E_URL;
};

interface CallOptions {
  body?: object;
  token?: string;
}

/** Calls a documented path of the running product. Throws on any response without success. */
export async function call<T>(path: string, { body, token }: CallOptions = {}): Promise<T> {
  const answer = await fetch(url() + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Sends a GraphQL request.
 * @returns the data
 */
export async function ask<T>(token: string | undefined, query: string, variables: object): Promise<T> {
  const answer = await call<{ data: T; errors?: object[] }>('/graphql', {
    ...(token && { token }),
    body: { query, variables },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** A name that is unique to the journey. */
export const unique = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

export interface TierWish {
  tier: string;
  count: number;
  price: number;
  currency: 'USD' | 'XLM' | 'KES' | 'UGX';
}

export interface PublishedEvent {
  id: string;
  name: string;
  slug: string;
}

/** Publishes an event before a journey begins, through the documented paths. @param changed details, as in the API */
export async function publishEvent(
  token: string,
  name: string,
  tiers: TierWish[],
  changed: Record<string, string> = {},
): Promise<PublishedEvent> {
  const made = await call<{ id: string }>('/api/events', {
    token,
    body: {
      name,
      description: 'Drums on the beach until the moon is high.',
      venue: 'Forodhani Gardens, Zanzibar City, Tanzania',
      start_date: new Date(Date.now() + 86_400_000).toISOString(),
      end_date: new Date(Date.now() + 100_000_000).toISOString(),
      ...changed,
    },
  });
  await call(`/api/events/${made.id}/tickets`, { token, body: { tiers } });
  const published = await call<{ event: { slug: string } }>(`/api/events/${made.id}/publish`, {
    token,
    body: {},
  });
  return { id: made.id, name, slug: published.event.slug };
}

/**
 * Buys one ticket by the form.
 * @returns the ticket's id and file
 */
export function buyByForm(slug: string, tier: string): Promise<{ ticket_id: string; ticket_data: object }> {
  const buyer = { name: 'Juma Mwinyi', email: 'juma@guests.test', phone: '+255 700 000 000' };
  return call(`/events/${slug}/purchase`, { body: { tier, ...buyer } });
}

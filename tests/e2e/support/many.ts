import { ask, call } from './product-api.ts';

/** Numbers that sort in order: 001, 002 … */
export const numbered = (name: string, number: number): string =>
  `${name} ${String(number).padStart(3, '0')}`;

/** Runs the first alone and the others a few at a time, so that the first is the oldest. */
async function inOrder(count: number, make: (number: number) => Promise<unknown>): Promise<void> {
  await make(1);
  for (let next = 2; next <= count; next += 5) {
    const numbers = Array.from({ length: Math.min(5, count - next + 1) }, (_, index) => next + index);
    await Promise.all(numbers.map(make));
  }
}

/** Events on sale on one evening. The first one is the last of every list: it is the oldest, and begins last. */
export async function publishMany(
  token: string,
  name: string,
  count: number,
  evening: number,
): Promise<{ firstId: string }> {
  let firstId = '';
  await inOrder(count, async (number) => {
    const { id } = await call<{ id: string }>('/api/events', {
      token,
      body: {
        name: numbered(name, number),
        description: 'One of a long season.',
        venue: 'Old Fort, Zanzibar City, Tanzania',
        start_date: new Date(evening - number * 60_000).toISOString(),
        end_date: new Date(evening + 3_600_000).toISOString(),
      },
    });
    if (number === 1) firstId = id;
    const tiers = [{ tier: 'floor', count: 5, price: 500, currency: 'KES' }];
    await call(`/api/events/${id}/tickets`, { token, body: { tiers } });
    await call(`/api/events/${id}/publish`, { token, body: {} });
  });
  return { firstId };
}

export const makeGates = (token: string, eventId: string, count: number): Promise<void> =>
  inOrder(count, (number) =>
    ask(
      token,
      'mutation ($id: ID!, $name: String!) { createGate(input: { eventId: $id, name: $name }) { gate { id } } }',
      { id: eventId, name: numbered('Gate', number) },
    ),
  );

/** Guest lists of one guest each, each in a file of its own name. */
export const sendGuestLists = (token: string, eventId: string, count: number): Promise<void> =>
  inOrder(count, async (number) => {
    const answer = await fetch(`${process.env.E2E_URL}/api/events/${eventId}/guests?payment=complimentary`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'text/csv',
        'x-file-name': encodeURIComponent(`${numbered('guests', number)}.csv`),
      },
      // One line without an address: it is refused, and only the list is kept.
      body: `name,email,phone,tier\nGuest ${number},nowhere,,floor\n`,
    });
    if (!answer.ok) throw new Error(`The list was answered ${answer.status} ${await answer.text()}`);
  });

/** One list of guests with tickets without payment: Guest 001, Guest 002 … */
export async function sendGuestList(token: string, eventId: string, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => {
    const name = numbered('Guest', index + 1);
    return `${name},${name.toLowerCase().replace(' ', '-')}@guests-${eventId.slice(-12)}.test,,floor`;
  });
  const answer = await fetch(`${process.env.E2E_URL}/api/events/${eventId}/guests?payment=complimentary`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'x-file-name': 'guests.csv',
    },
    body: `name,email,phone,tier\n${lines.join('\n')}\n`,
  });
  if (!answer.ok) throw new Error(`The list was answered ${answer.status} ${await answer.text()}`);
}

export const inviteMany = (
  token: string,
  address: (number: number) => string,
  count: number,
): Promise<void> =>
  inOrder(count, (number) =>
    ask(
      token,
      `mutation ($email: String!, $name: String!) {
        inviteUser(input: { email: $email, name: $name, role: ISSUER_FINANCE }) { invitation { id } }
      }`,
      { email: address(number), name: numbered('Colleague', number) },
    ),
  );

/** Drafts that only the person of the token must approve; one share goes to a partner who has not accepted yet. */
export async function draftMany(token: string, eventId: string, name: string, count: number): Promise<void> {
  const { viewer } = await ask<{ viewer: { user: { id: string } } }>(token, '{ viewer { user { id } } }', {});
  const { invitePartner } = await ask<{ invitePartner: { partner: { id: string } } }>(
    token,
    'mutation ($email: String!) { invitePartner(input: { email: $email, role: MUSICIAN }) { partner { id } } }',
    { email: `${name.replaceAll(' ', '.')}@bands.test` },
  );
  const shares = [{ partnerId: invitePartner.partner.id, type: 'PERCENTAGE', percent: '25' }];
  await inOrder(count, (number) =>
    ask(
      token,
      'mutation ($input: CreateContractInput!) { createContract(input: $input) { contract { id } } }',
      { input: { eventId, name: numbered(name, number), shares, signatoryIds: [viewer.user.id] } },
    ),
  );
}

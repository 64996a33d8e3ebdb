const NAMES: Record<string, string> = {
  issuerId: 'issuer_id',
  createdAt: 'created_at',
  totalRevoked: 'total_revoked',
  keyVersion: 'key_version',
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/**
 * Converts a revocation snapshot to its signed form, from any form of the API: as signed, as its text, or as the
 * GraphQL type (other names, numbers as text). Values are never repaired: the signature decides.
 */
export function snapshotForm(given: unknown): unknown {
  const value = typeof given === 'string' ? parsed(given) : given;
  if (!isFields(value)) return null;
  if ('issuer_id' in value) return value;
  const renamed = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, field]) => [NAMES[name] ?? name, field]),
  );
  const revoked = Array.isArray(renamed.revoked) ? renamed.revoked.map(revokedForm) : renamed.revoked;
  return {
    ...renamed,
    number: wholeNumber(renamed.number),
    since: wholeNumber(renamed.since ?? null),
    revoked,
  };
}

function revokedForm(entry: unknown): unknown {
  return isFields(entry) ? { ticket_id: entry.ticketId, revoked_at: entry.revokedAt } : entry;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

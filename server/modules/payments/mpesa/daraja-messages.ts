import { constants, publicEncrypt } from 'node:crypto';

const KENYA_OFFSET_MS = 3 * 3_600_000;

/** A time as Daraja writes it: YYYYMMDDHHmmss in Kenya. */
export function darajaTime(at: Date): string {
  return new Date(at.getTime() + KENYA_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** A time as statements are asked for: YYYY-MM-DD HH:mm:ss in Kenya. */
export function statementTime(at: Date): string {
  return new Date(at.getTime() + KENYA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Password of M-Pesa Express. @param timestamp as in the same request */
export function stkPassword(shortcode: string, passkey: string, timestamp: string): string {
  return Buffer.from(shortcode + passkey + timestamp).toString('base64');
}

/**
 * The password of an initiator, encrypted for Safaricom.
 * @param certificate PEM of the certificate or public key
 */
export function securityCredential(password: string, certificate: string): string {
  const key = { key: certificate, padding: constants.RSA_PKCS1_PADDING };
  return publicEncrypt(key, Buffer.from(password)).toString('base64');
}

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field as text; null where it is missing, empty or no scalar. */
export function textOf(fields: Fields | undefined, name: string): string | null {
  const value = fields?.[name];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Parses a body of JSON; undefined for anything else, such as a page of a proxy. */
export function parsedObject(body: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Items of a callback by their name: Daraja repeats names, leaves out values, and changes the order. The first value
 * of a name counts.
 * @param nameField `Name` in M-Pesa Express, `Key` in results
 */
export function namedItems(items: unknown, nameField: 'Name' | 'Key'): Fields {
  const named: Record<string, unknown> = {};
  // A single item is sent without a list.
  for (const item of Array.isArray(items) ? items : [items]) {
    if (!isObject(item)) continue;
    const name = item[nameField];
    if (typeof name === 'string' && item.Value !== undefined) named[name] ??= item.Value;
  }
  return named;
}

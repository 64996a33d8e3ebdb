/** A reformatted ticket file is still shorter than this; longer texts are rejected. */
const LONGEST = 8_192;

// White space outside strings; a string is matched first and kept unchanged.
const STRING_OR_SPACE = /("(?:[^"\\]|\\.)*")|[ \t\r\n]+/g;

/**
 * Parses JSON with exactly one reading: no duplicate keys, no alternative number spelling, no needless escape.
 * @returns undefined for everything else
 */
export function parseStrictJson(text: string): unknown {
  if (new TextEncoder().encode(text).length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const bare = text.replace(STRING_OR_SPACE, (_match, string: string | undefined) => string ?? '');
    return JSON.stringify(value) === bare ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Position of a root on the ledger, as stated in the file. */
export interface LedgerPlace {
  network: string;
  passphrase: string;
  account: string;
  transaction: string;
  ledger: number;
  closed_at: string;
}

/** All bytes are lower-case hex; docs/tickets.md describes the format. */
export interface TicketProof {
  version: 1;
  salt: string;
  index: number;
  size: number;
  path: string[];
  root: string;
  anchor: LedgerPlace;
}

export interface TicketFile {
  id: string;
  event_id: string;
  issuer_id: string;
  tier: string;
  price: string;
  currency: string;
  metadata: Record<'event' | 'venue' | 'start_date' | 'holder' | 'email' | 'phone' | 'tier', string>;
  issued_at: string;
  effective_at: string;
  expires_at: string;
  grace_period: string;
  key_version: number;
  signature: string;
  proof?: TicketProof;
}

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const isText: Check = (value) => typeof value === 'string' && !LONE_SURROGATE.test(value);
const isUuid = matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const isHash = matches(/^[0-9a-f]{64}$/);
const isTime: Check = (value) =>
  typeof value === 'string' &&
  !Number.isNaN(Date.parse(value)) &&
  /^\d{4}-/.test(value) &&
  new Date(value).toISOString() === value;
const isWhole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** @returns the path of the first fault, or null */
function faultIn(value: unknown, shape: Shape, path = ''): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path || 'not an object';
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) if (!Object.hasOwn(shape, name)) return path + name;
  for (const [name, check] of Object.entries(shape)) if (!check(fields[name])) return path + name;
  return null;
}

const METADATA: Shape = {
  event: isText,
  venue: isText,
  start_date: isTime,
  holder: isText,
  email: isText,
  phone: isText,
  tier: isText,
};

const ANCHOR: Shape = {
  network: isText,
  passphrase: isText,
  account: matches(/^G[A-Z2-7]{55}$/),
  transaction: isHash,
  ledger: isWhole(0, Number.MAX_SAFE_INTEGER),
  closed_at: isTime,
};

const PROOF: Shape = {
  version: (value) => value === 1,
  salt: matches(/^[0-9a-f]{32}$/),
  index: isWhole(0, 2 ** 31),
  size: isWhole(0, 2 ** 31),
  path: (value) => Array.isArray(value) && value.length <= 31 && value.every(isHash),
  root: isHash,
  anchor: (value) => faultIn(value, ANCHOR) === null,
};

const TICKET: Shape = {
  id: isUuid,
  event_id: isUuid,
  issuer_id: isUuid,
  tier: isText,
  price: matches(/^(0|[1-9]\d{0,11})(\.\d{0,6}[1-9])?$/),
  currency: matches(/^[A-Z]{3,4}$/),
  metadata: (value) => faultIn(value, METADATA) === null,
  issued_at: isTime,
  effective_at: isTime,
  expires_at: isTime,
  grace_period: (value) => graceSeconds(value) !== null,
  key_version: isWhole(1, 65_535),
  signature: matches(/^[A-Za-z0-9_-]{86}$/),
};

const GRACE = /^(?:(0|[1-9]\d{0,5})d)?(?:(0|[1-9]\d{0,5})h)?(?:(0|[1-9]\d{0,5})m)?(?:(0|[1-9]\d{0,5})s)?$/;

/** Converts "1h30m" to seconds; null when it is no grace period or longer than seven days. */
export function graceSeconds(text: unknown): number | null {
  const match = typeof text === 'string' && text !== '' ? GRACE.exec(text) : null;
  if (!match) return null;
  const seconds = [86_400, 3_600, 60, 1].reduce(
    (sum, unit, at) => sum + unit * Number(match[at + 1] ?? 0),
    0,
  );
  return seconds <= 604_800 ? seconds : null;
}

export type ReadFile = { ok: true; ticket: TicketFile } | { ok: false; fault: string };

/** Parses a ticket file in its exact form; its contents are not verified yet. */
export function readTicketFile(text: string): ReadFile {
  const value = parseStrictJson(text);
  if (value === undefined) return { ok: false, fault: 'JSON' };
  const hasProof = typeof value === 'object' && value !== null && Object.hasOwn(value, 'proof');
  const fault = faultIn(
    value,
    hasProof ? { ...TICKET, proof: (proof) => faultIn(proof, PROOF) === null } : TICKET,
  );
  return fault === null ? { ok: true, ticket: value as TicketFile } : { ok: false, fault };
}

/**
 * Serialises as RFC 8785: keys sorted, no white space. The values are texts, one whole number, and an object of texts.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${members.map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`).join(',')}}`;
}

/** Returns the canonical text of everything that the signature covers. */
export function signedText({ signature: _signature, proof: _proof, ...signed }: TicketFile): string {
  return canonicalJson(signed);
}

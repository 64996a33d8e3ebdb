import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import type { RestAnswer, TestClient } from './client.ts';

type Credential = 'none' | 'token' | 'key';

/** A call as documented. */
export interface DocumentedCall {
  /** 1: the platform, 2: its operations. */
  document: 1 | 2;
  /** Method and path, with the query where it belongs to the call. */
  call: string;
  /** The credential that the documented clients send; see `expectCredential`. */
  credential: Credential;
  /** Fields of the body; `[]` marks entries of a list. */
  sends: string[];
  optional?: string[];
  /** Fields of a success that the clients read, each with its location. */
  reads: string[];
  /** The status of a success, and its message. */
  status: 200 | 201;
  text?: string;
}

export const documentedCalls: DocumentedCall[] = JSON.parse(
  readFileSync(new URL('../golden/documented-calls.json', import.meta.url), 'utf8'),
);

export interface MadeCall {
  /** Values for {id}, {slug} and empty query parameters, in order. */
  at?: string[];
  body?: Record<string, unknown>;
  /** The Authorization header, as the clients send it. */
  as?: string;
  /** The message, when it is not the usual one. */
  says?: string;
}

/** The last success of a call, and the test that made it. */
export interface Proof {
  path: string;
  as: string | undefined;
  test: string;
}

/** Makes calls exactly as documented, and lists those with documented responses. */
export class CallDesk {
  readonly proofs = new Map<string, Proof>();
  readonly #client: TestClient;

  constructor(client: TestClient) {
    this.#client = client;
  }

  async make(call: string, { at = [], body, as, says }: MadeCall = {}): Promise<RestAnswer> {
    const documented = documentedCalls.find((one) => one.call === call);
    if (!documented) throw new Error(`${call} is not documented`);
    expectPayload(documented, body);
    expectCredential(documented, as);
    const [method = '', path = ''] = filledIn(call, at).split(' ');
    const headers: Record<string, string> = as === undefined ? {} : { authorization: as };
    const answer = await this.#client.rest(method, path, body, { headers });
    expect(answer.status, `${call}: ${JSON.stringify(answer.body)}`).toBe(documented.status);
    for (const name of documented.reads) expectRead(call, answer.body, name);
    if (documented.text) expect(answer.body.message, call).toBe(says ?? sentence(documented.text, body));
    this.proofs.set(call, { path, as, test: expect.getState().currentTestName ?? '' });
    return answer;
  }
}

/**
 * Specification, sections 6 and 7: session calls take the token of the login; all others an API key from staff, and the
 * token from attendees.
 */
function expectCredential({ call, credential }: DocumentedCall, as: string | undefined): void {
  const allowed: Credential[] = credential === 'key' && isAttendee(as) ? ['key', 'token'] : [credential];
  expect(allowed, `${call}: the credential sent is not the documented one`).toContain(credentialOf(as));
}

function credentialOf(as: string | undefined): Credential {
  if (as === undefined) return 'none';
  return as.startsWith('passa_') || as.startsWith('Bearer passa_') ? 'key' : 'token';
}

function isAttendee(as: string | undefined): boolean {
  return credentialOf(as) === 'token' && decodeJwt(String(as).replace(/^Bearer /, '')).role === 'attendee';
}

function filledIn(call: string, at: string[]): string {
  const given = [...at];
  return call.replace(/\{\w+\}|=(?=&|$)/g, (hole) => `${hole === '=' ? '=' : ''}${given.shift() ?? ''}`);
}

function sentence(text: string, body: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_hole, name: string) => String(body[name]));
}

function expectPayload({ call, sends, optional = [] }: DocumentedCall, body: object = {}): void {
  const sent = [...new Set(Object.entries(body).flatMap(([name, value]) => namesOf(name, value)))];
  const rest = optional.includes('*') ? sent : optional;
  expect(sent, call).toEqual(expect.arrayContaining(sends));
  expect([...sends, ...rest], call).toEqual(expect.arrayContaining(sent));
}

function namesOf(name: string, value: unknown): string[] {
  const entries = Array.isArray(value) ? value.filter((entry) => typeof entry === 'object') : [];
  if (entries.length === 0) return [name];
  return entries.flatMap((entry) => Object.keys(entry).map((key) => `${name}[].${key}`));
}

/** Lists must not be empty, so that their fields are seen. */
function expectRead(call: string, body: unknown, name: string): void {
  if (name.startsWith('%')) {
    expect(String(body).startsWith(name), call).toBe(true);
    return;
  }
  let places: unknown[] = [body];
  for (const step of name.split('.')) {
    const [key = '', list] = step.split('[');
    const next = places.map((place) => (key === '' ? place : (place as Record<string, unknown>)?.[key]));
    expect(next, `${call} reads ${name}`).not.toContain(undefined);
    places = list === undefined ? next : next.flat();
    expect(places.length, `${call} reads ${name}`).toBeGreaterThan(0);
  }
}

/** The list of all calls, as a page of the manual. */
export function listOfCalls(desk: CallDesk): string {
  const rows = documentedCalls.map(({ document, call, credential, sends, optional = [], reads, status }) => {
    const sent = [
      ...sends,
      ...optional.map((name) => (name === '*' ? 'the rest of the ticket' : `${name}?`)),
    ];
    const proof = desk.proofs.get(call)?.test ?? 'MISSING';
    const cells = [`\`${call}\``, credential, sent.join(', ') || '-', reads.join(', '), status, proof];
    return `| ${document} | ${cells.join(' | ')} |`;
  });
  return [
    '# Documented calls',
    '',
    'Generated by `tests/contract/documented-calls.test.ts` from `tests/golden/documented-calls.json`: every call of the two',
    'documents, the credential and the fields that it sends, what it reads, and the test that makes it exactly so. A call that',
    'no test makes, one that is made with another credential, a field that is not answered, or a fault that names a field',
    'otherwise than the payload fails there. Credentials: `token` is a session’s; `key` an API key of staff, or the token of',
    'an attendee; `none` sends no Authorization header at all.',
    '',
    '| Document | Call | Credential | Sends | Reads | Status | Proven by |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

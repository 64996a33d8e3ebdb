import type pg from 'pg';
import { isSystemRole, type Role } from '../../server/platform/access/roles.ts';
import { type GraphQLFault, judgeFaultPaths } from './fault-paths.ts';

/** The caller: a session's token or an API key. */
export interface Caller {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** false: does not confirm who is there when the product asks for it. */
  confirms?: boolean;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
  body: any;
}

export interface GraphQLAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers as a client does, field by field
  data: any;
  errors?: GraphQLFault[];
}

/** @returns the code of the first error; undefined when the call succeeded */
export function codeOf({ errors }: Pick<GraphQLAnswer, 'errors'>): string | undefined {
  return errors?.[0]?.extensions.code;
}

export interface TestActor {
  token: string;
  userId: string;
  email: string;
  role: Role;
  issuerId: string | null;
}

/** Calls a running product, and reads its database. */
export interface TestClient {
  url: string;
  clock: { now(): Date };
  /** @param body JSON, unless it is a file, a form or a stream */
  rest(method: string, path: string, body?: unknown, caller?: Caller): Promise<RestAnswer>;
  graphql(document: string, variables?: Record<string, unknown>, caller?: Caller): Promise<GraphQLAnswer>;
  /** A signed-in person of that role, with a confirmed address by default. Roles of an issuer join `issuerId`, or bring an issuer of their own. */
  actor(role: Role, issuerId?: string, options?: { confirmed?: boolean }): Promise<TestActor>;
  /** Queries the database directly, as the superuser. */
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
}

/** The same person in a new session: that of a role ends after a time without use. */
export async function signInAgain({ rest }: Pick<TestClient, 'rest'>, person: TestActor): Promise<TestActor> {
  const { body } = await rest('POST', '/auth/login', { email: person.email, password: PASSWORD });
  return { ...person, token: body.data.token };
}

export const PASSWORD = 'correct horse battery staple';

type Judge = (method: string, path: string, sent: unknown, answer: RestAnswer) => void;

/** Returns true for the refusal of a call, over REST or GraphQL, that needs a recent proof of identity. */
function asksToConfirm(body: RestAnswer['body']): boolean {
  const code = body?.error?.code ?? body?.errors?.[0]?.extensions?.code;
  return code === 'CONFIRMATION_REQUIRED';
}

/** A file, a form or a stream. */
function isSentAsIs(body: unknown): body is Blob | URLSearchParams | ReadableStream {
  return body instanceof Blob || body instanceof URLSearchParams || body instanceof ReadableStream;
}

/**
 * @param sql queries the product's database as the superuser
 * @param judge receives every response, and throws for one that is not as documented
 */
export function testClient(
  url: string,
  sql: TestClient['sql'],
  judge: Judge = () => undefined,
): Pick<TestClient, 'rest' | 'graphql' | 'actor' | 'sql'> {
  let people = 0;

  const send: TestClient['rest'] = async (method, route, body, caller = {}) => {
    const isRaw = isSentAsIs(body);
    const answer = await fetch(url + route, {
      method,
      headers: {
        ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        ...caller.headers,
      },
      ...(isRaw ? { body, duplex: 'half' } : { body: JSON.stringify(body) }),
    } as RequestInit);
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    const read = { status: answer.status, headers: answer.headers, body: json ? JSON.parse(text) : text };
    judge(method, route, isRaw ? undefined : body, read);
    return read;
  };

  // People enter their password where the product asks for it, as the web client lets them, and go on.
  const rest: TestClient['rest'] = async (method, route, body, caller = {}) => {
    const answer = await send(method, route, body, caller);
    if (caller.confirms === false || isSentAsIs(body) || !asksToConfirm(answer.body)) return answer;
    const { status } = await send('POST', '/auth/confirm', { password: PASSWORD }, caller);
    return status === 200 ? send(method, route, body, caller) : answer;
  };

  const graphql: TestClient['graphql'] = async (document, variables = {}, caller = {}) => {
    const { status, body } = await rest('POST', '/graphql', { query: document, variables }, caller);
    judgeFaultPaths(document, body);
    return { status, ...body };
  };

  const actor: TestClient['actor'] = async (role, issuerId, { confirmed = true } = {}) => {
    people += 1;
    const email = `${role.replace('_', '.')}.${people}@people.test`;
    const organiser = role.startsWith('issuer_') && issuerId === undefined;
    const registered = await rest('POST', '/auth/register', {
      name: `${role} ${people}`,
      email,
      password: PASSWORD,
      role: organiser ? 'issuer_admin' : 'attendee',
      create_wallet: false,
    });
    if (registered.status >= 300) throw new Error(`register answered ${JSON.stringify(registered.body)}`);
    await sql('UPDATE users SET email_verified_at = created_at WHERE email = $1 AND $2', [email, confirmed]);
    // Only other people can assign a role, and the API for that comes with the operations panels.
    if (issuerId !== undefined || isSystemRole(role)) {
      await sql('UPDATE users SET role = $2, issuer_id = $3 WHERE email = $1', [
        email,
        role,
        issuerId ?? null,
      ]);
    } else if (role !== 'attendee' && role !== 'issuer_admin') {
      await sql('UPDATE users SET role = $2 WHERE email = $1', [email, role]);
    }
    const login = await rest('POST', '/auth/login', { email, password: PASSWORD });
    const [row] = await sql<{ id: string; issuer_id: string | null }>(
      'SELECT id, issuer_id FROM users WHERE email = $1',
      [email],
    );
    return {
      token: login.body.data.token,
      userId: row?.id ?? '',
      email,
      role,
      issuerId: row?.issuer_id ?? null,
    };
  };

  return { rest, graphql, actor, sql };
}

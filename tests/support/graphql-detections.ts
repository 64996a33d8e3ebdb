import { RawSocket } from './raw-socket.ts';

/** The answer to a document, as a client reads it. */
export interface Answered {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** Sends one document over a transport. */
export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Answered>;

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/**
 * What scanners of GraphQL look for in the answer to a document. The documents are those of graphql-cop; each resolves
 * to true when the server has the weakness.
 */
export const DOCUMENT_DETECTIONS: Readonly<Record<string, (ask: Ask) => Promise<boolean>>> = {
  'alias overloading': async (ask) =>
    (await ask(`query cop { ${times(101, (index) => `alias${index}: __typename`)} }`)).data?.alias100 !==
    undefined,
  'directive overloading': async (ask) => {
    const unknown = await ask(`query cop { __typename ${'@aa'.repeat(10)} }`);
    const known = await ask(`query cop { __typename ${'@skip(if: false)'.repeat(10)} }`);
    return [unknown, known].some(({ data, errors }) => Boolean(data) || (errors ?? []).length >= 9);
  },
  'circular introspection': async (ask) => {
    const nested = 'fields { type { fields { type { fields { type { fields { type { name } } } } } } } }';
    return Boolean((await ask(`query cop { __schema { types { ${nested} } } }`)).data);
  },
  'circular fragments': async (ask) => {
    const { data, errors } = await ask(
      'query cop { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    );
    return Boolean(data) || !errors?.length;
  },
  'field duplication': async (ask) =>
    Boolean((await ask(`query cop { ${'__typename '.repeat(500)} }`)).data?.__typename),
  'field suggestions': async (ask) => {
    const answers = [await ask('query cop { __schema { directive } }'), await ask('{ __typenam }')];
    return answers.some(({ errors }) => errors?.some(({ message }) => message.includes('Did you mean')));
  },
  introspection: async (ask) => {
    const answers = [
      await ask('{ __schema { types { name } } }'),
      await ask('{ __type(name: "Query") { name } }'),
    ];
    return answers.some(({ data }) => Boolean(data));
  },
  tracing: async (ask) => {
    const { extensions, errors } = await ask('query cop { __typename }');
    return (
      'tracing' in { ...extensions } || (errors ?? []).some((error) => 'tracing' in { ...error.extensions })
    );
  },
  'unhandled errors': async (ask) => {
    const answers = [
      await ask('qwerty cop { abc }'),
      await ask('query ($a: Int) { __typename(a: $a) }', { a: 'x' }),
    ];
    return answers.some((answer) =>
      /"(exception|stacktrace)"|\bat .+\.[jt]s:\d+/.test(JSON.stringify(answer)),
    );
  },
};

/** The same for what scanners look for in the transport; `url` is the address of the server. */
export const HTTP_DETECTIONS: Readonly<Record<string, (url: string) => Promise<boolean>>> = {
  'array batching': (url) =>
    ran(
      url,
      'POST',
      JSON.stringify(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }))),
    ),
  'queries by GET': (url) => ran(`${url}?query=${encodeURIComponent('query cop { __typename }')}`, 'GET'),
  'mutations by GET': async (url) => {
    const address = `${url}?query=${encodeURIComponent('mutation cop { __typename }')}`;
    // A page of another site cannot send these headers, but a mutation is no GET for other clients either.
    const preflight = { 'apollo-require-preflight': 'true', 'content-type': 'application/json' };
    return (await ran(address, 'GET')) || (await ran(address, 'GET', undefined, preflight));
  },
  'queries as forms': async (url) => {
    const form = new URLSearchParams({ query: 'query cop { __typename }' });
    const parts = new FormData();
    parts.set('query', 'query cop { __typename }');
    parts.set('operations', '{"query":"query cop { __typename }"}');
    parts.set('map', '{}');
    const plain = { 'content-type': 'text/plain' };
    const found = [
      await ran(url, 'POST', String(form), { 'content-type': 'application/x-www-form-urlencoded' }),
      await ran(url, 'POST', parts, {}),
      await ran(url, 'POST', '{"query":"query cop { __typename }"}', plain),
    ];
    return found.includes(true);
  },
  playground: async (url) => {
    const pages = ['', '/explorer', '/playground', '/graphiql'].map(async (path) => {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
      return answer.ok && /graphiql|playground|explorer/i.test(await answer.text());
    });
    return (await Promise.all(pages)).includes(true);
  },
};

async function ran(
  address: string,
  method: string,
  body?: BodyInit,
  headers: Record<string, string> = method === 'POST' ? { 'content-type': 'application/json' } : {},
): Promise<boolean> {
  const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  return (await answer.text()).includes('"__typename":');
}

/** Posts documents to `url`. */
export function askOverHttp(url: string): Ask {
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await answer.json()) as Answered;
  };
}

/** Sends each document over a websocket of its own. @param url of the product, without a path */
export function askOverSocket(url: string): Ask {
  return async (query, variables) => {
    const socket = await RawSocket.open(url);
    await socket.next();
    socket.send({ id: '1', type: 'subscribe', payload: { query, variables } });
    const { type, payload } = await socket.next();
    socket.end();
    return type === 'error' ? { errors: payload } : payload;
  };
}

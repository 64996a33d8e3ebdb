import type { Stage } from './stage.ts';

/** Makes one call as a client does, for preparation that is not measured. Throws on any refusal. */
export async function callGraphQL<T>(
  stage: Stage,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<T> {
  const { data, errors } = await post<{ data: T; errors?: unknown }>(
    stage,
    '/graphql',
    { query, variables },
    token,
  );
  if (errors) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
  return data;
}

export async function callRest<T>(stage: Stage, path: string, body: unknown, token?: string): Promise<T> {
  const { data } = await post<{ data: T }>(stage, path, body, token);
  return data;
}

async function post<T>(stage: Stage, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(new URL(path, stage.product.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

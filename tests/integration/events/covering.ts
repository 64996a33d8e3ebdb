import type { Caller, RestAnswer, TestClient } from '../../support/client.ts';

/** Uploads a file as the cover of an event. */
export function upload(
  app: TestClient,
  eventId: string,
  content: Buffer,
  who: Caller,
  type = 'application/octet-stream',
): Promise<RestAnswer> {
  return app.rest('PUT', `/api/events/${eventId}/cover`, new Blob([new Uint8Array(content)]), {
    ...(who.token === undefined ? {} : { token: who.token }),
    headers: { 'content-type': type },
  });
}

export interface CoverFile {
  status: number;
  headers: Headers;
  content: Buffer;
}

export async function download(app: TestClient, url: string): Promise<CoverFile> {
  const { pathname } = new URL(url, app.url);
  const answer = await fetch(app.url + pathname);
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

const COVER = `cover { hash width height widths color focalX focalY urls avif: urls(format: AVIF) }`;
export const EVENT = `query ($id: ID!) { event(id: $id) { id ${COVER} } }`;
export const REMOVE = `mutation ($id: ID!) { removeCover(input: { eventId: $id }) { event { ${COVER} } } }`;
export const FOCUS = `mutation ($id: ID!, $x: Float!, $y: Float!) {
  setCoverFocus(input: { eventId: $id, focalX: $x, focalY: $y }) { event { ${COVER} } } }`;

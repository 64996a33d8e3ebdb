import type { ApolloClient } from '@apollo/client';
import type { PublishedDraw } from '../../../../../server/lib/waiting-room/check-draw.ts';
import { VerifyDrawEventDocument } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  query VerifyDrawEvent($slug: String!) {
    publishedEvent(slug: $slug) {
      id
    }
  }
`);

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const SLUG = /(?:[?&]slug=|\/waiting-room\/)([\w-]+)/;

/** `none`: there is no such draw, or not yet. `away`: the service cannot be reached. */
export type FoundDraw = PublishedDraw | 'none' | 'away';

/**
 * Finds the published draw of a waiting room.
 * @param text link of the room, the event or the data of the draw; or the ID or slug of the event
 */
export async function findDraw(client: ApolloClient, text: string): Promise<FoundDraw> {
  try {
    const eventId = UUID.exec(text)?.[0] ?? (await idOf(client, SLUG.exec(text)?.[1] ?? text.trim()));
    if (!eventId) return 'none';
    const answer = await fetch(`/waiting-room/${eventId}/draw.json`);
    if (answer.status === 404) return 'none';
    return answer.ok ? ((await answer.json()) as PublishedDraw) : 'away';
  } catch {
    return 'away';
  }
}

async function idOf(client: ApolloClient, slug: string): Promise<string | undefined> {
  const { data, error } = await client.query({
    query: VerifyDrawEventDocument,
    variables: { slug },
    fetchPolicy: 'no-cache',
  });
  if (error) throw error;
  return data?.publishedEvent?.id;
}

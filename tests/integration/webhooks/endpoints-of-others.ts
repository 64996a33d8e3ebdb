import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { published } from '../events/organiser.ts';
import { answerer, CREATE, DELIVERIES, listening, REPLAY } from './listening.ts';

/** Isolation between organisers, and the maximum of endpoints. */
export function endpointsOfOthers(booted: () => TestApp): void {
  describe('endpoints of others', () => {
    it('cannot be seen, changed or replayed, and receive nothing', async () => {
      const app = booted();
      const hooks = listening(app);
      const owner = await app.actor('issuer_owner');
      const sink = await answerer();
      const other = await app.actor('issuer_admin');
      const theirs = await hooks.endpoint(sink.url, ['EVENT_PUBLISHED'], other);
      await published(app, owner);
      await hooks.reported();
      expect(sink.hits).toEqual([]);
      await published(app, other);
      await hooks.reported();
      expect(sink.hits).toHaveLength(1);
      const [one] = await hooks.deliveries(theirs.id, other);
      const code = async (document: string, variables: object): Promise<string | undefined> =>
        (await app.graphql(document, { ...variables }, owner)).errors?.[0]?.extensions.code;
      expect(await code(DELIVERIES, { id: theirs.id })).toBe('NOT_FOUND');
      expect(await code(REPLAY, { id: one?.id })).toBe('NOT_FOUND');
      expect(
        await code('mutation ($id: ID!) { deleteWebhookEndpoint(input: { id: $id }) { deletedId } }', {
          id: theirs.id,
        }),
      ).toBe('NOT_FOUND');
      const { data } = await app.graphql('{ webhookEndpoints { nodes { id } } }', {}, owner);
      expect(data.webhookEndpoints.nodes.map(({ id }: { id: string }) => id)).not.toContain(theirs.id);
      await sink.close();
    });

    it('are ten at most, and system admins have none', async () => {
      const app = booted();
      const hooks = listening(app);
      const owner = await app.actor('issuer_owner');
      const full = await app.actor('issuer_owner');
      for (let made = 0; made < 10; made += 1)
        await hooks.endpoint('https://shop.example/hooks', ['ORDER_PAID'], full);
      const input = { url: 'https://shop.example/hooks', types: ['ORDER_PAID'] };
      const { errors } = await app.graphql(CREATE, { input }, full);
      expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_ENDPOINTS');
      const root = await app.graphql(CREATE, { input }, await app.actor('system_admin'));
      expect(root.errors?.[0]?.extensions.code).toBe('NO_ORGANISER');
      const wrong = await app.graphql(CREATE, { input: { url: 'ftp://shop.example', types: [] } }, owner);
      expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    });
  });
}

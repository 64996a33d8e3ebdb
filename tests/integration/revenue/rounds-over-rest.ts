import { describe, expect, it } from 'vitest';
import { granted } from '../../support/contract-people.ts';
import { ROUND_FIELDS, roundStage, type ShownRound } from '../../support/rounds.ts';
import { type Booted, releasing } from './releasing.ts';

/** The documented calls of releases. */
export function roundsOverRest(booted: () => Booted): void {
  describe('lists and live news of releases', () => {
    it('show open releases, and REST returns them in its own format', async () => {
      const { app, call } = booted();
      const stage = await roundStage(app, app.sandbox);
      const round = await releasing(call).triggered(stage, '100');
      const pending = await app.graphql(`{ pendingRounds { nodes { ${ROUND_FIELDS} } } }`, {}, stage.owner);
      expect(granted(pending).pendingRounds.nodes.map(({ id }: ShownRound) => id)).toEqual([round.id]);
      const { body } = await app.rest('GET', '/api/rounds/pending', undefined, stage.owner);
      expect(body.rounds).toMatchObject([
        {
          id: round.id,
          status: 'pending',
          distribution_amount: 100,
          amount: 1_000_000_000,
          required_sigs: 2,
          authorizations: [],
          contract: { name: 'Koroga revenue', event: { name: 'Koroga Festival' } },
          reason: 'First release',
        },
      ]);
      for (const person of stage.signatories.slice(0, 2)) {
        const answer = await app.rest('POST', '/api/rounds/authorize', { round_id: round.id }, person);
        expect(answer.status).toBe(200);
      }
      const executed = await app.rest(
        'POST',
        '/api/rounds/execute',
        { round_id: round.id, payment_method: 'stellar' },
        stage.owner,
      );
      expect(executed.body).toMatchObject({
        success: true,
        status: 'released',
        transaction_hash: round.hash,
      });
      const all = await app.rest('GET', `/api/contracts/${stage.contractId}/rounds`, undefined, stage.owner);
      expect(all.body.rounds).toMatchObject([{ id: round.id, status: 'released', executed: true }]);
      expect((await app.rest('GET', '/api/rounds/pending', undefined, stage.owner)).body.rounds).toEqual([]);
      const made = await app.rest(
        'POST',
        '/api/rounds/trigger',
        { contract_id: stage.contractId, amount: 12.5, reason: 'More' },
        stage.owner,
      );
      expect(made).toMatchObject({ status: 201, body: { status: 'pending', distribution_amount: 12.5 } });
      const request = { round_id: made.body.id, reason: 'The amount was wrong' };
      const cancelled = await app.rest('POST', '/api/rounds/cancel', request, stage.owner);
      expect(cancelled.body).toMatchObject({
        status: 'cancelled',
        failure: 'The amount was wrong',
        ended_at: expect.any(String),
        message: 'Release cancelled.',
      });
      const again = await app.rest('POST', '/api/rounds/again', { round_id: made.body.id }, stage.owner);
      expect(again).toMatchObject({ status: 201, body: { again_of: made.body.id, authorizations: [] } });
      const signature = { round_id: again.body.id, envelope_xdr: again.body.envelope_xdr };
      const unsigned = await app.rest('POST', '/api/rounds/signature', signature, stage.owner);
      expect(unsigned).toMatchObject({ status: 422, body: { error: { code: 'SIGNATURE_MISSING' } } });
      const missing = await app.rest(
        'POST',
        '/api/rounds/trigger',
        { contract_id: stage.contractId },
        stage.owner,
      );
      expect(missing.status).toBe(400);
    });
  });
}

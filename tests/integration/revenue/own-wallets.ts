import { FeeBumpTransaction, Keypair, TransactionBuilder } from '@stellar/stellar-sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestActor } from '../../support/app.ts';
import { granted } from '../../support/contract-people.ts';
import { type RoundStage, roundStage } from '../../support/rounds.ts';
import { type Booted, type Releasing, releasing } from './releasing.ts';

/** Signatories with keys outside our custody. */
export function ownWallets(booted: () => Booted): void {
  describe('signatories with wallets of their own', () => {
    let app: Booted['app'];
    let call: Booted['call'];
    let triggered: Releasing['triggered'];
    let approved: Releasing['approved'];
    const outside = Keypair.random();
    let stage: RoundStage;
    let ada: TestActor;

    const START =
      'mutation ($key: String!) { startSigningKeyProof(input: { publicKey: $key }) { id envelopeXdr hash sep7Uri } }';
    const PROVE =
      'mutation ($id: ID!, $xdr: String!) { proveSigningKey(input: { id: $id, envelopeXdr: $xdr }) { signingWallet { publicKey } } }';
    const sign = (xdr: string, by: Keypair): string => {
      const transaction = TransactionBuilder.fromXDR(xdr, app.sandbox.passphrase);
      transaction.sign(by);
      return transaction.toXDR();
    };

    beforeAll(async () => {
      ({ app, call } = booted());
      ({ triggered, approved } = releasing(call));
      stage = await roundStage(app, app.sandbox, {
        before: async ({ partners: [first] }) => {
          ada = first as TestActor;
          const proof = granted(
            await app.graphql(START, { key: outside.publicKey() }, ada),
          ).startSigningKeyProof;
          const link = new URL(proof.sep7Uri);
          expect(link.searchParams.get('pubkey')).toBe(outside.publicKey());
          const wrong = await app.graphql(
            PROVE,
            { id: proof.id, xdr: sign(proof.envelopeXdr, Keypair.random()) },
            ada,
          );
          expect(wrong.errors?.[0]?.extensions.code).toBe('SIGNATURE_MISSING');
          const signed = sign(link.searchParams.get('xdr') ?? '', outside);
          const thief = await app.actor('attendee');
          expect(
            (await app.graphql(PROVE, { id: proof.id, xdr: signed }, thief)).errors?.[0]?.extensions.code,
          ).toBe('PROOF_EXPIRED');
          expect(
            granted(await app.graphql(PROVE, { id: proof.id, xdr: signed }, ada)).proveSigningKey
              .signingWallet.publicKey,
          ).toBe(outside.publicKey());
          const replayed = await app.graphql(PROVE, { id: proof.id, xdr: signed }, ada);
          expect(replayed.errors?.[0]?.extensions.code).toBe('PROOF_EXPIRED');
          const second = await app.graphql(START, { key: outside.publicKey() }, thief);
          expect(second.errors?.[0]?.extensions.code).toBe('KEY_TAKEN');
        },
      });
    });

    it('need a key with a right checksum', async () => {
      const key = `${outside.publicKey().slice(0, -1)}${outside.publicKey().endsWith('A') ? 'B' : 'A'}`;
      const { errors } = await app.graphql(START, { key }, ada);
      expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    });

    it('sign outside, and what they bring back is checked', async () => {
      const round = await triggered(stage, '30');
      const mine = granted(await call.find(ada, round.id)).round;
      expect(mine.viewerSignsWith).toBe('OWN');
      expect((await call.authorize(ada, round.id)).errors?.[0]?.extensions.code).toBe('SIGN_WITH_OWN_WALLET');
      const link = new URL(mine.sep7Uri);
      expect(link.protocol + link.pathname).toBe('web+stellar:tx');
      const xdr = link.searchParams.get('xdr') ?? '';
      expect(xdr).toBe(round.envelopeXdr);

      const refused = async (envelope: string, code: string): Promise<void> => {
        expect((await call.submit(ada, round.id, envelope)).errors?.[0]?.extensions.code).toBe(code);
      };
      await refused(sign(xdr, Keypair.random()), 'SIGNATURE_MISSING');
      await refused(xdr, 'SIGNATURE_MISSING');
      await refused('AAAA', 'ENVELOPE_REFUSED');
      const inner = TransactionBuilder.fromXDR(xdr, app.sandbox.passphrase);
      if (inner instanceof FeeBumpTransaction) throw new Error('no fee bump was built');
      const dearer = TransactionBuilder.cloneFrom(inner, { fee: '5000' }).build();
      dearer.sign(outside);
      await refused(dearer.toXDR(), 'ENVELOPE_REFUSED');
      const other = await triggered(stage, '31');
      await refused(sign(other.envelopeXdr, outside), 'ENVELOPE_REFUSED');

      const signature = { round_id: round.id, envelope_xdr: sign(xdr, outside) };
      const documented = await app.rest('POST', '/api/rounds/signature', signature, ada);
      expect(documented.body.message).toBe('Release approved successfully!');
      const taken = granted(await call.find(ada, round.id)).round;
      expect(taken.authorizations).toMatchObject([
        { publicKey: outside.publicKey(), method: 'OWN', counts: true },
      ]);
      await approved(round.id, [stage.owner]);
      expect(granted(await call.execute(stage.owner, round.id)).executeRound.round.status).toBe('RELEASED');
      granted(await call.cancel(stage.owner, other.id));
    });

    it('may take the key away for what comes', async () => {
      const removed = await app.graphql('mutation { removeSigningWallet { user { id } done } }', {}, ada);
      expect(granted(removed).removeSigningWallet).toEqual({ user: { id: ada.userId }, done: true });
      expect(granted(await app.graphql('{ signingWallet { publicKey } }', {}, ada)).signingWallet).toBeNull();
      const round = await triggered(stage, '1');
      expect(granted(await call.find(ada, round.id)).round.viewerSignsWith).toBe('OWN');
      granted(await call.cancel(stage.owner, round.id));
    });
  });
}

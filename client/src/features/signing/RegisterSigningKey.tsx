import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures } from '../../apollo/read-failure.ts';
import type { StartSigningKeyProofMutation } from '../../gql/graphql.ts';
import { useStartSigningKeyProofMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { signingKeyTexts as texts } from '../../texts/signing.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { failureSentence } from '../revenue/tell-failure.ts';

graphql(`
  mutation StartSigningKeyProof($publicKey: String!) {
    startSigningKeyProof(input: { publicKey: $publicKey }) {
      id
      ...ProveSigningKey_proof
    }
  }
`);

export type StartedProof = StartSigningKeyProofMutation['startSigningKeyProof'];

/** Registers an external signing key and passes the proof request to `onStarted`. */
export function RegisterSigningKey({ onStarted }: { onStarted: (proof: StartedProof) => void }) {
  const [publicKey, setPublicKey] = useState('');
  const [start, { loading, error }] = useStartSigningKeyProofMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await start({
      variables: { publicKey: publicKey.trim() },
      context: { credential: 'session' },
    }).catch(() => ({ data: null }));
    if (data) onStarted(data.startSigningKeyProof);
  };
  const fault = fieldFailures(error).publicKey;
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Group align="flex-end" gap="sm" mt="md">
        <TextInput
          label={texts.publicKey}
          description={texts.publicKeyHint}
          value={publicKey}
          onChange={(change) => setPublicKey(change.currentTarget.value)}
          error={fault}
          autoComplete="off"
          spellCheck={false}
          required
          withAsterisk={false}
          flex="1 1 320px"
        />
        <Button type="submit" variant="default" loading={loading} disabled={!publicKey.trim()}>
          {texts.start}
        </Button>
      </Group>
      {error && !fault && <FormFailure>{failureSentence(error, texts.startFailed)}</FormFailure>}
    </form>
  );
}

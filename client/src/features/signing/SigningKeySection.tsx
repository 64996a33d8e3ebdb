import { Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { fieldFailures } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import type { StartSigningKeyProofMutation } from '../../gql/graphql.ts';
import {
  useProveSigningKeyMutation,
  useSigningWalletQuery,
  useStartSigningKeyProofMutation,
} from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { signingKeyTexts as texts } from '../../messages/signing.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { failureSentence } from '../revenue/notify-failure.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { SignExternally } from './SignExternally.tsx';
import { SigningKeyState } from './SigningKeyState.tsx';

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

const ProveSigningKeyFragment = graphql(`
  fragment ProveSigningKey_proof on StartSigningKeyProofPayload {
    id
    publicKey
    envelopeXdr
    sep7Uri
    hash
    expiresAt
  }
`);

graphql(`
  mutation ProveSigningKey($id: ID!, $envelopeXdr: String!) {
    proveSigningKey(input: { id: $id, envelopeXdr: $envelopeXdr }) {
      signingWallet {
        publicKey
        provedAt
      }
    }
  }
`);

interface ProveSigningKeyProps {
  proof: FragmentType<typeof ProveSigningKeyFragment>;
  onProved: () => void;
  onDrop: () => void;
}

/** Requests the one signature that proves a key; its transaction can never be executed. */
export function ProveSigningKey({ proof: ref, onProved, onDrop }: ProveSigningKeyProps) {
  const proof = useFragment(ProveSigningKeyFragment, ref);
  const [prove, { loading, error }] = useProveSigningKeyMutation();
  const handIn = async (envelopeXdr: string) => {
    const { data } = await prove({
      variables: { id: proof.id, envelopeXdr },
      context: { credential: 'session' },
    }).catch(() => ({ data: null }));
    if (!data) return;
    void notify('success', texts.proved);
    onProved();
  };
  return (
    <Stack gap="sm" mt="lg">
      <Title order={4}>{texts.challengeTitle}</Title>
      <Text size="sm">
        {texts.challenge} {texts.until} <Moment at={proof.expiresAt} />.
      </Text>
      <SignExternally
        envelopeXdr={proof.envelopeXdr}
        sep7Uri={proof.sep7Uri}
        hash={proof.hash}
        loading={loading}
        failure={error ? failureSentence(error, texts.startFailed) : null}
        onSigned={handIn}
      />
      <div>
        <Button variant="default" onClick={onDrop}>
          {texts.drop}
        </Button>
      </div>
    </Stack>
  );
}

graphql(`
  query SigningWallet {
    signingWallet {
      publicKey
      provedAt
    }
  }
`);

/** The viewer's signing key for contracts: the one kept by the platform, or an external wallet. */
export function SigningKeySection() {
  const { data, loading, error, refetch } = useSigningWalletQuery({ context: { credential: 'session' } });
  const [proof, setProof] = useState<StartedProof | null>(null);
  const again = refetchQuietly({ refetch });
  const body = () => {
    if (!data && loading) return <Skeleton height={90} radius="md" />;
    if (!data && error) {
      return (
        <QueryFailure title={callTexts.loadFailed(loadedTexts.signingKey)} error={error} refetch={refetch} />
      );
    }
    const wallet = data?.signingWallet ?? null;
    return (
      <>
        <SigningKeyState wallet={wallet} onRemoved={again} />
        {!wallet && !proof && <RegisterSigningKey onStarted={setProof} />}
        {!wallet && proof && (
          <ProveSigningKey
            proof={proof}
            onProved={() => {
              setProof(null);
              again();
            }}
            onDrop={() => setProof(null)}
          />
        )}
      </>
    );
  };
  return (
    <SettingsSection anchor="signing-key" title={texts.title} lead={texts.lead}>
      {body()}
    </SettingsSection>
  );
}

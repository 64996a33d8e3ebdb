import { Button, Stack, Text, Title } from '@mantine/core';
import { useProveSigningKeyMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { signingKeyTexts as texts } from '../../texts/signing.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { failureSentence } from '../revenue/tell-failure.ts';
import { SignOutside } from './SignOutside.tsx';

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
      <Title order={3} size="h4">
        {texts.challengeTitle}
      </Title>
      <Text size="sm">
        {texts.challenge} {texts.until} <Moment at={proof.expiresAt} />.
      </Text>
      <SignOutside
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

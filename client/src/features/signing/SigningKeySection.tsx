import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useSigningWalletQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { loadedTexts } from '../../texts/loaded.ts';
import { signingKeyTexts as texts } from '../../texts/signing.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { ProveSigningKey } from './ProveSigningKey.tsx';
import { RegisterSigningKey, type StartedProof } from './RegisterSigningKey.tsx';
import { SigningKeyState } from './SigningKeyState.tsx';

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
  const again = () => void refetch().catch(() => undefined);
  const body = () => {
    if (!data && loading) return <Skeleton height={90} radius="md" />;
    if (!data && error) {
      return (
        <LoadFailure
          title={callTexts.loadFailed(loadedTexts.signingKey)}
          reason={readFailure(error)}
          onRetry={again}
        />
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
    <SettingsSection title={texts.title} lead={texts.lead}>
      {body()}
    </SettingsSection>
  );
}

import { Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '../../../apollo/read-failure.ts';
import { CreateContract } from '../../../features/partnerships/create/CreateContract.tsx';
import { useCreateContractChoicesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { callTexts } from '../../../texts/calls.ts';
import { contractPageTexts } from '../../../texts/contracts.ts';
import { loadedTexts } from '../../../texts/loaded.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';

graphql(`
  query CreateContractChoices {
    events(first: 100) {
      nodes {
        id
        name
        status
      }
    }
    partners(first: 100) {
      nodes {
        id
        name
        status
      }
    }
  }
`);

/** A new contract; once created, its own page opens, where it is approved. */
export function CreateContractView() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useCreateContractChoicesQuery();
  if (viewer && !viewer.permissions.includes('CREATE_CONTRACTS')) return <NoPermission />;
  if (data) {
    return (
      <CreateContract
        events={data.events.nodes.filter(({ status }) => status !== 'CANCELLED')}
        partners={data.partners.nodes.filter(({ status }) => status !== 'DECLINED')}
        issuerName={viewer?.user.issuer?.name ?? ''}
        onCreated={(contract) => navigate(tabAddress('partnerships', { contract }), { replace: true })}
      />
    );
  }
  if (loading) {
    return (
      <Stack role="status" aria-label={contractPageTexts.loading} gap="lg">
        <Skeleton height={220} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </Stack>
    );
  }
  return (
    <LoadFailure
      title={callTexts.loadFailed(loadedTexts.contractParts)}
      reason={error && readFailure(error)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

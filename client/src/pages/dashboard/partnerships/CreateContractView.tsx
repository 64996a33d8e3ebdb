import { Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '../../../apollo/read-failure.ts';
import { MAX_CHOICES, useFollowingPages } from '../../../apollo/use-following-pages.ts';
import { CreateContract } from '../../../features/partnerships/create/CreateContract.tsx';
import { useContractEventChoicesQuery, useContractPartnerChoicesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { contractPageTexts } from '../../../messages/contracts.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { callTexts } from '../../../messages/shell.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';

graphql(`
  query ContractEventChoices($after: String) {
    events(first: 100, after: $after) {
      nodes {
        id
        name
        status
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  query ContractPartnerChoices($after: String) {
    partners(first: 100, after: $after) {
      nodes {
        id
        name
        status
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

/** Form of a new contract; afterwards the contract's own page opens, where it is approved. */
export function CreateContractView() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const [ofEvents, ofPartners] = [useContractEventChoicesQuery(), useContractPartnerChoicesQuery()];
  const events = ofEvents.data?.events;
  const partners = ofPartners.data?.partners;
  const eventsRest = useFollowingPages(ofEvents, events, MAX_CHOICES);
  const partnersRest = useFollowingPages(ofPartners, partners, MAX_CHOICES);
  if (viewer && !viewer.permissions.includes('CREATE_CONTRACTS')) return <NoPermission />;
  if (events && partners) {
    return (
      <CreateContract
        events={(eventsRest.whole ?? events.nodes).filter(({ status }) => status !== 'CANCELLED')}
        eventsRest={eventsRest}
        partners={(partnersRest.whole ?? partners.nodes).filter(({ status }) => status !== 'DECLINED')}
        partnersRest={partnersRest}
        issuerName={viewer?.user.issuer?.name ?? ''}
        onCreated={(contract) => navigate(tabAddress('partnerships', { contract }), { replace: true })}
      />
    );
  }
  if (ofEvents.loading || ofPartners.loading) {
    return (
      <Stack role="status" aria-label={contractPageTexts.loading} gap="lg">
        <Skeleton height={220} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </Stack>
    );
  }
  const error = ofEvents.error ?? ofPartners.error;
  return (
    <LoadFailure
      title={callTexts.loadFailed(loadedTexts.contractParts)}
      reason={error && readFailure(error)}
      onRetry={() => void Promise.all([ofEvents.refetch(), ofPartners.refetch()]).catch(() => undefined)}
    />
  );
}

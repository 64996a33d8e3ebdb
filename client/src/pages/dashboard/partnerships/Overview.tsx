import { Anchor, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../../apollo/read-failure.ts';
import { noDeduplication } from '../../../apollo/refetch.ts';
import { ContractCard } from '../../../features/partnerships/contracts/ContractCard.tsx';
import { useLiveContracts } from '../../../features/partnerships/use-live-contracts.ts';
import type { PartnershipFiguresQuery } from '../../../gql/graphql.ts';
import { useContractsQuery, usePartnershipFiguresQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { dashboardTexts } from '../../../messages/dashboard.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { contractTexts, panelTexts } from '../../../messages/partnerships.ts';
import { callTexts } from '../../../messages/shell.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FigureCard } from '../../../ui/FigureCard.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import classes from './Partnerships.module.css';
import { WaitingForYou } from './WaitingForYou.tsx';

graphql(`
  query PartnershipFigures {
    dashboard {
      partnerships
      totalContracts
      pendingContracts
      pendingDistributions
    }
  }
`);

type Figures = PartnershipFiguresQuery['dashboard'];

const LATEST = 6;

/** The organiser's partnerships at a glance: figures, open tasks, and the latest contracts. */
export function Overview() {
  const figures = usePartnershipFiguresQuery({ context: noDeduplication });
  const { data, loading, error, refetch } = useContractsQuery({
    variables: { status: null, first: LATEST },
    context: noDeduplication,
  });
  const again = () => {
    for (const read of [figures.refetch, refetch]) void read().catch(() => undefined);
  };
  useLiveContracts(again);
  const latest = data?.contracts.nodes.slice(0, LATEST);
  if (!latest && !loading && error) {
    return (
      <LoadFailure
        title={callTexts.loadFailed(loadedTexts.partnerships)}
        reason={readFailure(error)}
        onRetry={again}
      />
    );
  }
  return (
    <div className={classes.stack}>
      <FigureCards figures={figures.data?.dashboard} />
      {latest && latest.length > 0 && <WaitingForYou />}
      {latest ? (
        latest.length > 0 ? (
          <section aria-label={panelTexts.latest}>
            <Group justify="space-between" mb="md">
              <Title order={2} size="h3">
                {panelTexts.latest}
              </Title>
              <Anchor component={Link} to={tabAddress('partnerships', { view: 'contracts' })}>
                {panelTexts.allContracts}
              </Anchor>
            </Group>
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
              {latest.map((contract) => (
                <ContractCard key={contract.id} contract={contract} withIssuer={false} />
              ))}
            </SimpleGrid>
          </section>
        ) : (
          <FirstContract />
        )
      ) : (
        <SkeletonBlock label={contractTexts.loading} height={220} radius="lg" />
      )}
      <HowItWorks />
    </div>
  );
}

function FigureCards({ figures }: { figures: Figures | undefined }) {
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md">
      <FigureCard label={dashboardTexts.partnerships} value={figures?.partnerships} />
      <FigureCard label={dashboardTexts.totalContracts} value={figures?.totalContracts} />
      <FigureCard label={dashboardTexts.pendingContracts} value={figures?.pendingContracts} />
      <FigureCard label={dashboardTexts.pendingDistributions} value={figures?.pendingDistributions} />
    </SimpleGrid>
  );
}

function FirstContract() {
  return (
    <EmptyState
      title={contractTexts.none}
      message={contractTexts.noneForIssuer}
      icon={<IconFilePlus size={30} />}
      order={2}
    >
      <Button component={Link} to={tabAddress('partnerships', { view: 'create' })}>
        {panelTexts.tabs.create}
      </Button>
    </EmptyState>
  );
}

function HowItWorks() {
  return (
    <Section title={panelTexts.how} gap="md">
      <ol className={classes.steps}>
        {panelTexts.steps.map(([title, body]) => (
          <li key={title}>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {body}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

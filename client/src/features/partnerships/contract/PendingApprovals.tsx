import { Paper, Text, Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts } from '../../../texts/contracts.ts';
import { PendingExpenses } from '../../expenses/PendingExpenses.tsx';
import { PendingReleases } from '../../revenue/PendingReleases.tsx';

const PendingApprovalsFragment = graphql(`
  fragment PendingApprovals_contract on Contract {
    id
    viewerCanApprove
    openRounds
    pendingExpenses
  }
`);

interface PendingApprovalsProps {
  contract: FragmentType<typeof PendingApprovalsFragment>;
}

/** Tasks of a signatory in one contract: releases to sign and expenses to decide on. */
export function PendingApprovals({ contract: ref }: PendingApprovalsProps) {
  const { id, viewerCanApprove, openRounds, pendingExpenses } = useFragment(PendingApprovalsFragment, ref);
  if (!openRounds && !pendingExpenses) {
    return (
      <Paper withBorder p="lg" component="section" aria-label={contractPageTexts.pending}>
        <Title order={2} size="h3" mb="xs">
          {contractPageTexts.pending}
        </Title>
        <Text c="dimmed">
          {viewerCanApprove ? contractPageTexts.contractPending : contractPageTexts.nothingPending}
        </Text>
      </Paper>
    );
  }
  return (
    <>
      {openRounds ? <PendingReleases contractId={id} /> : null}
      {pendingExpenses ? <PendingExpenses contractId={id} /> : null}
    </>
  );
}

import { Button, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconFileOff, IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { failureCode } from '../../../apollo/read-failure.ts';
import { ContractExpenses } from '../../../features/expenses/ContractExpenses.tsx';
import { PendingExpenses } from '../../../features/expenses/PendingExpenses.tsx';
import { ContractEscrow } from '../../../features/partnerships/contract/ContractEscrow.tsx';
import { ContractHead } from '../../../features/partnerships/contract/ContractHead.tsx';
import { ContractMoney } from '../../../features/partnerships/contract/ContractMoney.tsx';
import { ContractNotices } from '../../../features/partnerships/contract/ContractNotices.tsx';
import { ContractShares } from '../../../features/partnerships/contract/ContractShares.tsx';
import { ContractSignatories } from '../../../features/partnerships/contract/ContractSignatories.tsx';
import { useFinalizedNotice, useLiveContract } from '../../../features/partnerships/use-live-contracts.ts';
import { ContractRounds } from '../../../features/revenue/ContractRounds.tsx';
import { PendingReleases } from '../../../features/revenue/PendingReleases.tsx';
import releaseClasses from '../../../features/revenue/Releases.module.css';
import { RoundDialog } from '../../../features/revenue/RoundDialog.tsx';
import { TriggerRelease } from '../../../features/revenue/TriggerRelease.tsx';
import { useContractPageQuery } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts } from '../../../messages/contracts.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { contractTexts } from '../../../messages/partnerships.ts';
import { callTexts } from '../../../messages/shell.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Section } from '../../../ui/Section.tsx';
import { BackToContracts } from './PartnershipNav.tsx';
import classes from './Partnerships.module.css';
import type { PartnershipView } from './views.ts';

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
      <Section title={contractPageTexts.pending} gap="xs">
        <Text c="dimmed">
          {viewerCanApprove ? contractPageTexts.contractPending : contractPageTexts.nothingPending}
        </Text>
      </Section>
    );
  }
  return (
    <>
      {openRounds ? <PendingReleases contractId={id} /> : null}
      {pendingExpenses ? <PendingExpenses contractId={id} /> : null}
    </>
  );
}

interface ContractReleasesProps {
  contractId: string;
  /** Whether the viewer may start a release. */
  mayTrigger: boolean;
  /** Shows ended releases only, where open ones have a list of their own. */
  past?: boolean;
}

/** The releases of one contract, for its own page. */
export function ContractReleases({ contractId, mayTrigger, past = false }: ContractReleasesProps) {
  const [hasForm, setForm] = useState(mayTrigger);
  if (mayTrigger && !hasForm) setForm(true);
  return (
    <div className={releaseClasses.columns} data-form={mayTrigger || undefined}>
      <ContractRounds contractId={contractId} past={past} />
      {hasForm && (
        <TriggerRelease contracts={[{ value: contractId, label: '' }]} isNamed isShut={!mayTrigger} />
      )}
      <RoundDialog />
    </div>
  );
}

const ContractViewFragment = graphql(`
  fragment ContractView_contract on Contract {
    id
    status
    viewerRole
    viewerIsSignatory
    viewerCanAddExpense
    viewerCanTrigger
    viewerCanSeeMoney
    ...ContractHead_contract
    ...ContractNotices_contract
    ...ContractShares_contract
    ...ContractSignatories_contract
    ...ContractEscrow_contract
    ...PendingApprovals_contract
  }
`);

graphql(`
  query ContractPage($id: ID!) {
    contract(id: $id) {
      id
      ...ContractView_contract
    }
  }
`);

interface ContractViewProps {
  id: string;
  /** The list to return to. */
  list: PartnershipView;
}

/** One contract, as its issuer, a signatory, a partner or another permitted viewer sees it. */
export function ContractView({ id, list }: ContractViewProps) {
  const { data, loading, error, refetch } = useContractPageQuery({ variables: { id } });
  useLiveContract(id);
  const contract = data?.contract;
  const missing = !error || failureCode(error) === 'NOT_FOUND';
  return (
    <>
      <BackToContracts to={list} />
      {!contract && (loading || !missing) && <PageTitle title={contractPageTexts.title} />}
      {contract ? (
        <Contract contract={contract} list={list} />
      ) : loading ? (
        <Stack role="status" aria-label={contractPageTexts.loading} gap="lg">
          <Skeleton height={96} radius="lg" />
          <Skeleton height={180} radius="lg" />
          <Skeleton height={280} radius="lg" />
        </Stack>
      ) : !missing ? (
        <QueryFailure title={callTexts.loadFailed(loadedTexts.contract)} error={error} refetch={refetch} />
      ) : (
        <EmptyState
          title={contractTexts.missing}
          message={contractTexts.missingBody}
          icon={<IconFileOff size={30} />}
          order={1}
        >
          <Button component={Link} to={tabAddress('partnerships')}>
            {contractTexts.back}
          </Button>
        </EmptyState>
      )}
    </>
  );
}

interface ContractProps {
  contract: FragmentType<typeof ContractViewFragment>;
  list: PartnershipView;
}

function Contract({ contract: ref, list }: ContractProps) {
  const contract = useFragment(ContractViewFragment, ref);
  const navigate = useNavigate();
  const blockersId = useId();
  const { id, status, viewerCanSeeMoney: seesMoney, viewerIsSignatory } = contract;
  const final = status === 'FINAL';
  useFinalizedNotice(status);
  return (
    <>
      <ContractHead
        contract={contract}
        blockersId={blockersId}
        onWithdrawn={() => navigate(tabAddress('partnerships', { view: list }), { replace: true })}
      />
      <ContractNotices contract={contract} blockersId={blockersId} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          {seesMoney ? <ContractMoney contractId={id} /> : <HiddenMoney />}
          {seesMoney && viewerIsSignatory && <PendingApprovals contract={contract} />}
          <ContractShares contract={contract} />
        </div>
        <div className={classes.stack}>
          <ContractSignatories contract={contract} />
          <ContractEscrow contract={contract} />
        </div>
      </div>
      {seesMoney && (
        <div className={classes.stack}>
          {final && (
            <ContractReleases
              contractId={id}
              mayTrigger={contract.viewerCanTrigger}
              past={viewerIsSignatory}
            />
          )}
          <ContractExpenses contractId={id} mayAdd={contract.viewerCanAddExpense} />
        </div>
      )}
    </>
  );
}

function HiddenMoney() {
  return (
    <Paper withBorder p="lg" display="flex" style={{ gap: 12, alignItems: 'center' }}>
      <IconLock size={20} aria-hidden />
      <Text c="dimmed">{contractPageTexts.hidden}</Text>
    </Paper>
  );
}

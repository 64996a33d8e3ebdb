import { Anchor, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { Live } from '../../../apollo/Live.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractPageTexts } from '../../../messages/contracts.ts';
import { contractTexts } from '../../../messages/partnerships.ts';
import { Moment } from '../../../ui/Moment.tsx';
import { shortWhen } from '../../events/event-dates.ts';
import { OwnTime } from '../../events/OwnTime.tsx';
import { ContractStatusBadge } from '../contracts/ContractCard.tsx';
import classes from './Contract.module.css';
import { ApproveContract, FinalizeContract, WithdrawContract } from './ContractActions.tsx';

const ContractHeadFragment = graphql(`
  fragment ContractHead_contract on Contract {
    id
    name
    description
    status
    finalizing
    issuerName
    createdAt
    finalizedAt
    viewerRole
    viewerCanFinalize
    viewerIsSignatory
    viewerCanApprove
    viewerCanWithdraw
    event {
      id
      name
      slug
      startDate
      timeZone
      venue
      status
    }
    ...FinalizeContract_contract
  }
`);

interface ContractHeadProps {
  contract: FragmentType<typeof ContractHeadFragment>;
  /** Id of the list of obstacles to finalizing. */
  blockersId: string | undefined;
  onWithdrawn: () => void;
}

/** Name and state of the contract, the viewer's role, and the available actions. */
export function ContractHead({ contract: ref, blockersId, onWithdrawn }: ContractHeadProps) {
  const contract = useFragment(ContractHeadFragment, ref);
  useDocumentTitle(`${contract.name} · Passa`);
  const { id, event, status, finalizing, viewerRole } = contract;
  const draft = status === 'DRAFT' && !finalizing;
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <div className={classes.marks}>
          <ContractStatusBadge status={status} finalizing={finalizing} />
          <Text size="sm" c="dimmed">
            {contractTexts.yourRole(roleLabel(viewerRole, contract.viewerIsSignatory))}
          </Text>
          <Live />
        </div>
        <Title order={1} size="h2">
          {contract.name}
        </Title>
        <Text c="dimmed" mt={4}>
          <EventName event={event} /> ·{' '}
          <time dateTime={event.startDate}>{shortWhen(event.startDate, event.timeZone)}</time>
          <OwnTime at={event.startDate} zone={event.timeZone} /> · {contract.issuerName} ·{' '}
          {contract.finalizedAt ? contractPageTexts.finalized : contractPageTexts.created}{' '}
          <Moment at={contract.finalizedAt ?? contract.createdAt} isRelative />
        </Text>
        {contract.description && <Text className={classes.description}>{contract.description}</Text>}
      </div>
      <div className={classes.actions}>
        {contract.viewerCanApprove && <ApproveContract contractId={id} />}
        {(viewerRole === 'ISSUER' || contract.viewerCanFinalize) && draft && (
          <FinalizeContract contract={contract} describedBy={blockersId} />
        )}
        {contract.viewerCanWithdraw && <WithdrawContract contractId={id} onWithdrawn={onWithdrawn} />}
      </div>
    </header>
  );
}

/** Describes the viewer's role; an issuer who also signs is described as both. */
function roleLabel(role: keyof typeof contractTexts.roles, isSignatory: boolean): string {
  const word = contractTexts.roles[role];
  return isSignatory && role !== 'SIGNATORY' ? `${word}, ${contractTexts.roles.SIGNATORY}` : word;
}

function EventName({ event }: { event: { name: string; slug?: string | null; status: string } }) {
  if (event.status !== 'PUBLISHED' || !event.slug) return event.name;
  return (
    <Anchor
      component={Link}
      to={`/event-details?slug=${encodeURIComponent(event.slug)}`}
      inherit
      underline="always"
    >
      {event.name}
    </Anchor>
  );
}

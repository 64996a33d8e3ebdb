import { Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContractStatus } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { contractTexts } from '../../../messages/partnerships.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { ShortAmount } from '../../../ui/ShortAmount.tsx';
import { Signatures } from '../../../ui/Signatures.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { givenApprovals } from '../signatories.ts';
import classes from './ContractCard.module.css';

interface ContractStatusBadgeProps {
  status: ContractStatus;
  /** The escrow is being created on the ledger. */
  finalizing: boolean;
}

/** Badge for draft, finalizing or final. */
export function ContractStatusBadge({ status, finalizing }: ContractStatusBadgeProps) {
  if (finalizing) return <StatusBadge status="pending" label={contractTexts.finalizing} />;
  return <StatusBadge status={status} label={contractTexts.statuses[status]} />;
}

const ContractCardFragment = graphql(`
  fragment ContractCard_contract on Contract {
    id
    name
    status
    finalizing
    issuerName
    requiredSigs
    totalRevenue {
      ...Money @unmask
    }
    distributedAmount {
      ...Money @unmask
    }
    viewerRole
    event {
      id
      name
    }
    signatories {
      id
      approvedAt
      active
    }
    shares {
      id
    }
  }
`);

interface ContractCardProps {
  contract: FragmentType<typeof ContractCardFragment>;
  /** Shows the organiser, in lists of several organisers. */
  withIssuer: boolean;
}

/** A contract in a list: event, state and revenue. */
export function ContractCard({ contract: ref, withIssuer }: ContractCardProps) {
  const contract = useFragment(ContractCardFragment, ref);
  const { id, name, event, requiredSigs, signatories, shares, totalRevenue, distributedAmount } = contract;
  const given = givenApprovals(signatories);
  return (
    <Paper withBorder p="lg" component="article" className={classes.card} aria-label={name}>
      <Group justify="space-between" gap="xs">
        <ContractStatusBadge status={contract.status} finalizing={contract.finalizing} />
        {contract.viewerRole !== 'ISSUER' && (
          <Text size="sm" c="dimmed">
            {contractTexts.roles[contract.viewerRole]}
          </Text>
        )}
      </Group>
      <div>
        <Title order={2} size="h4" className="break-anywhere">
          <Link to={tabAddress('partnerships', { contract: id })} className={classes.link}>
            {name}
          </Link>
        </Title>
        <Text size="sm" c="dimmed" mt={2} className="break-anywhere">
          {withIssuer ? `${event.name} · ${contract.issuerName}` : event.name}
        </Text>
      </div>
      {contract.status === 'DRAFT' ? (
        <Signatures
          gathered={given}
          required={requiredSigs}
          words={contractTexts.approvals(given, requiredSigs)}
        />
      ) : (
        totalRevenue != null &&
        distributedAmount != null && (
          <dl className={classes.figures}>
            <div>
              <dt>{contractTexts.totalRevenue}</dt>
              <dd>
                <ShortAmount money={totalRevenue} />
              </dd>
            </div>
            <div>
              <dt>{contractTexts.distributed}</dt>
              <dd>
                <ShortAmount money={distributedAmount} />
              </dd>
            </div>
          </dl>
        )
      )}
      <Text size="sm" c="dimmed" className={classes.foot}>
        {contractTexts.shares(shares.length)} · {contractTexts.signatories(signatories.length)}
      </Text>
    </Paper>
  );
}

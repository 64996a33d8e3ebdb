import { Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { issuerTexts } from '../../texts/issuers.ts';
import directory from '../../ui/directory.module.css';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EditIssuerButton } from './EditIssuerButton.tsx';
import { IssuerStandingButton } from './IssuerStandingButton.tsx';

const IssuerAccountRowFragment = graphql(`
  fragment IssuerAccountRow_account on IssuerAccount {
    id
    name
    description
    active
    inactiveSince
    inactiveReason
    createdAt
    people
    publishedEvents
  }
`);

interface IssuerAccountRowProps {
  account: FragmentType<typeof IssuerAccountRowFragment>;
}

/** An organiser with its state and the actions of a system admin. */
export function IssuerAccountRow({ account: ref }: IssuerAccountRowProps) {
  const account = useFragment(IssuerAccountRowFragment, ref);
  const { name, description, active, inactiveSince, inactiveReason, createdAt } = account;
  return (
    <li className={directory.row}>
      <div className={directory.who}>
        <Text fw={600}>{name}</Text>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {description}
          </Text>
        )}
      </div>
      <div>
        <StatusBadge status={active ? 'active' : 'inactive'} />
        <Text size="sm" c="dimmed" mt={4}>
          {issuerTexts.people(account.people)}, {issuerTexts.events(account.publishedEvents)},{' '}
          {issuerTexts.created} <Moment at={createdAt} isRelative />
        </Text>
        {inactiveSince && (
          <Text size="sm" mt={4}>
            {issuerTexts.inactiveSince} <Moment at={inactiveSince} isRelative />: {inactiveReason}
          </Text>
        )}
      </div>
      <div className={directory.actions}>
        <EditIssuerButton account={account} />
        <IssuerStandingButton account={account} />
      </div>
    </li>
  );
}

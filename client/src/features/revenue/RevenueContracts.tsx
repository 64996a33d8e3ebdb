import { Anchor, Group, Skeleton, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useRevenueContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { contractTexts, panelTexts } from '../../messages/partnerships.ts';
import { revenueMoneyTexts as texts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { ContractStatusBadge } from '../partnerships/contracts/ContractCard.tsx';
import { useLiveContracts } from '../partnerships/use-live-contracts.ts';
import classes from './RevenueMoney.module.css';
import { Amounts, SumsTable } from './SumsTable.tsx';

graphql(`
  query RevenueContracts {
    contracts(first: 8) {
      nodes {
        id
        name
        status
        finalizing
        totalRevenue {
          ...Money @unmask
        }
        distributedAmount {
          ...Money @unmask
        }
        event {
          id
          name
        }
      }
    }
  }
`);

/** The latest contracts, with what came in and what their rounds paid. */
export function RevenueContracts() {
  // In the cache it would cut the list of all contracts short, which the form for expenses reads page by page.
  const { data, error, refetch } = useRevenueContractsQuery({ fetchPolicy: 'no-cache' });
  useLiveContracts(refetchQuietly({ refetch }));
  const contracts = data?.contracts.nodes;
  if (!contracts)
    return error ? (
      <QueryFailure
        title={callTexts.loadFailed(contractTexts.theContracts)}
        error={error}
        refetch={refetch}
      />
    ) : (
      <Skeleton height={120} radius="md" mb="xl" />
    );
  const all = (
    <Anchor component={Link} to={tabAddress('partnerships', { view: 'contracts' })} size="sm">
      {panelTexts.allContracts}
    </Anchor>
  );
  if (contracts.length === 0)
    return (
      <section aria-label={panelTexts.tabs.contracts} className={classes.contracts}>
        <Group justify="space-between" gap="xs" mb="xs">
          <Title order={2} size="h4">
            {panelTexts.tabs.contracts}
          </Title>
          {all}
        </Group>
        <Text c="dimmed">
          {contractTexts.none}. {contractTexts.noneForIssuer}
        </Text>
      </section>
    );
  return (
    <div className={classes.contracts}>
      <SumsTable
        title={panelTexts.tabs.contracts}
        heads={[texts.contract, contractTexts.totalRevenue, contractTexts.distributed]}
        action={all}
      >
        {contracts.map(({ id, name, event, status, finalizing, totalRevenue, distributedAmount }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" className={classes.name}>
              <Anchor component={Link} to={tabAddress('partnerships', { contract: id })} inherit>
                {name}
              </Anchor>
              <Group gap="4px 10px">
                <Text size="sm" c="dimmed">
                  {event.name}
                </Text>
                <ContractStatusBadge status={status} finalizing={finalizing} />
              </Group>
            </Table.Th>
            <Amounts sums={totalRevenue ? [totalRevenue] : []} />
            <Amounts sums={distributedAmount ? [distributedAmount] : []} />
          </Table.Tr>
        ))}
      </SumsTable>
    </div>
  );
}

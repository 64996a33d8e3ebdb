import { Button, Group, Modal, Paper, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useContractExpensesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { expenseFormTexts, expenseTexts as texts } from '../../messages/expenses.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ExpenseForm } from './ExpenseForm.tsx';
import { ExpenseLines } from './ExpenseLines.tsx';
import { useLiveExpenses } from './use-live-expenses.ts';

graphql(`
  query ContractExpenses($contractId: ID!, $first: Int!, $after: String) {
    expenses(contractId: $contractId, first: $first, after: $after) {
      nodes {
        id
        ...ExpenseRow_expense
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 50;

interface ContractExpensesProps {
  contractId: string;
  /** Whether the viewer may submit expenses. */
  mayAdd: boolean;
}

/** All expenses of one contract, newest first, live, with a button that opens the form. */
export function ContractExpenses({ contractId, mayAdd }: ContractExpensesProps) {
  const query = useContractExpensesQuery({
    variables: { contractId, first: PAGE },
    context: noDeduplication,
  });
  useLiveExpenses(contractId, refetchQuietly(query));
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.list}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3">
          {texts.list}
        </Title>
        {mayAdd && <AddExpense contractId={contractId} />}
      </Group>
      <ExpenseLines
        query={query}
        list={query.data?.expenses}
        failed={texts.noData}
        empty={{ title: texts.none, message: texts.noneBody }}
        withContract={false}
      />
    </Paper>
  );
}

function AddExpense({ contractId }: { contractId: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const phone = useMediaQuery('(max-width: 47.99em)');
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        {expenseFormTexts.addExpense}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        size={860}
        fullScreen={phone ?? false}
        title={expenseFormTexts.title}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <ExpenseForm contracts={[{ value: contractId, label: '' }]} isNamed onDone={close} />
      </Modal>
    </>
  );
}

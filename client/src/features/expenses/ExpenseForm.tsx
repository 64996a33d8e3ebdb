import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { expenseFormTexts as texts } from '../../texts/expenses.ts';
import { ExpenseFields } from './ExpenseFields.tsx';
import { type ExpenseDraft, newExpenseDraft } from './expense-drafts.ts';
import { useSubmitExpenses } from './use-submit-expenses.ts';

interface ExpenseFormProps {
  /** Contracts to choose from; a single one is preselected. */
  contracts: { value: string; label: string }[];
  /** Hides the choice on a contract's own page. */
  isNamed?: boolean;
  /** Runs when every row was accepted. */
  onDone?: () => void;
}

/** Form for expenses of one contract, one row each; accepted rows are removed, refused rows stay with the reason. */
export function ExpenseForm({ contracts, isNamed = false, onDone }: ExpenseFormProps) {
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const [chosen, setChosen] = useState('');
  const [drafts, setDrafts] = useState<ExpenseDraft[]>(() => [newExpenseDraft()]);
  const { submit, busy } = useSubmitExpenses();
  const contractId = only?.value ?? chosen;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const left = await submit(contractId, drafts);
    setDrafts(left.length > 0 ? left : [newExpenseDraft()]);
    if (left.length === 0) onDone?.();
  };
  const change = (next: ExpenseDraft) =>
    setDrafts((before) => before.map((one) => (one.key === next.key ? next : one)));

  return (
    <form onSubmit={send} aria-label={texts.title}>
      <Stack gap="md">
        {!isNamed && (
          <NativeSelect
            label={texts.contract}
            value={contractId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={only ? contracts : [{ value: '', label: texts.choose }, ...contracts]}
            required
            withAsterisk={false}
          />
        )}
        {drafts.map((draft, index) => (
          <ExpenseFields
            key={draft.key}
            number={index + 1}
            draft={draft}
            onChange={change}
            onRemove={
              drafts.length > 1
                ? () => setDrafts((before) => before.filter((one) => one.key !== draft.key))
                : undefined
            }
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setDrafts((before) => [...before, newExpenseDraft()])}
          >
            {texts.add}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { ActionIcon, FileInput, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { EXPENSE_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import type { Currency, ExpenseCategory } from '../../gql/graphql.ts';
import { expenseTexts, expenseFormTexts as texts } from '../../messages/expenses.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { CURRENCIES } from '../events/organiser/tier-drafts.ts';
import classes from './Expenses.module.css';
import type { ExpenseDraft } from './expense-drafts.ts';
import { LARGEST_RECEIPT, RECEIPT_TYPES } from './upload-receipt.ts';

interface ReceiptFieldsProps {
  draft: ExpenseDraft;
  onChange: (part: Partial<ExpenseDraft>) => void;
}

/** A receipt as a link or text, or as a file; the file takes precedence. */
export function ReceiptFields({ draft, onChange }: ReceiptFieldsProps) {
  const [tooBig, setTooBig] = useState(false);
  const choose = (file: File | null) => {
    const refused = file !== null && file.size > LARGEST_RECEIPT;
    setTooBig(refused);
    onChange({ file: refused ? null : file, receiptId: null });
  };
  return (
    <div className={classes.receipts}>
      <TextInput
        label={texts.receiptLink}
        value={draft.receiptLink}
        onChange={(event) => onChange({ receiptLink: event.currentTarget.value })}
        maxLength={EXPENSE_LIMITS.link}
        disabled={draft.file !== null}
      />
      <FileInput
        label={texts.file}
        description={texts.fileHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.file}
        onChange={choose}
        accept={RECEIPT_TYPES}
        clearable
        clearButtonProps={{ 'aria-label': texts.dropFile }}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        error={tooBig && texts.fileTooBig}
      />
    </div>
  );
}

const CATEGORIES = Object.entries(expenseTexts.categories).map(([value, label]) => ({ value, label }));

interface ExpenseFieldsProps {
  /** Position in the form, from 1. */
  number: number;
  draft: ExpenseDraft;
  onChange: (draft: ExpenseDraft) => void;
  /** Absent for the only row, because one must remain. */
  onRemove?: (() => void) | undefined;
}

/** One expense of the form. */
export function ExpenseFields({ number, draft, onChange, onRemove }: ExpenseFieldsProps) {
  const change = (part: Partial<ExpenseDraft>) => onChange({ ...draft, ...part, failure: null });
  return (
    <fieldset className={classes.row} aria-label={texts.row(number)}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          {texts.row(number)}
        </Text>
        {onRemove && (
          <ActionIcon aria-label={texts.remove(number)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div className={classes.fields}>
        <NativeSelect
          label={texts.category}
          value={draft.category}
          onChange={(event) => change({ category: event.currentTarget.value as ExpenseCategory })}
          data={CATEGORIES}
          required
          withAsterisk={false}
        />
        <TextInput
          label={texts.amount}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={draft.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
          required
          withAsterisk={false}
        />
        <NativeSelect
          label={texts.currency}
          value={draft.currency}
          onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
          data={CURRENCIES}
        />
        <TextInput
          className={classes.wide}
          label={texts.description}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={EXPENSE_LIMITS.description}
          required
          withAsterisk={false}
        />
        <ReceiptFields draft={draft} onChange={change} />
      </div>
      {draft.failure && <FormFailure>{draft.failure}</FormFailure>}
    </fieldset>
  );
}

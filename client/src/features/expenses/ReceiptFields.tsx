import { FileInput, TextInput } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { expenseFormTexts as texts } from '../../texts/expenses.ts';
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
        maxLength={2000}
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

import { Anchor, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { expenseTexts } from '../../messages/expenses.ts';
import { downloadFile } from '../../session/download-file.ts';
import { notify } from '../../ui/notify.ts';
import classes from './Expenses.module.css';

const ReceiptLinkFragment = graphql(`
  fragment ReceiptLink_expense on Expense {
    id
    receiptLink
    receipt {
      id
      fileName
      url
    }
  }
`);

/** Parses a web address; null for any other text. */
function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The receipt of an expense: a link, text, or a file to download. Renders nothing without one. */
export function ReceiptLink({ expense: ref }: { expense: FragmentType<typeof ReceiptLinkFragment> }) {
  const { receipt, receiptLink } = useFragment(ReceiptLinkFragment, ref);
  if (receipt) {
    const fetchIt = async () => {
      if (!(await downloadFile(receipt.url, receipt.fileName)))
        void notify('error', expenseTexts.receiptFailed);
    };
    return (
      <Anchor
        component="button"
        type="button"
        size="sm"
        className={classes.receipt}
        onClick={() => void fetchIt()}
      >
        <IconPaperclip size={16} aria-hidden />
        {receipt.fileName}
      </Anchor>
    );
  }
  if (!receiptLink) return null;
  const address = webAddress(receiptLink);
  if (address !== null) {
    return (
      <Anchor href={address} target="_blank" rel="noreferrer" size="sm" className={classes.receipt}>
        <IconPaperclip size={16} aria-hidden />
        {expenseTexts.receiptOpen}
      </Anchor>
    );
  }
  return (
    <Text size="sm" className={classes.receipt}>
      <IconPaperclip size={16} aria-hidden />
      {receiptLink}
    </Text>
  );
}

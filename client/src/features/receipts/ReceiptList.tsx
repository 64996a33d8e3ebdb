import { ActionIcon, Text } from '@mantine/core';
import { IconDownload, IconReceipt, IconReceiptRefund } from '@tabler/icons-react';
import type { ReceiptList_ReceiptFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { receiptTexts as texts } from '../../messages/receipts.ts';
import { useDownload } from '../../session/use-download.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './ReceiptList.module.css';

const ReceiptListFragment = graphql(`
  fragment ReceiptList_receipt on Receipt {
    id
    kind
    number
    creditedNumber
    issuedAt
    total {
      amount
      currency
    }
    tax {
      name
      percent
      amount {
        amount
        currency
      }
    }
  }
`);

interface ReceiptListProps {
  receipts: readonly FragmentType<typeof ReceiptListFragment>[];
  /** Of a reader without an account. */
  proof?: ReceiptProof;
}

/** Receipts and credit notes, each with its amount, its tax and its PDF. */
export function ReceiptList({ receipts: refs, proof = {} }: ReceiptListProps) {
  const receipts = useFragment(ReceiptListFragment, refs);
  return (
    <ul className="plain-list">
      {receipts.map((receipt) => (
        <ReceiptLine key={receipt.id} receipt={receipt} proof={proof} />
      ))}
    </ul>
  );
}

function ReceiptLine({ receipt, proof }: { receipt: ReceiptList_ReceiptFragment; proof: ReceiptProof }) {
  const { id, kind, number, creditedNumber, total, tax, issuedAt } = receipt;
  const { busy, download } = useDownload({ failed: texts.failed });
  const { pass, orderKey } = proof;
  const headers = { ...(pass && { 'x-ticket-pass': pass }), ...(orderKey && { 'x-order-key': orderKey }) };
  const name = `${texts.kinds[kind]} ${number}`;
  const Icon = kind === 'RECEIPT' ? IconReceipt : IconReceiptRefund;
  return (
    <li className={classes.item}>
      <Icon size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <div className="min-0 break-anywhere">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {creditedNumber && `${texts.of(creditedNumber)} · `}
          <Moment at={issuedAt} />
        </Text>
      </div>
      <div className={classes.sum}>
        <Text size="sm" fw={600}>
          {formatMoney(total)}
        </Text>
        {tax && (
          <Text size="sm" c="dimmed">
            {texts.includes(`${tax.name} ${formatMoney(tax.amount)}`)}
          </Text>
        )}
      </div>
      <ActionIcon
        variant="default"
        size={44}
        radius="md"
        loading={busy}
        aria-label={texts.download(name)}
        onClick={() =>
          void download(`/api/receipts/${encodeURIComponent(id)}/pdf`, `${number}.pdf`, { headers })
        }
      >
        <IconDownload size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Proof of a reader without an account: the pass of a mailed link, or the secret of the order. */
interface ReceiptProof {
  pass?: string;
  orderKey?: string | null;
}

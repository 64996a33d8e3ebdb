import { Button, Text, Title } from '@mantine/core';
import { IconExternalLink, IconHourglass } from '@tabler/icons-react';
import { Live } from '../../../apollo/Live.tsx';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { externalWalletTexts } from '../../../messages/purchases.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notify } from '../../../ui/notify.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { useTimeLeft } from '../use-time-left.ts';
import classes from './PayPanel.module.css';

const PayPanelFragment = graphql(`
  fragment PayPanel_payment on Payment {
    id
    status
    charge {
      ...Money @unmask
    }
    destination
    memoHash
    sep7Uri
    holdUntil
  }
`);

/** Payment of a held order from any Stellar wallet: by QR code, link, or manually. */
export function PayPanel({ payment: ref }: { payment: FragmentType<typeof PayPanelFragment> }) {
  const payment = useFragment(PayPanelFragment, ref);
  const left = useTimeLeft(payment.holdUntil);
  const rows: [string, string | null | undefined][] = [
    [externalWalletTexts.amount, payment.charge?.amount],
    [externalWalletTexts.destination, payment.destination],
    [externalWalletTexts.memo, payment.memoHash],
  ];
  return (
    <section className={classes.panel} aria-label={externalWalletTexts.title}>
      <Title order={3} size="h4">
        {externalWalletTexts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {externalWalletTexts.lead}
      </Text>
      {payment.sep7Uri && (
        <>
          <div className={classes.code}>
            <QrCode value={payment.sep7Uri} label={externalWalletTexts.codeLabel} size={260} />
          </div>
          <Button
            component="a"
            href={payment.sep7Uri}
            color="marigold.5"
            size="lg"
            fullWidth
            leftSection={<IconExternalLink size={20} aria-hidden />}
          >
            {externalWalletTexts.open}
          </Button>
        </>
      )}
      <dl className={classes.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-0">
                <dt>{label}</dt>
                <dd>
                  <span className={classes.value}>
                    {label === externalWalletTexts.amount ? `${value} XLM` : value}
                  </span>
                  <CopyButton
                    value={value}
                    label={labelTexts.copyWhat(label.toLowerCase())}
                    onCopied={() => void notify('success', externalWalletTexts.copied)}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Text size="sm" c="dimmed">
        {externalWalletTexts.memoWhy}
      </Text>
      <div className={classes.foot}>
        <Text fw={600} className={`tabular ${classes.time}`} role="timer">
          <IconHourglass size={20} aria-hidden />
          {externalWalletTexts.heldFor(left)}
        </Text>
        <Live />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {externalWalletTexts.waiting}
      </Text>
    </section>
  );
}

import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useLedgerStatusQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { ledgerNoticeTexts } from '../../messages/reasons.ts';
import { ledgerTexts } from '../../messages/wallet.ts';

graphql(`
  query LedgerStatus {
    ledgerStatus {
      network
      up
      fundable
      notice
      noticeCode
      closeSeconds
    }
  }
`);

/** Polling interval of the ledger status. */
const POLL_MS = 15_000;

/** Notice shown while the ledger is unreachable. */
export function LedgerNotice() {
  const { data } = useLedgerStatusQuery({ pollInterval: POLL_MS });
  const status = data?.ledgerStatus;
  return (
    <div aria-live="polite">
      {status && !status.up && (
        <Alert
          color="marigold"
          variant="light"
          mb="lg"
          icon={<IconPlugConnectedX size={20} aria-hidden />}
          title={ledgerTexts.down}
        >
          {translated(status.notice, status.noticeCode, ledgerNoticeTexts) ?? ledgerTexts.downBody}
        </Alert>
      )}
    </div>
  );
}

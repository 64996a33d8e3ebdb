import { Alert, Button, Paper, Text } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { VerifyAuditMutation } from '../../gql/graphql.ts';
import { useVerifyAuditMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { language } from '../../language/language.ts';
import { auditTexts as texts } from '../../messages/audit.ts';
import { callTexts } from '../../messages/shell.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import classes from './Audit.module.css';
import { AuditRow } from './AuditRow.tsx';

graphql(`
  mutation VerifyAudit {
    verifyAudit {
      whole
      message
      fault
      badPlace
      checkedAt
      entries
      headKept
      anchoredHeads
      ledgerAsked
      lostCommits
      badEntryId
      badEntry {
        id
        ...AuditRow_entry
      }
    }
  }
`);

type Finding = VerifyAuditMutation['verifyAudit'];

interface VerifyAudit {
  button: React.ReactNode;
  /** Result of the last check; empty before the first. */
  finding: React.ReactNode;
}

/** Integrity check of the whole log: its button and its result. */
export function useVerifyAudit(): VerifyAudit {
  const [verify, { data, loading }] = useVerifyAuditMutation();
  const run = async (): Promise<void> => {
    try {
      await verify();
    } catch (failure) {
      void notify('error', texts.verifyFailed(readFailure(failure, callTexts.network)));
    }
  };
  return {
    button: (
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconShieldCheck size={18} aria-hidden />}
        onClick={() => void run()}
      >
        {texts.verify}
      </Button>
    ),
    finding: (
      <div role="status" aria-live="polite">
        {data && <Found finding={data.verifyAudit} />}
      </div>
    ),
  };
}

function Found({ finding }: { finding: Finding }) {
  const { whole, checkedAt, badEntryId, badEntry } = finding;
  return (
    <Alert
      mb="lg"
      color={whole ? 'leaf' : 'coral'}
      variant="light"
      title={whole ? texts.whole : texts.broken}
      icon={whole ? <IconShieldCheck size={22} aria-hidden /> : <IconAlertTriangle size={22} aria-hidden />}
    >
      <Text size="sm">{whole ? scopeOf(finding) : faultOf(finding)}</Text>
      {!whole && badEntryId && <Text size="sm">{texts.badEntry(badEntryId)}</Text>}
      {badEntry && (
        <Paper withBorder component="ul" className={classes.list} my="xs">
          <AuditRow entry={badEntry} />
        </Paper>
      )}
      <Text size="xs" mt={4}>
        <Moment at={checkedAt} />
      </Text>
    </Alert>
  );
}

/** Describes the fault with its position in the chain; English readers see the message of the service. */
function faultOf({ message, fault, badPlace }: Finding): string {
  return language === 'en' || !fault ? message : texts.faults[fault](badPlace ?? '');
}

/** Describes the scope of the check in sentences. */
function scopeOf({ entries, headKept, anchoredHeads, ledgerAsked, lostCommits }: Finding): string {
  return [
    lostCommits,
    entries === null ? null : texts.checked(entries),
    headKept ? texts.headKept : texts.headMissing,
    anchoredHeads > 0 ? texts.anchored(anchoredHeads) : null,
    ledgerAsked ? texts.ledgerAsked : texts.ledgerAway,
  ]
    .filter(Boolean)
    .join(' ');
}

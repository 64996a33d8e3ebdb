import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import type { AccountChangesQuery } from '../../gql/graphql.ts';
import {
  useAccountChangesQuery,
  useApproveAccountChangeMutation,
  useRefuseAccountChangeMutation,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { accountChangeTexts as texts } from '../../messages/merchants.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import lines from '../../ui/lines.module.css';
import { Moment } from '../../ui/Moment.tsx';

graphql(`
  query AccountChanges {
    accountChanges {
      id
      kind
      label
      replaces
      requestedBy
      requestedAt
      effectiveAt
      viewerCanApprove
      viewerCanRefuse
    }
  }
`);

graphql(`
  mutation ApproveAccountChange($id: ID!) {
    approveAccountChange(input: { id: $id }) {
      accountChange {
        id
        status
      }
    }
  }
`);

graphql(`
  mutation RefuseAccountChange($id: ID!) {
    refuseAccountChange(input: { id: $id }) {
      accountChange {
        id
        status
      }
    }
  }
`);

type Change = AccountChangesQuery['accountChanges'][number];

interface WaitingChangesProps {
  /** Only changes of payout destinations, or only others. */
  of: 'merchants' | 'destinations';
  /** Level of the title. */
  order?: 3 | 4;
  /** Changes whenever the list may have changed. */
  version: unknown;
  onChanged: () => void;
}

/** Changes of accounts that wait for an owner or for their time, with the owner's answers. Shows nothing without any. */
export function WaitingChanges({ of, order = 4, version, onChanged }: WaitingChangesProps) {
  const id = useId();
  const query = useAccountChangesQuery({ fetchPolicy: 'cache-and-network', context: AS_PERSON });
  const refetch = refetchQuietly(query);
  useChanged(version, refetch);
  const changes = (query.data?.accountChanges ?? []).filter(
    ({ kind }) => (kind === 'DESTINATION') === (of === 'destinations'),
  );
  if (changes.length === 0) return null;
  const changed = () => {
    refetch();
    onChanged();
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} data-testid="account-changes">
      <Title order={order} size="h4" id={id}>
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <ul className={lines.list}>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} onChanged={changed} />
        ))}
      </ul>
    </Paper>
  );
}

/** Calls when the value is another one than at the first drawing. */
function useChanged(value: unknown, call: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    call();
  }, [value, call]);
}

function ChangeItem({ change, onChanged }: { change: Change; onChanged: () => void }) {
  const { id, kind, label, replaces, requestedBy, effectiveAt, viewerCanApprove, viewerCanRefuse } = change;
  const [approve, approving] = useApproveAccountChangeMutation({ context: AS_PERSON });
  const [refuse] = useRefuseAccountChangeMutation({ context: AS_PERSON });
  const decide = (work: () => Promise<unknown>, said: string) =>
    notifyOutcome(async () => {
      await work().finally(onChanged);
      return said;
    });
  const stop = viewerCanApprove ? texts.refuse : texts.withdraw;
  return (
    <li className={lines.item}>
      <div className={lines.words}>
        <Text fw={600}>{texts.kinds[kind](label)}</Text>
        <Text size="sm" c="dimmed">
          {requestedBy && `${texts.by(requestedBy)} `}
          {replaces && `${texts.replaces(replaces)} `}
          {texts.waits} <Moment at={effectiveAt} />.
        </Text>
      </div>
      {viewerCanRefuse && (
        <Group className={lines.foot} justify="flex-start" gap="xs">
          {viewerCanApprove && (
            <Button
              size="sm"
              loading={approving.loading}
              aria-label={`${texts.approve}: ${label}`}
              onClick={() => void decide(() => approve({ variables: { id } }), texts.approved)}
            >
              {texts.approve}
            </Button>
          )}
          <ConfirmButton
            variant="default"
            size="sm"
            color={undefined}
            question={texts.refuseQuestion}
            consequence={texts.refuseConsequence}
            confirmLabel={stop}
            aria-label={`${stop}: ${label}`}
            onConfirm={() => decide(() => refuse({ variables: { id } }), texts.refused)}
          >
            {stop}
          </ConfirmButton>
        </Group>
      )}
    </li>
  );
}

import { Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { ShareInput, SplitPreviewQuery } from '../../../gql/graphql.ts';
import { useSplitPreviewQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { createTexts } from '../../../messages/contracts.ts';
import { callTexts } from '../../../messages/shell.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import { SplitChart, type SplitPart } from '../../../ui/SplitChart.tsx';
import { decimalOf, shareValueOf } from './contract-draft.ts';

graphql(`
  query SplitPreview($shares: [ShareInput!]!, $amount: Decimal!) {
    splitPreview(shares: $shares, amount: $amount) {
      partner {
        id
      }
      name
      type
      amount {
        ...Money @unmask
      }
    }
  }
`);

type Line = SplitPreviewQuery['splitPreview'][number];

function howOf(line: Line, shares: readonly ShareInput[]): string {
  if (!line.type) return createTexts.remainder;
  const share = shares.find((one) => one.partnerId === line.partner?.id && one.type === line.type);
  if (line.type === 'FIXED') return createTexts.types.FIXED;
  return share?.percent ? `${share.percent} %` : createTexts.types.PERCENTAGE;
}

const partsOf = (lines: readonly Line[], shares: readonly ShareInput[], issuerName: string): SplitPart[] =>
  lines.map((line, index) => ({
    key: `${index} ${line.partner?.id ?? ''}`,
    name: line.type ? line.name : issuerName,
    how: howOf(line, shares),
    amount: formatAmount(line.amount.amount, '').trim(),
    size: Number(line.amount.amount),
    isRest: !line.type,
  }));

interface SplitExampleProps {
  /** Null while the shares are incomplete. */
  shares: ShareInput[] | null;
  /** Receives the unassigned remainder. */
  issuerName: string;
}

/** Split of an example amount, computed by the server like a round. */
export function SplitExample({ shares, issuerName }: SplitExampleProps) {
  const [typed, setTyped] = useState('1000');
  const draft = shares && Number(typed) > 0 ? { shares, amount: decimalOf(typed) } : null;
  const [settled] = useDebouncedValue(draft && JSON.stringify(draft), 300);
  const variables = settled ? (JSON.parse(settled) as NonNullable<typeof draft>) : null;
  const { data, previousData, error } = useSplitPreviewQuery({
    variables: variables ?? { shares: [], amount: '0' },
    skip: !variables,
  });
  const lines = (data ?? previousData)?.splitPreview;
  const hint = shares ? createTexts.exampleWrong : createTexts.exampleHint;
  return (
    <div>
      <TextInput
        label={createTexts.exampleAmount}
        inputMode="decimal"
        maxLength={20}
        value={typed}
        onChange={(change) => setTyped(shareValueOf('FIXED', change.currentTarget.value))}
        maw={280}
        mb="md"
      />
      {!draft ? (
        <Text c="dimmed">{hint}</Text>
      ) : error ? (
        <Text c="dimmed" role="status">
          {createTexts.exampleFailed(readFailure(error, callTexts.network))}
        </Text>
      ) : lines && variables ? (
        <SplitChart
          label={createTexts.chart(formatAmount(variables.amount, 'XLM'))}
          columns={createTexts.columns}
          parts={partsOf(lines, variables.shares, issuerName)}
        />
      ) : (
        <Skeleton height={200} radius="md" />
      )}
    </div>
  );
}

import { Table, Title } from '@mantine/core';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { retentionTexts as texts } from '../../content/legal.ts';
import { useRetentionTimesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';

graphql(`
  query RetentionTimes {
    retentionPeriods {
      kind
      count
      unit
    }
  }
`);

/** How long data are kept, from the settings that the nightly job reads. */
export function RetentionTimes() {
  const { data, loading, error, refetch } = useRetentionTimesQuery();
  const rows = (data?.retentionPeriods ?? []).map(
    ({ kind, count, unit }) => [texts.kinds[kind], texts.periods[unit](count)] as const,
  );
  return (
    <>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <p>{texts.lead}</p>
      {!data && loading && <SkeletonBlock label={texts.loading} height={320} />}
      {!data && error && <QueryFailure title={texts.failed} error={error} refetch={refetch} />}
      {data && (
        <Table mt="sm" verticalSpacing="xs" layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.kind}</Table.Th>
              <Table.Th w="40%">{texts.time}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[
              ...rows,
              [texts.answers, texts.answersTime] as const,
              [texts.account, texts.accountTime] as const,
              [texts.records, texts.recordsTime] as const,
            ].map(([kind, time]) => (
              <Table.Tr key={kind}>
                <Table.Td>{kind}</Table.Td>
                <Table.Td>{time}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

import { Paper, Table, Text, Title } from '@mantine/core';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { useSettingHistoryQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { platformSettingTexts as texts } from '../../messages/system.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './PlatformSettings.module.css';

graphql(`
  query SettingHistory($first: Int!, $after: String) {
    settingHistory(first: $first, after: $after) {
      nodes {
        id
        name
        valueBefore
        value
        changedAt
        changedBy
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 10;

const NAMES = new Map<string, string>(
  Object.entries(texts.names).map(([name, label]) => [name.toLowerCase(), label]),
);

/** Labels "rate:USD/XLM" as a rate and everything else as a setting. */
const labelOf = (name: string): string =>
  NAMES.get(name) ?? name.replace(/^rate:(\w+)\/(\w+)$/, 'Rate, $1 to $2');

/** Changes of settings and rates, with author and time. */
export function SettingHistory() {
  const { data, loading, fetchMore } = useSettingHistoryQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.settingHistory;
  if (!list) return null;
  return (
    <section aria-label={texts.history}>
      <Title order={3} size="h4" mt="lg" mb="sm">
        {texts.history}
      </Title>
      {list.nodes.length === 0 && <Text c="dimmed">{texts.historyNone}</Text>}
      {list.nodes.length > 0 && (
        <Paper className={classes.table} role="region" aria-label={texts.historyTable} tabIndex={0}>
          <Table className="tabular" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {[texts.what, texts.before, texts.after, texts.when, texts.who].map((head) => (
                  <Table.Th key={head} scope="col">
                    {head}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.nodes.map(({ id, name, valueBefore, value, changedAt, changedBy }) => (
                <Table.Tr key={id}>
                  <Table.Td>{labelOf(name)}</Table.Td>
                  <Table.Td>{valueBefore ?? '-'}</Table.Td>
                  <Table.Td>{value}</Table.Td>
                  <Table.Td>
                    <Moment at={changedAt} />
                  </Table.Td>
                  <Table.Td>{changedBy}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      )}
      <MoreOf query={{ loading, fetchMore }} list={list} label={texts.more} />
    </section>
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { IconChartBar, IconRefresh } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ReportName } from '../../gql/graphql.ts';
import { useReportQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { reportTexts as texts } from '../../texts/reports.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RowSkeletons } from '../tickets/RowSkeletons.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { TableName } from './export-table.ts';
import { ReportFilters } from './ReportFilters.tsx';
import classes from './Reports.module.css';
import { ReportTable } from './ReportTable.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { useReportAddress } from './use-report-address.ts';

graphql(`
  query Report($name: ReportName!, $filter: ReportFilterInput!, $first: Int!, $after: String) {
    report(name: $name, filter: $filter, first: $first, after: $after) {
      nodes {
        id
      }
      ...ReportTable_report
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    reportTotals(name: $name, filter: $filter) {
      ...ReportTotals_total
    }
  }
`);

const PAGE = 50;
const NAMES = (Object.keys(texts.names) as ReportName[]).map((value) => ({
  value,
  label: texts.names[value],
}));

interface ReportsViewProps {
  /** Whether the reader sees all organisers. */
  everywhere: boolean;
}

/** Reports for those who look after the money: what, when, of which event; on the screen and as a file. */
export function ReportsView({ everywhere }: ReportsViewProps) {
  const { choice, filter, choose } = useReportAddress();
  const { data, loading, error, refetch, fetchMore } = useReportQuery({
    variables: { name: choice.name, filter, first: PAGE },
    // What is reported on goes on happening.
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.report;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={again}
          disabled={loading}
        >
          {texts.refresh}
        </Button>
        <ExportButton table={choice.name.toLowerCase() as TableName} filter={filter} />
      </PageTitle>
      <SegmentedControl
        size="md"
        aria-label={texts.what}
        className={classes.kinds}
        data={NAMES}
        value={choice.name}
        onChange={(name) => choose({ name: name as ReportName })}
      />
      <ReportFilters choice={choice} choose={choose} everywhere={everywhere} />
      {!list && loading && <RowSkeletons label={texts.loading} />}
      {!list && !loading && error && (
        <LoadFailure title={callTexts.loadFailed('the report')} reason={readFailure(error)} onRetry={again} />
      )}
      {data && <ReportTotals name={choice.name} totals={data.reportTotals} />}
      {list?.nodes.length === 0 && (
        <EmptyState title={texts.none} message={texts.noneBody} icon={<IconChartBar size={30} />} order={2} />
      )}
      {list && list.nodes.length > 0 && <ReportTable report={list} label={texts.names[choice.name]} />}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={texts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

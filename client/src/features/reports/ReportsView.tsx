import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconChartBar, IconRefresh } from '@tabler/icons-react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import type { ReportName } from '../../gql/graphql.ts';
import { useReportQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { reportTexts as texts } from '../../messages/reports.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { ExportButton, type TableName } from './ExportButton.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import classes from './Reports.module.css';
import { ReportTable } from './ReportTable.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { useReportAddress } from './use-report-address.ts';

graphql(`
  query Report(
    $name: ReportName!
    $filter: ReportFilterInput!
    $order: ReportOrderInput
    $first: Int!
    $after: String
  ) {
    report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {
      nodes {
        id
      }
      ...ReportTable_report
      pageInfo {
        ...Page @unmask
      }
    }
    reportTotals(name: $name, filter: $filter) {
      ...ReportTotals_total
    }
    viewer {
      mainCurrency
    }
  }
`);

const PAGE = 50;
const NAMES = (Object.keys(texts.names) as ReportName[]).map((value) => ({
  value,
  label: texts.names[value],
}));

interface ReportsViewProps {
  /** Whether the viewer sees all organisers. */
  everywhere: boolean;
}

/** Reports for finance staff by report, period and event; on the screen and as a file. */
export function ReportsView({ everywhere }: ReportsViewProps) {
  const { choice, filter, sorting, choose, sortBy, turnTo } = useReportAddress();
  const { data, previousData, loading, error, refetch } = useReportQuery({
    variables: {
      name: choice.name,
      filter,
      order: sorting && { column: sorting.key, descending: sorting.isDescending },
      first: PAGE,
      after: choice.after || null,
    },
    // Reported data keeps changing, so it is refetched.
    fetchPolicy: 'cache-and-network',
  });
  const shown =
    data ??
    (loading && previousData?.report.nodes[0]?.id.startsWith(`${choice.name}:`) ? previousData : undefined);
  const list = shown?.report;
  const again = refetchQuietly({ refetch });
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
      <NativeSelect
        hiddenFrom="md"
        mb="md"
        label={texts.what}
        data={NAMES}
        value={choice.name}
        onChange={(change) => choose({ name: change.currentTarget.value as ReportName })}
      />
      <SegmentedControl
        visibleFrom="md"
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
        <QueryFailure title={callTexts.loadFailed(loadedTexts.report)} error={error} refetch={refetch} />
      )}
      {shown && (
        <ReportTotals
          name={choice.name}
          totals={shown.reportTotals}
          mainCurrency={shown.viewer?.mainCurrency ?? null}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState title={texts.none} message={texts.noneBody} icon={<IconChartBar size={30} />} order={2} />
      )}
      {list && list.nodes.length > 0 && (
        <ReportTable
          name={choice.name}
          report={list}
          label={texts.names[choice.name]}
          sorting={sorting}
          onSort={sortBy}
        />
      )}
      {list && (
        <PageLinks
          isFirst={choice.after === ''}
          next={list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null}
          onTurn={turnTo}
        />
      )}
    </>
  );
}

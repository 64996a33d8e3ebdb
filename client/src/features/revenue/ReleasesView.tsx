import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import type { ReleaseContractsQuery } from '../../gql/graphql.ts';
import { useReleaseContractsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { releaseTexts, triggerTexts } from '../../messages/revenue.ts';
import { useCan } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatShortMoney } from '../../ui/format-amount.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
import { ContractRounds } from './ContractRounds.tsx';
import { PendingReleases } from './PendingReleases.tsx';
import classes from './Releases.module.css';
import { RoundDialog } from './RoundDialog.tsx';
import { TriggerRelease } from './TriggerRelease.tsx';

graphql(`
  query ReleaseContracts($after: String) {
    contracts(status: FINAL, first: 50, after: $after) {
      nodes {
        id
        name
        totalRevenue {
          ...Money @unmask
        }
        viewerCanTrigger
        viewerCanSeeMoney
        event {
          id
          name
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

export type ReleaseContract = ReleaseContractsQuery['contracts']['nodes'][number];

/**
 * Loads the final contracts that the viewer may see, the only ones with releases. Undefined until all pages are loaded,
 * since a single contract is preselected.
 */
export function useReleaseContracts() {
  const query = useReleaseContractsQuery({ fetchPolicy: 'cache-and-network' });
  const rest = useFollowingPages(query, query.data?.contracts, MAX_CHOICES);
  return { contracts: rest.whole, rest, loading: query.loading || rest.state === 'following' };
}

/** Returns a contract as an option of a list. */
export function contractOption({ id, name, event, totalRevenue }: ReleaseContract) {
  const brought = totalRevenue ? ` · ${formatShortMoney(totalRevenue)}` : '';
  return { value: id, label: `${name} · ${event.name}${brought}` };
}

/** Releases of all contracts that the viewer may see: pending ones, the form for a new one, then past ones. */
export function ReleasesView() {
  const mayPropose = useCan('PROPOSE_REVENUE');
  const { contracts, rest, loading } = useReleaseContracts();
  const triggerable = contracts?.filter((one) => one.viewerCanTrigger).map(contractOption);
  return (
    <>
      <div className={classes.columns} data-form={mayPropose || undefined}>
        <PendingReleases />
        {mayPropose && (
          <div className={classes.form}>
            {!contracts && loading && <Skeleton height={420} radius="lg" />}
            {triggerable && triggerable.length > 0 && <TriggerRelease contracts={triggerable} />}
            {triggerable?.length === 0 && (
              <EmptyState title={triggerTexts.none} message={triggerTexts.noneBody} />
            )}
          </div>
        )}
        {contracts && contracts.length > 0 && <History options={contracts.map(contractOption)} />}
      </div>
      <RestOfList rest={rest} />
      <ExportButton table="rounds" mt="lg" />
      <RoundDialog />
    </>
  );
}

function History({ options }: { options: { value: string; label: string }[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen ?? options[0]?.value;
  return (
    <section aria-label={releaseTexts.historyOf} className={classes.stack}>
      {options.length > 1 && (
        <NativeSelect
          label={releaseTexts.historyOf}
          value={id}
          onChange={(change) => setChosen(change.currentTarget.value)}
          data={options}
        />
      )}
      {id && <ContractRounds key={id} contractId={id} past />}
    </section>
  );
}

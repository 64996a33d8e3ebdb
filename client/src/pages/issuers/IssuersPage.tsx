import { Button, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue, useDocumentTitle } from '@mantine/hooks';
import { IconBuildingCommunity, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { IssuerCard } from '../../features/issuers/IssuerCard.tsx';
import { useIssuersQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import classes from './IssuersPage.module.css';

graphql(`
  query Issuers($search: String, $first: Int!, $after: String) {
    issuers(search: $search, first: $first, after: $after) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        ...IssuerCard_issuer
      }
    }
  }
`);

/** The organisers, searched by name or description. */
export default function IssuersPage() {
  useDocumentTitle(`${labelTexts.issuers} · Passa`);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  const { data, previousData, loading, error, refetch, fetchMore } = useIssuersQuery({
    variables: { search: settled || null, first: 24 },
  });
  const list = (data ?? (loading ? previousData : undefined))?.issuers;

  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <div>
          <Title order={1}>{labelTexts.issuers}</Title>
          <Text c="dimmed" mt={6} size="lg">
            {labelTexts.issuersLead}
          </Text>
        </div>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={labelTexts.searchIssuers}
          placeholder={labelTexts.searchIssuersHint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
        />
      </div>
      {!list && loading && <SkeletonCards label={labelTexts.loadingIssuers} />}
      {!list && error && (
        <QueryFailure title={callTexts.loadFailed(labelTexts.theIssuers)} error={error} refetch={refetch} />
      )}
      {list?.totalCount === 0 && (
        <EmptyState
          title={labelTexts.noIssuers}
          message={settled ? labelTexts.noIssuersMatch(settled) : labelTexts.firstIssuers}
          icon={<IconBuildingCommunity size={30} />}
          order={2}
        />
      )}
      {list && (
        <div className={classes.grid}>
          {list.nodes.map((issuer) => (
            <IssuerCard key={issuer.id} issuer={issuer} />
          ))}
        </div>
      )}
      {list?.pageInfo.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            disabled={loading}
            onClick={() =>
              fetchMore({ variables: { after: list.pageInfo.endCursor } }).catch(() => undefined)
            }
          >
            {labelTexts.moreIssuers}
          </Button>
        </div>
      )}
    </div>
  );
}

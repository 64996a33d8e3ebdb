import { Group, Title } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useValidatorsChangedSubscription, useValidatorsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts, validatorTexts } from '../../messages/team.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { ExportButton } from '../reports/ExportButton.tsx';
import { ValidatorCard } from './ValidatorCard.tsx';
import classes from './Validators.module.css';

graphql(`
  query Validators($first: Int!, $after: String) {
    validators(first: $first, after: $after) {
      nodes {
        id
        ...ValidatorCard_validator
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

graphql(`
  subscription ValidatorsChanged {
    validatorsChanged
  }
`);

const PAGE = 30;

/** The validators with their activity of today; live. */
export function ValidatorList({ showsIssuer }: { showsIssuer: boolean }) {
  const { data, loading, error, refetch, fetchMore } = useValidatorsQuery({
    variables: { first: PAGE },
    context: asksAnew,
  });
  const again = () => void refetch().catch(() => undefined);
  useValidatorsChangedSubscription({
    ignoreResults: true,
    onData: ({ data: word }) => {
      if (word.data) again();
    },
  });
  const list = data?.validators;
  return (
    <section aria-label={validatorTexts.listTitle}>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h3">
          {validatorTexts.listTitle}
        </Title>
        {list && list.nodes.length > 0 && <ExportButton table="validators" />}
      </Group>
      {!list && loading && <RowSkeletons label={validatorTexts.loading} count={2} />}
      {!list && !loading && error && (
        <LoadFailure
          title={callTexts.loadFailed(loadedTexts.validators)}
          reason={readFailure(error)}
          onRetry={again}
        />
      )}
      {list?.nodes.length === 0 && (
        <EmptyState title={userTexts.noValidators} icon={<IconUserCheck size={30} />} />
      )}
      {list && list.nodes.length > 0 && (
        <ul className={classes.list}>
          {list.nodes.map((validator) => (
            <ValidatorCard key={validator.id} validator={validator} showsIssuer={showsIssuer} />
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <MoreButton
          label={userTexts.more}
          loading={loading}
          onMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
        />
      )}
    </section>
  );
}

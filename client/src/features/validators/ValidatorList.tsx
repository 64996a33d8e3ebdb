import { Group, Title } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { liveRefresh, noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useValidatorsChangedSubscription, useValidatorsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts, validatorTexts } from '../../messages/team.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
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
        ...Page @unmask
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
  const query = useValidatorsQuery({
    variables: { first: PAGE },
    context: noDeduplication,
  });
  useValidatorsChangedSubscription(liveRefresh(refetchQuietly(query)));
  const list = query.data?.validators;
  return (
    <section aria-label={validatorTexts.listTitle}>
      <Group justify="space-between" mt="xl" mb="sm">
        <Title order={2} size="h3">
          {validatorTexts.listTitle}
        </Title>
        {list && list.nodes.length > 0 && <ExportButton table="validators" />}
      </Group>
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.validators)}
        more={userTexts.more}
        skeleton={<RowSkeletons label={validatorTexts.loading} count={2} />}
        empty={<EmptyState title={userTexts.noValidators} icon={<IconUserCheck size={30} />} />}
      >
        {(nodes) => (
          <ul className={classes.list}>
            {nodes.map((validator) => (
              <ValidatorCard key={validator.id} validator={validator} showsIssuer={showsIssuer} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

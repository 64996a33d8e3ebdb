import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useState } from 'react';
import { PagedList } from '../../apollo/PagedList.tsx';
import { refetchQuietly, shownData } from '../../apollo/refetch.ts';
import type { PlatformSellerLine_SellingFragment } from '../../gql/graphql.ts';
import { usePlatformSellersQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { payoutTexts, platformSellingTexts as texts } from '../../messages/payouts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import lines from '../../ui/lines.module.css';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { OpenSelling } from './OpenSelling.tsx';

const PlatformSellerLineFragment = graphql(`
  fragment PlatformSellerLine_selling on PlatformSelling {
    id
    issuer {
      id
      name
    }
    isOpen
    isChosen
    feePercent
    balances {
      due {
        ...Money @unmask
      }
    }
  }
`);

graphql(`
  query PlatformSellers($first: Int!, $after: String) {
    platformSellers(first: $first, after: $after) {
      nodes {
        id
        ...PlatformSellerLine_selling
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 20;

interface PlatformSellerLineProps {
  selling: FragmentType<typeof PlatformSellerLineFragment>;
  onEdit: (selling: PlatformSellerLine_SellingFragment) => void;
}

/** An organiser for whom the platform's account was opened, with what is due to it. */
export function PlatformSellerLine({ selling: ref, onEdit }: PlatformSellerLineProps) {
  const selling = useFragment(PlatformSellerLineFragment, ref);
  const { issuer, isOpen, isChosen, feePercent, balances } = selling;
  const state = isChosen ? 'selling' : isOpen ? 'open' : 'closed';
  const details = [
    balances.length > 0 && texts.due(balances.map(({ due }) => formatMoney(due)).join(' + ')),
    feePercent !== '0' && texts.keeps(feePercent),
  ];
  return (
    <li className={lines.item}>
      <div className={lines.what}>
        <Text fw={600}>{issuer?.name}</Text>
        <StatusBadge status={isOpen ? 'active' : 'inactive'} label={texts.states[state]} />
        <Text size="sm" c="dimmed" mt={4}>
          {details.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={() => onEdit(selling)}
        aria-label={texts.changeOf(issuer?.name ?? '')}
      >
        {texts.change}
      </Button>
    </li>
  );
}

/** Who may sell through the platform's accounts; operators open them for others here. */
export function PlatformSellers() {
  const query = usePlatformSellersQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<PlatformSellerLine_SellingFragment | 'new'>();
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.sellers}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {texts.sellers}
          </Title>
          <Text c="dimmed">{texts.sellersLead}</Text>
        </div>
        <Button variant="default" onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      </Group>
      <PagedList
        query={query}
        list={shownData(query)?.platformSellers}
        failure={texts.sellersFailed}
        skeleton={<RowSkeletons label={payoutTexts.loading} />}
        empty={
          <EmptyState
            title={texts.none}
            message={texts.noneBody}
            icon={<IconBuildingCommunity size={30} />}
          />
        }
      >
        {(nodes) => (
          <ul className={lines.list}>
            {nodes.map((selling) => (
              <PlatformSellerLine key={selling.id} selling={selling} onEdit={setEditing} />
            ))}
          </ul>
        )}
      </PagedList>
      {editing && (
        <OpenSelling
          selling={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onChanged={refetchQuietly(query)}
        />
      )}
    </Paper>
  );
}

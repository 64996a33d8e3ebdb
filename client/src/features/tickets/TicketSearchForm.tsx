import { Autocomplete, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { TicketStatus } from '../../gql/graphql.ts';
import { labelTexts } from '../../texts/labels.ts';

export interface TicketWish {
  /** A ticket number, an id or its beginning, a holder's name, or an email address. */
  search: string;
  /** Empty means all. */
  tier: string;
  status: TicketStatus | '';
}

const TIERS = ['vip', 'premium', 'regular'];

const STATES: { value: TicketStatus | ''; label: string }[] = [
  { value: '', label: labelTexts.allStates },
  { value: 'ACTIVE', label: labelTexts.active },
  { value: 'USED', label: labelTexts.used },
  { value: 'REVOKED', label: labelTexts.revoked },
  { value: 'CANCELLED', label: labelTexts.cancelled },
];

interface TicketSearchFormProps {
  wish: TicketWish;
  onWish: (wish: TicketWish) => void;
}

/** Search form. The list updates while the user types. */
export function TicketSearchForm({ wish, onWish }: TicketSearchFormProps) {
  return (
    <search>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md">
        <TextInput
          type="search"
          label={labelTexts.ticketQuery}
          placeholder="7H4K 2MXQ"
          value={wish.search}
          onChange={(event) => onWish({ ...wish, search: event.currentTarget.value })}
          leftSection={<IconSearch size={18} aria-hidden />}
          style={{ gridColumn: 'span 2' }}
          autoComplete="off"
        />
        <Autocomplete
          label={labelTexts.tier}
          placeholder={labelTexts.allTiers}
          data={TIERS}
          value={wish.tier}
          onChange={(tier) => onWish({ ...wish, tier })}
          clearable
          clearButtonProps={{ 'aria-label': labelTexts.allTiers }}
        />
        <NativeSelect
          label={labelTexts.state}
          data={STATES}
          value={wish.status}
          onChange={(event) => onWish({ ...wish, status: event.currentTarget.value as TicketWish['status'] })}
        />
      </SimpleGrid>
    </search>
  );
}

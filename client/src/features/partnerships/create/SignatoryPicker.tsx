import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { CONTRACT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { PagedList } from '../../../apollo/PagedList.tsx';
import { shownData } from '../../../apollo/refetch.ts';
import type { PeopleToSignQuery } from '../../../gql/graphql.ts';
import { usePeopleToSignQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { createTexts, partnershipTexts } from '../../../messages/contracts.ts';
import { loadedTexts } from '../../../messages/loaded.ts';
import { callTexts } from '../../../messages/shell.ts';
import { roleLabel } from '../../../session/role-label.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { withinSignatories } from './contract-draft.ts';
import classes from './SignatoryPicker.module.css';

graphql(`
  query PeopleToSign($search: String, $first: Int!, $after: String) {
    people(search: $search, first: $first, after: $after) {
      nodes {
        id
        name
        email
        role
        issuer {
          id
        }
        maySign
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

const PAGE = 50;

interface SignatoryPickerProps {
  chosen: readonly string[];
  required: number;
  /** Validation errors of the server, by field. */
  faults: Record<string, string>;
  onChange: (chosen: string[], required: number) => void;
}

/** Selects signatories among the organisation and its partners, and the number of required signatures. */
export function SignatoryPicker({ chosen, required, faults, onChange }: SignatoryPickerProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), 250);
  const query = usePeopleToSignQuery({
    variables: { search: settled || null, first: PAGE },
  });
  const list = shownData(query)?.people;
  const choose = (id: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange(next, withinSignatories(required, next.length));
  };
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        label={createTexts.searchPeople}
        placeholder={createTexts.searchHint}
        value={search}
        onChange={(change) => setSearch(change.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <PagedList
        query={query}
        list={list}
        failure={callTexts.loadFailed(loadedTexts.people)}
        more={createTexts.more}
        skeleton={<SkeletonBlock label={createTexts.loadingPeople} height={160} />}
        empty={
          <Text c="dimmed" role="status">
            {partnershipTexts.noSignatories}
          </Text>
        }
      >
        {(nodes) => <People people={nodes} chosen={chosen} onChoose={choose} />}
      </PagedList>
      {faults.signatoryIds && (
        <Text c="error" size="sm" role="alert">
          {faults.signatoryIds}
        </Text>
      )}
      <div className={classes.required}>
        <NativeSelect
          label={createTexts.required}
          disabled={chosen.length === 0}
          data={Array.from({ length: Math.max(1, chosen.length) }, (_, index) => String(index + 1))}
          value={String(required)}
          error={faults.requiredSigs}
          onChange={(change) => onChange([...chosen], Number(change.currentTarget.value))}
        />
        <Text c="dimmed" size="sm" role="status" mb={10}>
          {chosen.length === 0
            ? createTexts.requiredNone
            : `${createTexts.chosen(chosen.length)}. ${createTexts.requiredHelp(required, chosen.length)}`}
        </Text>
      </div>
    </Stack>
  );
}

interface PeopleProps {
  people: readonly PeopleToSignQuery['people']['nodes'][number][];
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
}

function People({ people, chosen, onChoose }: PeopleProps) {
  const { viewer } = useViewer();
  const full = chosen.length >= CONTRACT_LIMITS.signatories;
  const marks = (person: PeopleProps['people'][number]): string => {
    const isOwn = person.issuer !== null && person.issuer.id === viewer?.user.issuer?.id;
    const words = isOwn || !viewer?.user.issuer ? roleLabel(person.role) : createTexts.partnerMark;
    const mark = person.id === viewer?.user.id ? `${words}, ${createTexts.you}` : words;
    return person.maySign ? mark : `${mark}, ${createTexts.cannotSign}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className={classes.list} tabIndex={0} aria-label={createTexts.signatories}>
      {people.map((person) => (
        <li key={person.id} className={classes.person}>
          <Checkbox
            classNames={{ body: classes.body, labelWrapper: classes.words }}
            label={`${person.name} (${marks(person)})`}
            description={person.email}
            checked={chosen.includes(person.id)}
            disabled={!chosen.includes(person.id) && (full || !person.maySign)}
            onChange={(change) => onChoose(person.id, change.currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

import { NativeSelect } from '@mantine/core';
import { MAX_CHOICES, useFollowingPages } from '../../apollo/use-following-pages.ts';
import { useIssuerChoicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { userTexts } from '../../messages/team.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';

graphql(`
  query IssuerChoices($after: String) {
    issuers(first: 100, after: $after) {
      nodes {
        id
        name
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface IssuerFieldProps {
  /** Without a choice the role creates a new organisation. */
  isOptional: boolean;
  value: string;
  onChange: (issuerId: string) => void;
  error?: string | undefined;
}

/** Selects the organisation of a role. */
export function IssuerField({ isOptional, value, onChange, error }: IssuerFieldProps) {
  const query = useIssuerChoicesQuery();
  const rest = useFollowingPages(query, query.data?.issuers, MAX_CHOICES);
  const choices = (rest.whole ?? query.data?.issuers.nodes ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <>
      <NativeSelect
        label={userTexts.issuer}
        data={[{ value: '', label: isOptional ? userTexts.newIssuer : userTexts.chooseIssuer }, ...choices]}
        value={value}
        onChange={(change) => onChange(change.currentTarget.value)}
        description={isOptional && value === '' ? userTexts.newIssuerLead : undefined}
        error={error}
      />
      <RestOfList rest={rest} />
    </>
  );
}

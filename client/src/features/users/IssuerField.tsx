import { NativeSelect } from '@mantine/core';
import { useIssuerChoicesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { userTexts } from '../../texts/team.ts';

graphql(`
  query IssuerChoices {
    issuers(first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

interface IssuerFieldProps {
  /** Without a choice the role starts a new organisation. */
  isOptional: boolean;
  value: string;
  onChange: (issuerId: string) => void;
  error?: string | undefined;
}

/** The organisation that a role is meant for. */
export function IssuerField({ isOptional, value, onChange, error }: IssuerFieldProps) {
  const { data } = useIssuerChoicesQuery();
  const choices = (data?.issuers.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={userTexts.issuer}
      data={[{ value: '', label: isOptional ? userTexts.newIssuer : userTexts.chooseIssuer }, ...choices]}
      value={value}
      onChange={(change) => onChange(change.currentTarget.value)}
      description={isOptional && value === '' ? userTexts.newIssuerLead : undefined}
      error={error}
    />
  );
}

import { usePartnersChangedSubscription } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  subscription PartnersChanged {
    partnersChanged {
      id
      ...PartnerRow_partner
    }
  }
`);

/** Keeps shown partners up to date with their answers; `onChange` runs with each, for lists that grow. */
export function useLivePartners(onChange: () => void): void {
  usePartnersChangedSubscription({
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data) onChange();
    },
  });
}

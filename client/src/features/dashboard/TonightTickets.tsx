import { useTonightTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { ComingCodes } from '../tickets/codes/ComingCodes.tsx';

graphql(`
  query TonightTickets($first: Int!) {
    myTickets(first: $first) {
      nodes {
        id
        ...ComingCodes_ticket
      }
    }
  }
`);

const PAGE = 20;
const TONIGHT_MS = 18 * 3_600_000;

/** Codes of the viewer's tickets to events that run now, or begin within 18 hours; nothing on other days. */
export function TonightTickets() {
  const { data } = useTonightTicketsQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  return <ComingCodes tickets={data?.myTickets.nodes ?? []} within={TONIGHT_MS} />;
}

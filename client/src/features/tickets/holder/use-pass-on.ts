import { useTransferFoundTicketMutation, useTransferTicketMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment PassedOn_transfer on TicketTransfer {
    newTicketId
    email
    ticket {
      id
      status
      passedOnAt
      viewerCanTransfer
      due {
        amount
        currency
      }
    }
  }
`);

graphql(`
  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {
    transferTicket(input: { id: $id, to: $to }) {
      transfer {
        email
        ...PassedOn_transfer
      }
    }
  }
`);

graphql(`
  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {
    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {
      transfer {
        email
        ...PassedOn_transfer
      }
    }
  }
`);

interface NewHolder {
  name: string;
  email: string;
  /** Null when it was not given. */
  phone: string | null;
}

/**
 * Transfers a ticket to another holder, for its holder or for staff.
 * @param pass of a reader without an account who opened the ticket by a mailed link
 */
export function usePassOn(pass?: string) {
  const [transfer, own] = useTransferTicketMutation();
  const [transferFound, found] = useTransferFoundTicketMutation();
  const { loading, error } = pass === undefined ? own : found;
  /** @returns the address that the new ticket is sent to. Rejects when it is refused; `error` has the reason. */
  const passOn = async (id: string, to: NewHolder): Promise<string> => {
    const passed =
      pass === undefined
        ? (await transfer({ variables: { id, to } })).data?.transferTicket.transfer
        : (await transferFound({ variables: { pass, id, to } })).data?.transferFoundTicket.transfer;
    return passed?.email ?? to.email;
  };
  return { passOn, loading, error };
}

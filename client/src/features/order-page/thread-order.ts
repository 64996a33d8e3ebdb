import type { OrderSteps_OrderFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const OrderStepsFragment = graphql(`
  fragment OrderSteps_order on Order {
    id
    number
    status
    createdAt
    buyerEmail
    total {
      ...Money @unmask
    }
    refunds {
      id
      kind
      status
      at
      amount {
        ...Money @unmask
      }
    }
    receipts {
      id
      issuedAt
    }
    event {
      id
      slug
      name
      status
      venue
      startDate
      endDate
      timeZone
    }
    tickets {
      id
      number
      status
      issuedAt
      enteredAt
      passedOnAt
      revokedAt
      dueStatus
      due {
        ...Money @unmask
      }
      moveOffer {
        answer
        until
      }
      closedMoveOffer {
        answer
        until
      }
    }
  }
`);

/** An order as its page shows it. */
export type ThreadOrder = OrderSteps_OrderFragment;

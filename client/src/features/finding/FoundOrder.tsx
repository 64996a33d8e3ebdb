import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFoundOrderChangedSubscription, useFoundOrderQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { OrderSteps } from '../order-page/OrderSteps.tsx';

graphql(`
  query FoundOrder($id: ID!, $pass: String!) {
    order(id: $id, pass: $pass) {
      id
      ...OrderSteps_order
    }
  }
`);

graphql(`
  subscription FoundOrderChanged($id: ID!, $pass: String!) {
    orderChanged(id: $id, pass: $pass) {
      id
      ...OrderSteps_order
    }
  }
`);

interface FoundOrderProps {
  /** Orders of the tickets that the link shows. */
  ids: readonly string[];
  pass: string;
}

/** The steps of the one order that a mailed link shows, live; nothing for several, and for a holder who did not buy it. */
export function FoundOrder({ ids: [id = '', ...others], pass }: FoundOrderProps) {
  const variables = { id, pass };
  const isOne = id !== '' && others.length === 0;
  const { data } = useFoundOrderQuery({ variables, skip: !isOne, errorPolicy: 'all' });
  const order = data?.order;
  useFoundOrderChangedSubscription({ variables, skip: !order, ignoreResults: true });
  return (
    order && (
      <>
        <OrderSteps order={order} />
        <Button component={Link} to={`/orders/${order.id}`} variant="default" mb="xl">
          {buyingTexts.seeOrder}
        </Button>
      </>
    )
  );
}

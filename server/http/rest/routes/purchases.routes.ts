import { type RestRequest, type Route, route } from '../route.ts';

/** The documented call sells one ticket. What is missing counts as empty, so that the rule which names it says so. */
function purchaseInput({ params, body }: RestRequest): object {
  return {
    slug: params.slug,
    lines: [{ tier: body.tier ?? '', quantity: 1 }],
    name: body.name ?? '',
    email: body.email ?? '',
    phone: body.phone ?? '',
  };
}

export const purchaseRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/events/:slug/purchase',
    status: 201,
    lenient: true,
    operation: 'RestPurchaseByForm',
    variables: (request) => ({
      input: purchaseInput(request),
      idempotencyKey: request.headers['idempotency-key'] ?? null,
    }),
    body: ({ purchaseByForm: { order, tickets } }) => ({
      ticket_id: tickets[0]?.id,
      ticket_data: tickets[0]?.file,
      order_id: order.id,
      order_status: order.status.toLowerCase(),
      total: order.total.map(({ value, currency }) => ({ amount: Number(value), currency })),
      message: 'Ticket purchased successfully!',
    }),
  }),
];

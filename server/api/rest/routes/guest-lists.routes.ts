import { type Route, route } from '../route.ts';

export const guestListRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/events/:id/guest-lists',
    operation: 'RestGuestLists',
    variables: ({ params }) => ({ eventId: params.id }),
    body: ({ guestLists }) => ({
      guest_lists: guestLists.nodes.map(({ id, fileName, payment, issued, refused, refusals, ...given }) => ({
        id,
        file_name: fileName,
        payment: payment.toLowerCase(),
        issued,
        refused,
        refusals,
        created_at: given.createdAt,
        finished_at: given.finishedAt,
        report_url: `/api/guest-lists/${id}/report`,
      })),
    }),
  }),
];

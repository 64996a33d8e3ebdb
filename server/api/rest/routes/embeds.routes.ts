import { type Route, route } from '../route.ts';

const PATH = '/api/events/:id/embed';

const embed = ({ event, sites }: { event: { id: string }; sites: string[] }): object => ({
  event_id: event.id,
  sites,
});

export const embedRoutes: Route[] = [
  route({
    method: 'GET',
    path: PATH,
    operation: 'RestEventEmbed',
    variables: ({ params }) => ({ eventId: params.id }),
    body: ({ eventEmbed }) => embed(eventEmbed as NonNullable<typeof eventEmbed>),
  }),
  route({
    method: 'PUT',
    path: PATH,
    operation: 'RestSetEventEmbed',
    variables: ({ params, body }) => ({ eventId: params.id, sites: body.sites }),
    body: ({ setEventEmbed: { embed: given } }) => embed(given),
  }),
];

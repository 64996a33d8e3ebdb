import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importGuests, reportGuests } from '../../modules/guest-lists/index.ts';
import { BadInput } from '../../platform/failures.ts';
import { successEnvelope } from '../rest/envelope.ts';

const PAYMENTS = ['due', 'complimentary'] as const;
type Payment = (typeof PAYMENTS)[number];

/** A streamed upload, and a download: not GraphQL documents. The same scope, policies and failures. */
export async function serveGuestLists(http: FastifyInstance): Promise<void> {
  await http.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', (_request, body, done) => done(null, body));
    files.post<{ Params: { id: string }; Querystring: { payment?: unknown } }>(
      '/api/events/:id/guests',
      { onRequest: async ({ scope }: FastifyRequest) => scope.services.maintenance.requireOpen(scope.actor) },
      async (request, reply) => {
        const body = request.body instanceof Readable ? request.body : Readable.from([]);
        const list = await importGuests(
          request.scope,
          {
            eventId: request.params.id,
            // Without a key each call is a separate upload.
            uploadKey: headerOf(request, 'idempotency-key') ?? request.scope.requestId,
            fileName: fileNameOf(request),
            payment: paymentOf(request.query.payment),
            bytes: Number(headerOf(request, 'content-length') ?? 0),
          },
          body.iterator({ destroyOnReturn: false }),
        ).catch((error: unknown) => {
          // Reads the rest, so that the client gets the answer after its upload.
          body.resume();
          throw error;
        });
        reply.status(201);
        return successEnvelope({
          list_id: list.id,
          issued: list.issued,
          refused: list.refused,
          finished_at: list.finished_at,
          report_url: `/api/guest-lists/${list.id}/report`,
        });
      },
    );
  });
  http.get<{ Params: { id: string } }>('/api/guest-lists/:id/report', async (request, reply) => {
    const { fileName, content } = await reportGuests(request.scope, request.params.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A header is limited to Latin characters, so the name may be escaped. */
function fileNameOf(request: FastifyRequest): string {
  const given = headerOf(request, 'x-file-name') ?? 'guests.csv';
  try {
    return decodeURIComponent(given);
  } catch {
    return given;
  }
}

function paymentOf(given: unknown): Payment {
  const payment = PAYMENTS.find((one) => one === (given ?? 'due'));
  if (payment) return payment;
  throw new BadInput([
    { field: 'payment', message: 'Guests pay at the door (due), or not at all (complimentary).' },
  ]);
}

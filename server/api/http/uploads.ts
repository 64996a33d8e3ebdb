import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importGuests, reportGuests } from '../../modules/guest-lists/index.ts';
import { admitUpload, downloadReceipt, uploadReceipt } from '../../modules/revenue-sharing/index.ts';
import { BadInput } from '../../platform/failures.ts';
import { successEnvelope } from '../rest/wire.ts';
import { sendFile } from './send-file.ts';

const PATH = '/api/expenses/receipts';
/** Above the limit of a receipt, so that slightly larger ones get an error that names the limit. */
const BODY_BYTES = 6 * 1024 * 1024;

/** Serves files, so these are not GraphQL documents: the same scope, policies and failures. */
export async function serveExpenseReceipts(http: FastifyInstance): Promise<void> {
  await http.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    files.post(
      PATH,
      {
        bodyLimit: BODY_BYTES,
        onRequest: async ({ scope }: FastifyRequest) => {
          await admitUpload(scope);
          scope.services.maintenance.requireOpen(scope.actor);
        },
      },
      async (request, reply) => {
        const receipt = await uploadReceipt(request.scope, {
          name: headerOf(request, 'x-file-name') ?? '',
          declaredType: headerOf(request, 'content-type') ?? '',
          content: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        reply.status(201);
        return successEnvelope({
          receipt_id: receipt.id,
          file_name: receipt.fileName,
          media_type: receipt.mediaType,
          size: receipt.size,
          url: `${PATH}/${receipt.id}`,
        });
      },
    );
    files.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
      const receipt = await downloadReceipt(request.scope, request.params.id);
      reply.header('content-disposition', attachment(receipt.fileName));
      return sendFile(reply, { type: receipt.mediaType, content: receipt.content });
    });
  });
}

/** RFC 6266: an ASCII name for old clients, followed by the full one. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

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
          finished_at: list.finishedAt,
          report_url: `/api/guest-lists/${list.id}/report`,
        });
      },
    );
  });
  http.get<{ Params: { id: string } }>('/api/guest-lists/:id/report', async (request, reply) => {
    const report = await reportGuests(request.scope, request.params.id);
    return sendFile(reply, { type: 'text/csv; charset=utf-8', ...report });
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

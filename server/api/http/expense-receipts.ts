import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { admitUpload, downloadReceipt, uploadReceipt } from '../../modules/revenue-sharing/index.ts';
import { successEnvelope } from '../rest/envelope.ts';

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
          name: headerOf(request, 'x-file-name'),
          declaredType: headerOf(request, 'content-type'),
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
      return reply
        .type(receipt.media_type)
        .header('content-disposition', attachment(receipt.file_name))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(receipt.content);
    });
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** RFC 6266: an ASCII name for old clients, followed by the full one. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

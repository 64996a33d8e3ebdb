import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  APPLE_PATH,
  latestPass,
  linkedPass,
  listChangedPasses,
  logOfDevice,
  type PassOfDevice,
  registerPassDevice,
  unregisterPassDevice,
} from '../../modules/wallet-passes/index.ts';
import { PKPASS, sendFile } from './send-file.ts';

const MAX_BODY_BYTES = 16 * 1_024;

interface OnePass {
  Params: { deviceId?: string; passType: string; serial: string };
}
interface OneDevice {
  Params: { deviceId: string; passType: string };
  Querystring: { passesUpdatedSince?: string };
}

const passOf = ({ params, headers }: FastifyRequest<OnePass>): PassOfDevice => ({
  ...params,
  authorization: headers.authorization,
});

/**
 * Serves the web service that devices with Apple Wallet call, at the paths that Apple defines, and the links that add
 * passes. Open, because devices have no account here: a pass brings the token that proves it.
 */
export function serveWalletPasses(http: FastifyInstance): void {
  const service = `${APPLE_PATH}/v1`;
  const registration = `${service}/devices/:deviceId/registrations/:passType/:serial`;
  const options = { config: { anonymous: true }, bodyLimit: MAX_BODY_BYTES };

  http.post<OnePass>(registration, options, async (request, reply) => {
    const isNew = await registerPassDevice(request.scope, passOf(request), request.body);
    return reply.status(isNew ? 201 : 200).send({});
  });
  http.delete<OnePass>(registration, options, async (request, reply) => {
    await unregisterPassDevice(request.scope, passOf(request));
    return reply.send({});
  });
  http.get<OneDevice>(
    `${service}/devices/:deviceId/registrations/:passType`,
    options,
    async ({ scope, params, query }, reply) => {
      const changed = await listChangedPasses(scope, { ...params, since: query.passesUpdatedSince });
      return changed ? reply.send(changed) : reply.status(204).send();
    },
  );
  http.get<OnePass>(`${service}/passes/:passType/:serial`, options, async (request, reply) => {
    const file = await latestPass(request.scope, passOf(request), request.headers['if-modified-since']);
    if (!file) return reply.status(304).send();
    reply.header('last-modified', file.changedAt.toUTCString());
    return sendFile(reply, { type: PKPASS, content: file.content });
  });
  http.post(`${service}/log`, options, async ({ scope, body }, reply) => {
    await logOfDevice(scope, body);
    return reply.send({});
  });
  http.get<{ Params: { id: string }; Querystring: { until?: string; sig?: string } }>(
    `${APPLE_PATH}/passes/:id.pkpass`,
    options,
    async ({ scope, params, query }, reply) => {
      const link = { until: String(query.until ?? ''), sig: String(query.sig ?? '') };
      const { content, changedAt } = await linkedPass(scope, params.id, link);
      reply.header('last-modified', changedAt.toUTCString());
      return sendFile(reply, { type: PKPASS, fileName: 'ticket.pkpass', content });
    },
  );
}

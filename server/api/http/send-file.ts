import type { FastifyReply } from 'fastify';

/** Media type of a pass for Apple Wallet. */
export const PKPASS = 'application/vnd.apple.pkpass';

/** A file as the answer to a request. */
export interface SentFile {
  /** Media type. */
  type: string;
  /** ASCII name without quotes; other names need a content-disposition of their own. */
  fileName?: string;
  content: unknown;
  cacheControl?: string;
}

/** Answers with a file to save. It is private, and no cache stores it, unless the caller decides otherwise. */
export function sendFile(
  reply: FastifyReply,
  { type, fileName, content, cacheControl = 'private, no-store' }: SentFile,
): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.type(type).header('cache-control', cacheControl).send(content);
}

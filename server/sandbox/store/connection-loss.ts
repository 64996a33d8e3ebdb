// 25006: the server is not a primary any more, as after a failover.
const LOST = /^(08...|57P0[123]|53300|55P03|25006)$/;
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Returns true when the database could not be reached, as opposed to having refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code);
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Client was closed/.test(
    message ?? '',
  );
}

import { isConnectionLoss } from './store/connection-loss.ts';

/** Returns one clear sentence for the operator. */
export function explainFailure(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is taken by another program; choose another with SANDBOX_PORT.`;
  if (code === '28P01' || code === '28000')
    return 'the database refused the user or password of SANDBOX_DATABASE_URL.';
  if (isConnectionLoss(error)) return 'the database of SANDBOX_DATABASE_URL is out of reach.';
  return (message ?? String(error)).split('\n')[0] ?? 'for an unknown reason.';
}

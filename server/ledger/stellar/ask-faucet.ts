import { FundingRefused, LedgerUnavailable } from '../failures.ts';
import type { HorizonClient } from './horizon-client.ts';

/**
 * Requests lumens from the network's faucet. It calls the SDK directly, because a refusal is an answer and no fault.
 * @returns null on success; otherwise the message for an account that was not funded before
 */
export async function askFaucet(
  client: HorizonClient,
  publicKey: string,
): Promise<FundingRefused | LedgerUnavailable | null> {
  try {
    await client.paced((server) => server.friendbot(publicKey).call());
    return null;
  } catch (error) {
    if (error instanceof LedgerUnavailable) return error;
    // The SDK replaces the response by its body.
    const { response } = error as { response?: { status?: number } };
    return response?.status === 400
      ? new FundingRefused('The faucet of the network refused to pay.')
      : new LedgerUnavailable();
  }
}

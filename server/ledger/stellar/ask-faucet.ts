import { FundingRefused, LedgerUnavailable } from '../failures.ts';
import type { HorizonClient } from './horizon-client.ts';

/**
 * Asks the network's faucet to pay. Straight through the SDK: that the faucet refuses is an answer and no fault.
 * @returns null when it says that it paid; otherwise what there is to say unless the account has its money anyway
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
    // The SDK puts the body of the answer in the place of the answer.
    const { response } = error as { response?: { status?: number } };
    return response?.status === 400
      ? new FundingRefused('The faucet of the network refused to pay.')
      : new LedgerUnavailable();
  }
}

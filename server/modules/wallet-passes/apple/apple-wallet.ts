import { createHmac, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import type { PassContent, StalePass, UpdateOutcome, Wallet } from '../port.ts';
import { pkpass } from './pkpass.ts';
import { type PushOutcome, pushToDevices } from './push.ts';
import type { PassSigner } from './signer.ts';

interface AppleAccount {
  signer: PassSigner;
  pushUrl: string;
  publicUrl: string;
  /** Derives the tokens of passes and the signatures of links; 32 bytes. */
  tokenKey: Buffer;
  clock: Clock;
}

/** Below the address of the product: the web service that devices call, and the links that add passes. */
export const APPLE_PATH = '/wallet/apple';
/** A link to a pass is opened at once: it is no secret for later. */
const LINK_SECONDS = 600;
/** After a push, the devices of all holders fetch their passes at once. */
const CONCURRENT_RENDERS = 4;

/** Apple Wallet: passes are files, devices fetch them, and a push tells a device to fetch a pass again. */
export class AppleWallet implements Wallet {
  readonly name = 'apple';
  readonly #account: AppleAccount;
  readonly #renders = pLimit(CONCURRENT_RENDERS);

  constructor(account: AppleAccount) {
    this.#account = account;
  }

  get certificateEndsAt(): Date {
    return this.#account.signer.expiresAt;
  }

  get passType(): string {
    return this.#account.signer.passType;
  }

  async addressOf({ ticketId }: PassContent): Promise<string> {
    const { publicUrl, clock } = this.#account;
    const until = String(Math.floor(clock.in(LINK_SECONDS).getTime() / 1_000));
    const query = new URLSearchParams({ until, sig: this.#linkSignature(ticketId, until) });
    return `${publicUrl}${APPLE_PATH}/passes/${ticketId}.pkpass?${query}`;
  }

  /** Whether `addressOf` made the link within its time. */
  isLink(ticketId: string, { until, sig }: { until: string; sig: string }): boolean {
    const isOver = !(Number(until) * 1_000 > this.#account.clock.now().getTime());
    return isSame(sig, this.#linkSignature(ticketId, until)) && !isOver;
  }

  /** The token by which a device proves that it has the pass. It is derived, so that each copy of a pass has the same. */
  tokenOf(ticketId: string): string {
    return this.#digest(`passa.pass-token\n${ticketId}`);
  }

  isToken(ticketId: string, token: string): boolean {
    return isSame(token, this.tokenOf(ticketId));
  }

  /** Renders the pass as a file. */
  file(content: PassContent): Promise<Buffer> {
    const { signer, publicUrl, clock } = this.#account;
    const { passType, team } = signer;
    const webService = publicUrl.startsWith('https://')
      ? { url: publicUrl + APPLE_PATH, token: this.tokenOf(content.ticketId) }
      : null;
    const identity = { passType, team, webService };
    return this.#renders(() => pkpass(content, { identity, signer, now: clock.now() }));
  }

  async update(passes: readonly StalePass[]): Promise<UpdateOutcome[]> {
    const { signer, pushUrl } = this.#account;
    const tokens = new Set(passes.flatMap(({ pushTokens }) => pushTokens));
    const { passType: topic, certificate, key } = signer;
    const outcomes = await pushToDevices([...tokens], { url: pushUrl, topic, certificate, key });
    return passes.map(({ pushTokens }) => outcomeOfAll(pushTokens, outcomes));
  }

  #linkSignature(ticketId: string, until: string): string {
    return this.#digest(`passa.pass-link\n${ticketId}\n${until}`);
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#account.tokenKey).update(text).digest('base64url');
  }
}

/** A pass is pushed again until each of its devices has it; a further push to one that has it does nothing. */
function outcomeOfAll(
  pushTokens: readonly string[],
  outcomes: ReadonlyMap<string, PushOutcome>,
): UpdateOutcome {
  const lostTokens = pushTokens.filter((token) => outcomes.get(token)?.kind === 'gone');
  for (const token of pushTokens) {
    const outcome = outcomes.get(token);
    if (outcome?.kind === 'retry') return { ...outcome, lostTokens };
  }
  return { kind: 'done', lostTokens };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

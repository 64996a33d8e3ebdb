import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type PassRecord, readChangedPasses, readPass } from '../pass.reads.ts';
import { isDeviceText, PassUnauthorized, readDeviceLog, readTag } from '../pass.rules.ts';
import { registerDevice, unregisterDevice } from '../pass.writes.ts';
import { passContent } from '../pass-content.ts';
import type { AppleWallet } from './apple-wallet.ts';

// The web service of Apple Wallet: developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes

export interface PassOfDevice {
  deviceId?: string;
  passType: string;
  serial: string;
  /** Header `Authorization`: "ApplePass " and the token. */
  authorization: string | undefined;
}

/**
 * Registers a device for the changes of a pass.
 * @returns whether it was new
 * @throws NotFound, PassUnauthorized, BadInput, RateLimited
 */
export async function registerPassDevice(
  scope: Scope,
  request: PassOfDevice,
  body: unknown,
): Promise<boolean> {
  const { pass } = await provenPass(scope, request);
  const { pushToken } = (typeof body === 'object' && body !== null ? body : {}) as { pushToken?: unknown };
  const { deviceId } = request;
  if (!isDeviceText(pushToken) || !isDeviceText(deviceId))
    throw new BadInput([{ field: 'pushToken', message: 'The device and its push token are missing.' }]);
  const device = { ticketId: pass.id, wallet: 'apple', deviceId, pushToken } as const;
  return inTransaction(scope, (tx) => registerDevice(tx, device), SYSTEM_TENANCY);
}

/** Ends the registration of a device. @throws NotFound, PassUnauthorized, RateLimited */
export async function unregisterPassDevice(scope: Scope, request: PassOfDevice): Promise<void> {
  const { pass } = await provenPass(scope, request);
  const { deviceId = '' } = request;
  await inTransaction(
    scope,
    (tx) => unregisterDevice(tx, { ticketId: pass.id, wallet: 'apple', deviceId }),
    SYSTEM_TENANCY,
  );
}

export interface ChangedPasses {
  serialNumbers: string[];
  lastUpdated: string;
}

/**
 * Lists the passes of a device that changed. The identifier of the device, which only it knows, is all that it sends.
 * @param since `lastUpdated` of an earlier answer
 * @returns null when there are none
 * @throws NotFound, RateLimited
 */
export async function listChangedPasses(
  scope: Scope,
  { deviceId, passType, since }: { deviceId: string; passType: string; since: unknown },
): Promise<ChangedPasses | null> {
  await walletOf(scope, passType);
  const after = new Date((readTag(since) ?? 0) * 1_000);
  const changed = isDeviceText(deviceId)
    ? await readChangedPasses(scope, { wallet: 'apple', deviceId, after })
    : [];
  const newest = changed.at(-1);
  if (!newest) return null;
  return {
    serialNumbers: changed.map(({ ticketId }) => ticketId),
    lastUpdated: String(newest.changedAt.getTime() / 1_000),
  };
}

export interface PassFile {
  content: Buffer;
  changedAt: Date;
}

/**
 * Renders the latest version of a pass for a device that has it.
 * @param since header `If-Modified-Since`
 * @returns null when the device has it already
 * @throws NotFound, PassUnauthorized, RateLimited
 */
export async function latestPass(
  scope: Scope,
  request: PassOfDevice,
  since: string | undefined,
): Promise<PassFile | null> {
  const { wallet, pass } = await provenPass(scope, request);
  if (since !== undefined && Date.parse(since) >= pass.changedAt.getTime()) return null;
  const content = await wallet.file(await passContent(scope, pass, pass.language));
  return { content, changedAt: pass.changedAt };
}

/** Renders the pass behind a link that was just made. @throws NotFound, RateLimited */
export async function linkedPass(
  scope: Scope,
  ticketId: string,
  link: { until: string; sig: string },
): Promise<PassFile> {
  const wallet = await walletOf(scope);
  const pass =
    isUuid(ticketId) && wallet.isLink(ticketId, link) ? await readPass(scope, 'apple', ticketId) : undefined;
  if (!pass) throw new NotFound('ticket');
  const content = await wallet.file(await passContent(scope, pass, pass.language));
  return { content, changedAt: pass.changedAt };
}

/** Logs what a device reports about our web service. @throws NotFound, RateLimited */
export async function logOfDevice(scope: Scope, body: unknown): Promise<void> {
  await walletOf(scope);
  for (const message of readDeviceLog(body))
    scope.services.log.info({ message }, 'a device reports about a pass');
}

async function walletOf(scope: Scope, passType?: string): Promise<AppleWallet> {
  const { apple } = scope.services.phoneWallets;
  if (!apple || (passType !== undefined && passType !== apple.passType)) throw new NotFound('ticket');
  await scope.services.limits.consume('pass_device', { address: scope.address });
  return apple;
}

async function provenPass(
  scope: Scope,
  { passType, serial, authorization = '' }: PassOfDevice,
): Promise<{ wallet: AppleWallet; pass: PassRecord }> {
  const wallet = await walletOf(scope, passType);
  const token = /^ApplePass (.+)$/.exec(authorization)?.[1] ?? '';
  if (!isUuid(serial) || !wallet.isToken(serial, token)) throw new PassUnauthorized();
  const pass = await readPass(scope, 'apple', serial);
  if (!pass) throw new PassUnauthorized();
  return { wallet, pass };
}

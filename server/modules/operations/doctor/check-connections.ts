import { leavesPrivateNetwork } from '../../../lib/addresses/public-host.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('connections');

const ENCRYPTED = new Set(['https:', 'rediss:', 'smtps:']);
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]', '']);
/** Its transport demands STARTTLS of servers outside of the private network. */
const DEMANDS_TLS = 'SMTP_URL';

/** Judges the connections to other services by their addresses. The check of the database asks its server. */
export function checkConnections(config: Config): Finding[] {
  const plain = addressesOf(config).flatMap(([name, address]) => judgeAddress(name, new URL(address)));
  if (plain.length > 0) return plain;
  return [good('Connections to other services are encrypted, or stay on this machine.')];
}

function judgeAddress(name: string, { protocol, hostname }: URL): Finding[] {
  if (ENCRYPTED.has(protocol) || THIS_MACHINE.has(hostname)) return [];
  if (!leavesPrivateNetwork(hostname))
    return [
      warning(
        `${name} is not encrypted within the network of ${hostname}.`,
        'Use TLS, or keep that network to the machines of Passa.',
      ),
    ];
  if (name === DEMANDS_TLS) return [];
  return [fault(`${name} leads to ${hostname} without TLS.`, 'Use an address with TLS.')];
}

function addressesOf({
  blobs,
  ledger,
  passes,
  payments,
  phone,
  redisUrl,
  smtpUrl,
}: Config): [string, string][] {
  const providers = Object.entries(payments.providers).map(
    ([name, { baseUrl }]) => [`${name.toUpperCase()}_URL`, baseUrl] as const,
  );
  const accounts = Object.values({ ...phone.providers, ...passes }).map(
    ({ addressVariable, baseUrl }) => [addressVariable, baseUrl] as const,
  );
  const all = [
    ['REDIS_URL', redisUrl],
    ['SMTP_URL', smtpUrl],
    ['S3_ENDPOINT', blobs.store === 's3' ? blobs.endpoint : undefined],
    ['HORIZON_URL', ledger.horizonUrl],
    ...providers,
    ...accounts,
  ] as const;
  return all.flatMap(([name, address]) => (address === undefined ? [] : [[name, address]]));
}

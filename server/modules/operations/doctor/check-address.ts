import tls from 'node:tls';
import { WebSocket } from 'ws';
import { DAY_MS, DAY_SECONDS } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('address');

const TIMEOUT_MS = 10_000;
/** Certificates are renewed a month before their end; a week before it the renewal has failed. */
const RENEWAL_DAYS = 14;
const LATEST_DAYS = 4;
const LEAST_HSTS_SECONDS = 180 * DAY_SECONDS;
/** Pages for developers, which production must not have. */
const DEVELOPER_PAGES = ['/dev/mail'];

/** Checks the public address from outside: certificate, redirect, headers, websockets and the version that answers. */
export async function checkAddress(config: Config, now: Date): Promise<Finding[]> {
  const url = new URL(config.publicUrl);
  const findings: Finding[] = [];
  if (url.protocol === 'https:') {
    findings.push(await checkCertificate(url, now));
    findings.push(...(await checkRedirect(url)));
    if (!config.trustProxy)
      findings.push(
        fault(
          'PUBLIC_URL is behind a proxy, and TRUST_PROXY is off: all visitors count as one address.',
          'Set TRUST_PROXY=on, and let the proxy overwrite X-Forwarded-For.',
        ),
      );
  } else
    findings.push(
      fault(`PUBLIC_URL is ${config.publicUrl}, without TLS.`, 'Put a proxy with a certificate in front.'),
    );
  return [...findings, ...(await checkAnswers(config, now))];
}

/** Judges the end of a certificate. */
export function judgeCertificate(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  const advice = 'Check the renewal of certificates at the proxy.';
  if (days < LATEST_DAYS) return fault(`The certificate ends in ${days} days.`, advice);
  if (days < RENEWAL_DAYS) return warning(`The certificate ends in ${days} days.`, advice);
  return good(`The certificate is valid for ${days} days more.`);
}

async function checkCertificate(url: URL, now: Date): Promise<Finding> {
  const host = url.hostname;
  return new Promise((resolve) => {
    const socket = tls.connect({
      host,
      port: Number(url.port || 443),
      servername: host,
      timeout: TIMEOUT_MS,
    });
    const end = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () =>
      end(judgeCertificate(new Date(socket.getPeerCertificate().valid_to), now)),
    );
    socket.once('timeout', () => end(fault(`${host} did not answer.`, 'Check DNS, firewall and proxy.')));
    socket.once('error', (error) =>
      end(
        fault(`No trusted connection to ${host}: ${error.message}.`, 'Check the certificate of the proxy.'),
      ),
    );
  });
}

/** Plain http must lead to https, or be closed. */
async function checkRedirect(url: URL): Promise<Finding[]> {
  if (url.port !== '') return [];
  const answer = await ask(`http://${url.hostname}/`);
  const target = answer?.headers.get('location') ?? '';
  if (!answer || (answer.status >= 300 && answer.status < 400 && target.startsWith('https://')))
    return [good('Plain http leads to https.')];
  return [fault(`http://${url.hostname} answers without TLS.`, 'Let the proxy redirect it to https.')];
}

async function checkAnswers({ publicUrl }: Config, now: Date): Promise<Finding[]> {
  const page = await ask(publicUrl);
  if (!page)
    return [
      fault(`${publicUrl} does not answer.`, 'Start Passa, and check the proxy; then run this check again.'),
    ];
  const findings = judgeHeaders(page.headers, publicUrl.startsWith('https:'));
  const ready = await ask(new URL('/health/ready', publicUrl).href);
  findings.push(
    ready?.status === 200
      ? good('Passa is ready.')
      : fault('Passa is not ready.', 'Open /health/ready, which names the dependency that is missing.'),
  );
  findings.push(judgeClock(page.headers.get('date'), now));
  for (const path of DEVELOPER_PAGES) {
    const answer = await ask(new URL(path, publicUrl).href);
    if (answer?.status === 200)
      findings.push(fault(`${path} is open.`, 'Restart Passa with NODE_ENV=production.'));
  }
  findings.push(await checkSocket(publicUrl));
  return findings;
}

/** Judges the headers of the first page; a proxy may remove them. */
export function judgeHeaders(headers: Headers, isSecure: boolean): Finding[] {
  const missing = ['content-security-policy', 'x-content-type-options', 'referrer-policy'].filter(
    (name) => !headers.has(name),
  );
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  return [
    missing.length === 0
      ? good('The headers of Passa reach the visitor.')
      : fault(`Headers are missing: ${missing.join(', ')}.`, 'Let the proxy pass the headers of Passa on.'),
    ...(isSecure && seconds < LEAST_HSTS_SECONDS
      ? [
          fault(
            'Strict-Transport-Security is missing or short.',
            'Let the proxy pass the header of Passa on.',
          ),
        ]
      : []),
  ];
}

const WORST_SKEW_MS = 30_000;

function judgeClock(date: string | null, now: Date): Finding {
  const skew = Math.abs(new Date(date ?? now).getTime() - now.getTime());
  if (skew < WORST_SKEW_MS) return good('The clocks of this machine and of the answering one agree.');
  return fault(
    `The clocks differ by ${Math.round(skew / 1000)} s.`,
    'Run chrony or another NTP client on each machine.',
  );
}

async function checkSocket(publicUrl: string): Promise<Finding> {
  const socket = new WebSocket(
    new URL('/graphql', publicUrl.replace(/^http/, 'ws')),
    'graphql-transport-ws',
    {
      handshakeTimeout: TIMEOUT_MS,
    },
  );
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.close();
      resolve(good('Websockets pass.'));
    });
    socket.once('error', () =>
      resolve(
        fault(
          'Websockets do not pass: screens are not live.',
          'Let the proxy upgrade connections to /graphql.',
        ),
      ),
    );
  });
}

async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    return null;
  }
}

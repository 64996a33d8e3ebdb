import type { Config } from '../../../platform/config/config.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('settings');

/** Since which major version Node.js gets security fixes. */
const MAINTAINED_NODE = 22;
const SHORTEST_TOKEN = 24;

type Environment = Readonly<Record<string, string | undefined>>;

/** A switch that makes development easier and production unsafe, when it is on. */
interface OpenSwitch {
  name: string;
  isOpen: (config: Config, environment: Environment) => boolean;
  advice: string;
}

const OPEN_SWITCHES: readonly OpenSwitch[] = [
  { name: 'RATE_LIMITS', isOpen: ({ rateLimits }) => !rateLimits, advice: 'Remove RATE_LIMITS=off.' },
  {
    name: 'WEBHOOK_PRIVATE',
    isOpen: ({ webhookPrivate }) => webhookPrivate,
    advice: 'Remove WEBHOOK_PRIVATE.',
  },
  {
    name: 'PLAY_MONEY',
    isOpen: ({ playMoney }) => playMoney,
    advice: 'Remove PLAY_MONEY: it buys tickets without money.',
  },
  { name: 'FAILPOINT', isOpen: ({ failpoint }) => failpoint !== undefined, advice: 'Remove FAILPOINT.' },
  {
    name: 'PAYMENTS',
    isOpen: ({ payments }) => payments.sandboxUrl !== undefined,
    advice: 'Remove PAYMENTS=sandbox: it takes no money.',
  },
  {
    name: 'LOG_LEVEL',
    isOpen: ({ logLevel }) => logLevel === 'debug' || logLevel === 'trace',
    advice: 'Set LOG_LEVEL to info: a detailed log fills the disk.',
  },
  {
    name: 'NODE_TLS_REJECT_UNAUTHORIZED',
    isOpen: (_config, environment) => environment.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    advice: 'Remove it: connections to providers would accept any certificate.',
  },
  {
    name: 'NODE_OPTIONS',
    isOpen: (_config, environment) => /--inspect/.test(environment.NODE_OPTIONS ?? ''),
    advice: 'Remove --inspect: a debugger reads every secret.',
  },
];

/** Checks the environment variables, without a connection. */
export function checkSettings(config: Config, environment: Environment, nodeVersion: string): Finding[] {
  const findings = [
    config.production
      ? good('NODE_ENV is production.')
      : fault(
          'NODE_ENV is not production: demo accounts, the explorer and the mailbox at /dev/mail are open.',
          'Set NODE_ENV=production.',
        ),
    Number.parseInt(nodeVersion, 10) >= MAINTAINED_NODE
      ? good(`Node.js ${nodeVersion} gets security fixes.`)
      : warning(`Node.js ${nodeVersion} gets no security fixes any more.`, 'Install Node.js 24.'),
  ];
  const open = OPEN_SWITCHES.filter(({ isOpen }) => isOpen(config, environment));
  findings.push(
    ...open.map(({ name, advice }) => fault(`${name} is set for development or tests.`, advice)),
    ...(open.length === 0 ? [good('No switch for development or tests is on.')] : []),
    ...checkOrigins(config),
    checkMetrics(config),
  );
  if (config.ledger.testNetwork)
    findings.push(
      warning(
        `Contracts are settled on a test network (${config.ledger.network}), whose lumens have no value.`,
        'Tell partners that rounds on this ledger move no money.',
      ),
    );
  return findings;
}

function checkOrigins({ corsOrigins }: Config): Finding[] {
  const plain = corsOrigins.filter((origin) => !origin.startsWith('https://'));
  if (plain.length === 0) return [];
  return [
    fault(`CORS_ORIGINS names origins without TLS: ${plain.join(', ')}.`, 'Name origins with https only.'),
  ];
}

function checkMetrics({ metricsToken }: Config): Finding {
  if (metricsToken === undefined) return good('/metrics is closed.');
  if (metricsToken.length >= SHORTEST_TOKEN) return good('/metrics needs a token.');
  return fault(
    `METRICS_TOKEN has fewer than ${SHORTEST_TOKEN} characters.`,
    'Set a random one, such as the output of: openssl rand -hex 24',
  );
}

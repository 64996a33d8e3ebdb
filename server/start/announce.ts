import { ROLES } from '../platform/access/roles.ts';
import type { Config } from '../platform/config/config.ts';
import type { RunningProduct } from './start-product.ts';

/** Prints the product's address and the demo accounts to the terminal. */
export function announce({ config, app }: RunningProduct): void {
  const address = app.http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const lines = ['', `  Passa ${config.version} is ready at http://localhost:${port}`];
  if (!config.production) {
    lines.push(`  GraphQL explorer  http://localhost:${port}/graphql/explorer`);
    lines.push(`  Mail kept here    http://localhost:${port}/dev/mail`);
  }
  lines.push(`  Ledger (${config.ledger.network})  ${config.ledger.horizonUrl}`);
  if (config.production && config.ledger.testNetwork) lines.push(playMoneyLine(config));
  if (config.demoPassword !== undefined) {
    lines.push('', `  Demo accounts, all with the password ${config.demoPassword}`);
    lines.push(...ROLES.map((role) => `    ${role.padEnd(18)} ${role}@demo.passa.test`));
  }
  lines.push('', '  Stop with Ctrl-C.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns the notice for a production start that the ledger's money has no value. */
export function playMoneyLine({ playMoney, ledger }: Pick<Config, 'playMoney' | 'ledger'>): string {
  const rule = playMoney
    ? 'it buys tickets of the events whose organiser allows it, and marks them'
    : 'it buys no tickets (PLAY_MONEY=on lets organisers allow it)';
  return `  Play money        XLM of the test network "${ledger.network}" has no value: ${rule}`;
}

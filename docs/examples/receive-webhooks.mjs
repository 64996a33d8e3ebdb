// Receives webhooks of Passa, with nothing but Node.js. PORT=4600 WEBHOOK_SECRET=whsec_... node receive-webhooks.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { PORT = '', WEBHOOK_SECRET = '' } = process.env;
const missing = [
  ...(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535 ? [] : ['PORT: a number up to 65535, such as 4600']),
  ...(/^whsec_.+/.test(WEBHOOK_SECRET)
    ? []
    : ['WEBHOOK_SECRET: whsec_…, as createWebhookEndpoint returned it']),
];
if (missing.length > 0) {
  console.error(`Set in the environment:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}

const secret = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
const TOLERANCE_SECONDS = 300;
const seen = new Set();

/** Why a request is refused; undefined when its signature is right. */
function fault(headers, body) {
  const id = headers['webhook-id'];
  const seconds = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return 'too old';
  const wanted = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest();
  // While a secret is being exchanged there are two signatures; one of them must be ours.
  const signatures = (headers['webhook-signature'] ?? '').split(' ').map((one) => one.replace(/^v1,/, ''));
  const good = signatures
    .map((text) => Buffer.from(text, 'base64'))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted));
  return good ? undefined : 'wrong signature';
}

createServer((request, response) => {
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString('utf8');
    const refused = fault(request.headers, body);
    if (refused) return response.writeHead(400).end(`${refused}\n`);
    const { id, type, data } = JSON.parse(body);
    // The same id may come twice: a retry whose answer was lost, or a replay.
    const again = seen.has(id);
    seen.add(id);
    console.log(JSON.stringify({ type, id, again, data }));
    // Answer at once; do what takes long afterwards.
    response.writeHead(204).end();
  });
}).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));

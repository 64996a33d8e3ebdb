// Receives what Passa tells, with nothing but node. PORT=4600 WEBHOOK_SECRET=whsec_... node receive-webhooks.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
const TOLERANCE_SECONDS = 300;
const seen = new Set();

/** Why a telling is not to be believed; undefined when it is. */
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
    if (refused) return response.writeHead(400).end(refused);
    const { id, type, data } = JSON.parse(body);
    // The same id may come twice: a try whose answer was lost, or a replay.
    const again = seen.has(id);
    seen.add(id);
    console.log(JSON.stringify({ type, id, again, data }));
    // Answer at once; do what takes long afterwards.
    response.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));

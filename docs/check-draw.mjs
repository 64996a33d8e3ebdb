// Checks the draw of a waiting room:
//   node check-draw.mjs https://passa.example/waiting-room/<event>/draw.json [seed hash] [hash of your place]
// The seed hash is the one that you noted before the sale; without it, that of the draw itself is used.
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const [source = '', notedHash, own] = process.argv.slice(2);
const text = /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8');
const draw = JSON.parse(text);
const bytes = (hex) => Buffer.from(hex, 'hex');

const seedHash = createHash('sha256').update(bytes(draw.seed)).digest('hex');
if (seedHash !== (notedHash ?? draw.seed_hash)) {
  console.error('The seed does not have the hash that was published before the sale.');
  process.exit(1);
}
if (new Set(draw.places).size !== draw.places.length) {
  console.error('A place is listed twice.');
  process.exit(1);
}

const key = bytes(draw.seed + (draw.ledger?.hash ?? ''));
const lot = (hash) => createHmac('sha256', key).update(bytes(hash)).digest('hex') + hash;
const order = draw.places.map(lot).sort();
order.forEach((one, nth) => {
  const place = one.slice(64);
  if (own === undefined || own === place) console.log(`${nth + 1} ${place}`);
});
if (own !== undefined && !draw.places.includes(own)) console.log('This place was not drawn.');

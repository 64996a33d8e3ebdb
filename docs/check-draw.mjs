// Checks the draw of a waiting room:
//   node check-draw.mjs https://passa.example/waiting-room/<event>/draw.json
//     --seed-hash, --list-hash  as you noted them before the sale, and when it began
//     --place, --number         the hash of your place, and the number that you were given
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values: noted, positionals } = parseArgs({
  options: { 'seed-hash': text, 'list-hash': text, place: text, number: text },
  allowPositionals: true,
});
const source = positionals[0] ?? '';
const draw = JSON.parse(
  /^https?:/.test(source) ? await (await fetch(source)).text() : await readFile(source, 'utf8'),
);
const bytes = (hex) => Buffer.from(hex, 'hex');
const sha256 = (hex) => createHash('sha256').update(bytes(hex)).digest('hex');
const key = bytes(draw.seed + (draw.ledger?.hash ?? ''));
const lot = (place) => createHmac('sha256', key).update(bytes(place)).digest('hex') + place;
const order = draw.places.map(lot).sort();
const numberOf = (place) => order.findIndex((one) => one.endsWith(place)) + 1;

const faults = [];
const { 'seed-hash': seedHash = draw.seed_hash, 'list-hash': listHash = draw.list_hash } = noted;
if (sha256(draw.seed) !== seedHash)
  faults.push('The seed is not the one of the hash that was published before the sale.');
if (sha256(draw.places.join('')) !== listHash)
  faults.push('The list of places was changed after the sale began.');
if (new Set(draw.places).size !== draw.places.length) faults.push('A place is listed twice.');
const { place, number } = noted;
if (place && !draw.places.includes(place)) faults.push('This place was not drawn.');
else if (place && number && numberOf(place) !== Number(number))
  faults.push(`This place has another number: ${numberOf(place)}.`);

order.forEach((one, nth) => {
  if (!place || one.endsWith(place)) console.log(`${nth + 1} ${one.slice(64)}`);
});
if (!draw.ledger)
  console.error(
    'No ledger took part in this draw: the seed alone decided, and Passa knew it before the sale. This check cannot show that no one knew the order in advance.',
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

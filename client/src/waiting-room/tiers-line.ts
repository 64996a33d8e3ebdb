import { type Board, listed, words } from './page-data.ts';

const line = document.getElementById('tiers');
const names = line?.querySelector('b');

/** Says which tickets are sold through the room, where they are not all. */
export function showTiers({ tiers }: Board): void {
  if (!line || !names) return;
  line.hidden = tiers === null;
  if (tiers === null) return;
  const text = tiers.length === 0 ? words('forCoded') : words('forTiers', { tiers: listed(tiers) });
  if (names.textContent !== text) names.textContent = text;
}

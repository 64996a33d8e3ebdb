/** Figures that others published, from other machines: they are printed beside ours, and are no limit. */
export const BESIDE = { must: 0, aim: undefined, better: 'more' as const };

export const PUBLISHED =
  'TigerFans published 977 holds a second (without the payment; TigerBeetle and Redis), tb-perf 683 to 878 transfers a ' +
  'second of PostgreSQL on hot accounts (753 to 977 with fewer clients; three database machines, five of clients). ' +
  'Their machines were larger: the comparison is one of orders of magnitude.';

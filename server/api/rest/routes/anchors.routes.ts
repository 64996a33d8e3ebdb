import { type Route, route } from '../route.ts';

export const anchorRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/anchors/:root',
    lenient: true,
    operation: 'RestAnchor',
    variables: ({ params }) => ({ root: params.root ?? '' }),
    body: ({ anchor }) => ({
      root: anchor?.root,
      kind: anchor?.kind.toLowerCase(),
      size: anchor?.size,
      network: anchor?.network.toLowerCase(),
      passphrase: anchor?.passphrase,
      account: anchor?.account,
      transaction: anchor?.transactionHash,
      ledger: anchor?.ledger,
      closed_at: anchor?.closedAt,
      explorer_url: anchor?.explorerUrl ?? null,
    }),
  }),
];

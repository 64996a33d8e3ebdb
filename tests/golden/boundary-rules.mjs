/**
 * Which module may import which. A rule forbids imports from files that match `from` (and not `except`) to files that
 * match `to` (and not `unless`). Files are paths from the top of the checkout, packages are `npm:name`, built-in
 * modules `node:name`. With `types: true` type imports are allowed.
 */
const graphql = /^npm:(graphql|type-graphql|@apollo\/|@as-integrations\/|graphql-)/;
const http = /^(npm:(fastify|@fastify\/|ws$)|node:(http|https|http2|net)$|server\/api\/http\/)/;
const database = /^(npm:(typeorm|pg|pg-boss)$|server\/platform\/db\/|.*\.(reads|writes)\.ts$)/;
const stellar = /^npm:@stellar\//;
const decisions = /\.(rules|policy)\.ts$/;
/** The islands that browsers run as well. */
const sharedIslands =
  /^server\/lib\/(devices|limits|money|posters|scan|series|ticket-format|waiting-room|zones)\//;

export const rules = [
  {
    name: 'client imports shared islands alone of the server',
    from: /^client\//,
    to: /^(server|migrations|tests)\//,
    unless: sharedIslands,
  },
  {
    name: 'shared islands import nothing but each other',
    from: sharedIslands,
    to: /./,
    unless: sharedIslands,
  },
  { name: 'server knows no client', from: /^(server|migrations)\//, to: /^(client|tests)\// },
  {
    name: 'money is an island',
    from: /^server\/lib\/money\//,
    to: /^(server|client|migrations)\//,
    unless: /^server\/lib\/money\//,
  },
  {
    name: 'signing is an island',
    from: /^server\/lib\/signing\//,
    to: /^(server|client|migrations)\//,
    unless: /^server\/lib\/(signing|ticket-format)\//,
  },
  { name: 'rules and policies know no database', from: decisions, to: database },
  // The type of a row is a plain value for decisions.
  { name: 'rules and policies know no row classes', from: decisions, to: /\.row\.ts$/, types: true },
  { name: 'rules and policies know no GraphQL', from: decisions, to: graphql },
  {
    name: 'rules and policies know no GraphQL',
    from: decisions,
    to: /^server\/(api|platform)\/graphql\/|\.(schema|type|inputs|resolver)\.ts$/,
  },
  { name: 'rules and policies know no SDK', from: decisions, to: stellar },
  { name: 'rules and policies know no HTTP', from: decisions, to: http },
  {
    name: 'the API is above modules, platform and libraries',
    from: /^server\/(modules|platform|ledger|lib)\//,
    to: /^server\/(api|start|app\.ts|create-services\.ts)/,
  },
  {
    name: 'modules are above platform, ledger and libraries',
    from: /^server\/(platform|ledger|lib)\//,
    to: /^server\/modules\//,
  },
  { name: 'the platform is below the ledger', from: /^server\/platform\//, to: /^server\/ledger\// },
  { name: 'libraries import nothing but each other', from: /^server\/lib\//, to: /^server\/(?!lib\/)/ },
  {
    name: 'only programs and the app import the API',
    from: /^server\/(?!api|start|app\.ts)/,
    to: /^server\/api\//,
  },
  {
    name: 'a module is entered through its index.ts',
    from: /^server\//,
    // Only the app registers a module; an index that exported its resolvers would expose them to all.
    except: /^server\/(app|create-services)\.ts$/,
    to: /^server\/modules\/[^/]+\/(?!index\.ts$)/,
    sameRoom: /^server\/modules\/[^/]+\//,
  },
  {
    name: 'the Stellar SDK stays in ledger/stellar and the sandbox',
    from: /^(server|client|migrations)\//,
    except: /^server\/(ledger\/stellar|sandbox)\//,
    to: stellar,
  },
  {
    name: 'adapters of payment providers know only money, clock, cache, their port and their descriptor',
    from: /^server\/modules\/payments\/(?!attempts|callbacks|merchants|questions)[^/]+\//,
    to: /^server\/(?!lib\/money\/|platform\/(clock|promise-cache)\.ts$|modules\/payments\/((?!attempts|callbacks|merchants|questions)[^/]+\/[a-z.-]+|port|descriptor|credential\.rules)\.ts$)/,
  },
  {
    name: 'adapters of providers of messages to phones know only their port, their descriptor, phone numbers and replies',
    from: /^server\/modules\/phone\/(africas-talking|twilio|whatsapp)\//,
    to: /^server\/(?!lib\/phone\/|platform\/(clock|phone\/index)\.ts$|modules\/phone\/((africas-talking|twilio|whatsapp)\/[a-z.-]+|descriptor|exchange|choice\.rules)\.ts$)/,
  },
  {
    name: 'wallets of phones know only their port, their descriptor, pictures and zones',
    from: /^server\/modules\/wallet-passes\/(apple|google)\/(?!devices\.ts)/,
    to: /^server\/(?!lib\/(documents|language|zones)\/|platform\/(clock|config\/provider-settings)\.ts$|modules\/wallet-passes\/((apple|google)\/[a-z.-]+|descriptor|port|(pass|pem)\.rules)\.ts$)/,
  },
  {
    name: 'the SDK of Stripe stays in its adapter',
    from: /^(server|client|migrations)\//,
    except: /^server\/modules\/payments\/stripe\//,
    to: /^npm:stripe$/,
  },
  {
    name: 'typeorm stays in db, rows, reads, writes and migrations',
    from: /^(server|client)\//,
    except: /^server\/platform\/db\/|\.(row|reads|writes)\.ts$/,
    to: /^npm:typeorm$/,
  },
  {
    name: 'type-graphql stays in graphql and the decorator files',
    from: /^(server|client|migrations)\//,
    except: /^server\/(api|platform)\/graphql\/|\.(schema|type|inputs|resolver)\.ts$/,
    to: /^npm:type-graphql$/,
  },
  {
    name: 'resolvers know no rows, writes or ledger',
    from: /\.resolver\.ts$/,
    to: /\.(row|writes)\.ts$|^server\/ledger\//,
  },
  {
    name: 'REST routes know no module',
    from: /^server\/api\/rest\/[^/]+\/routes\.ts$/,
    to: /^server\/modules\//,
  },
  {
    name: 'only settlement and wallets use the ledger',
    from: /^server\//,
    except: /^server\/(ledger|modules\/wallets)\/|^server\/(app|create-services|start\/audit-verify)\.ts$/,
    to: /^server\/ledger\/(?!settlement\/index\.ts$)/,
  },
  {
    name: 'the product knows no sandbox',
    from: /^server\/(?!sandbox(-payments)?\/)/,
    to: /^server\/sandbox(-payments)?\//,
  },
  {
    name: 'the payment sandbox knows only the store of the other',
    from: /^server\/sandbox-payments\//,
    to: /^server\/(?!sandbox-payments\/|sandbox\/store\/open-store\.ts$)/,
  },
  { name: 'the sandbox knows no product', from: /^server\/sandbox\//, to: /^server\/(?!sandbox\/)/ },
  {
    name: 'client/src/ui knows no GraphQL',
    from: /^client\/src\/ui\//,
    to: /^npm:(@apollo\/client|graphql)|^client\/src\/(gql|apollo)\//,
  },
];

/** Files that are started otherwise than by an import. */
export const entries = [
  /^server\/start\//,
  /^server\/sandbox(-payments)?\/main\.ts$/,
  /^client\/src\/main\.tsx$/,
  /^client\/[^/]+\.(ts|mjs)$/,
  /^client\/src\/gql\//,
  // Built separately, as /sw.js.
  /^client\/src\/offline\/worker\/service-worker\.ts$/,
  /^client\/src\/first-view\/first-view\.tsx$/,
  /^client\/src\/waiting-room\/(room|solver)\.ts$/,
  // Loaded by name, through a glob.
  /^client\/src\/messages\/(fr|sw)\//,
  /^client\/src\/pages\/dashboard\/panels\/[^/]+\.tsx$/,
  /^migrations\/index\.ts$/,
  /\.d\.ts$/,
];

/** The readers of the environment: that of the product, and those of the sandboxes, which are other programs. */
export const environmentReaders = [
  'server/platform/config/env.ts',
  'server/sandbox/env.ts',
  'server/sandbox-payments/env.ts',
];

/**
 * Where a payment provider is named: in its folder, in the sandbox, in the catalogues and the texts of the site (`rooms`), and in the list.
 * All other files are exceptions, each group with its reason. They become fewer, never more.
 */
export const providerNames = {
  list: 'server/modules/payments/providers.ts',
  rooms:
    /^(tests|migrations|server\/sandbox-payments|client\/src\/(messages|content))\/|^server\/modules\/payments\/(?!attempts|callbacks|merchants|questions)[^/]+\/|\.gen\.ts$|^client\/src\/gql\//,
  except: [
    {
      reason:
        '`mpesa` is also a method of the documented API, which buyers choose: its values, texts and codes of faults.',
      files: [
        'server/api/embed/embed-page.ts',
        'server/api/embed/embed.messages.ts',
        'server/api/rest/tickets/provider-purchase.ts',
        'server/api/rest/tickets/purchase-input.ts',
        'server/api/rest/tickets/routes.ts',
        'server/modules/checkout/any-method/any-method.schema.ts',
        'server/modules/checkout/provider/provider-payment.resolver.ts',
        'server/modules/checkout/provider/provider-payment.schema.ts',
        'server/modules/checkout/provider/retry-payment.ts',
        'server/modules/payments/merchants/merchant.schema.ts',
        'server/modules/receipts/print/receipt.messages.ts',
        'server/platform/fault-codes.ts',
        'server/platform/graphql/enums.ts',
        'server/platform/vocabulary.ts',
      ],
    },
    {
      reason: 'The same method as a kind of destination of payouts, with its currency and its limits.',
      files: [
        'server/modules/payouts/payout.rules.ts',
        'server/modules/payouts/payout.schema.ts',
        'server/modules/payouts/send-payout.ts',
        'server/modules/payouts/set-destination.ts',
      ],
    },
    {
      reason: 'The facts of the methods that a provider collects, by which all screens decide.',
      files: ['client/src/features/payment-methods/provider-methods.ts'],
    },
    {
      reason: 'The demo connects its organiser to merchants of the sandbox.',
      files: ['server/modules/demo/connect-demo-payments.ts'],
    },
    {
      reason: 'No providers: the stripes of a picture, and a common password.',
      files: [
        'server/lib/posters/poster-categories.ts',
        'server/modules/identity/passwords/password.rules.ts',
      ],
    },
  ],
};

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Source of the product. The sandboxes are programs of their own, for development and tests. */
const sources = ['server', 'client/src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^server\/sandbox|\/gql\/|\.gen\.ts$/.test(file)),
);
const texts = new Map(sources.map((file) => [file, readFileSync(new URL(file, root), 'utf8')]));

const filesWith = (pattern: RegExp): string[] =>
  [...texts]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();

/** What is dangerous, and the files that use it for a reason. */
const CALLS: [what: string, pattern: RegExp, allowed: Record<string, string>][] = [
  ['code from text', /\beval\(|new Function\(|\bvm\.|from 'node:vm'/, {}],
  [
    'markup from text',
    /\binnerHTML\b|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/,
    {},
  ],
  ['a shell', /\bexec\(`|\bexecSync\(|shell: true|\bexecFile\(/, {}],
  [
    'another program',
    /from 'node:child_process'/,
    {
      'server/platform/db/embedded/initialise.ts': 'the embedded PostgreSQL, with a list of arguments',
      'server/platform/db/embedded/leftovers.ts': 'the embedded PostgreSQL',
      'server/platform/db/embedded/postmaster.ts': 'the embedded PostgreSQL',
      'server/start/child-program.ts': 'our own programs',
      'server/start/codegen.mjs': 'the build',
      'server/start/dev.mjs': 'development',
      'server/start/prepare.mjs': 'the build',
      'server/start/run-sandbox.ts': 'our own ledger',
    },
  ],
  ['certificates that are not verified', /rejectUnauthorized:\s*false|checkServerIdentity/, {}],
  ['a lenient parser of HTTP', /insecureHTTPParser/, {}],
  ['a cipher without authentication, or block by block', /-ecb|-cbc|createCipher\(|'des-|'rc4/i, {}],
  [
    'a broken hash',
    /createH(?:ash|mac)\('(?:md5|sha1|ripemd)|algorithm: 'SHA1'/i,
    {
      'server/modules/identity/factors/factor.rules.ts':
        'HMAC in RFC 6238: all authenticator apps know no other',
      'server/modules/phone/twilio/twilio.rules.ts': 'HMAC of callbacks: Twilio signs in no other way',
      'server/modules/wallet-passes/apple/pkpass.ts':
        'digests of the files of a pass: Apple knows no others; the signature over them is by SHA-256',
    },
  ],
  [
    'padding of PKCS #1 v1.5',
    /RSA_PKCS1_PADDING/,
    { 'server/modules/payments/mpesa/daraja-messages.ts': 'Safaricom accepts no other' },
  ],
  [
    'numbers that can be guessed, outside of pauses and choices among channels',
    /Math\.random\(/,
    {
      'client/src/apollo/socket-link.ts': 'pauses',
      'client/src/waiting-room/room.ts': 'pauses',
      'server/api/graphql/subscribe-patiently.ts': 'pauses',
      'server/api/websocket/socket-guard.ts': 'pauses',
      'server/ledger/settlement/outbox/tracked-intent.ts': 'pauses',
      'server/ledger/settlement/submission/channels.ts': 'choice among free channels',
      'server/ledger/settlement/submission/submitter.ts': 'pauses',
      'server/ledger/settlement/submission/transaction-builder.ts': 'pauses',
      'server/ledger/stellar/pacing.ts': 'pauses',
    },
  ],
  [
    'a message from another window',
    /window\.addEventListener\('message'|onmessage\s*=/,
    {
      'client/src/offline/use-offline-page.ts': 'the port of its own service worker',
      'client/src/waiting-room/join.ts': 'its own worker',
    },
  ],
  ['a field that refuses to be pasted into', /onPaste|autoComplete="off"[^>]*PasswordInput/, {}],
  [
    'a field that shows what is typed as a password',
    /<TextInput(?:(?!\/>)[\s\S]){0,600}(?:current|new)-password|type=['"]password/,
    {},
  ],
];

it.each(CALLS)('stands only where a reason is written here: %s', (_what, pattern, allowed) => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(filesWith(pattern)).toEqual(Object.keys(allowed).sort());
});

it('every pattern finds what it is for', () => {
  const examples = [
    'eval(text)',
    'node.innerHTML = text',
    "spawn('ls', { shell: true })",
    "import { spawn } from 'node:child_process'",
    '{ rejectUnauthorized: false }',
    '{ insecureHTTPParser: true }',
    "createCipheriv('aes-256-cbc', key, iv)",
    "createHash('md5')",
    'constants.RSA_PKCS1_PADDING',
    'Math.random()',
    "window.addEventListener('message', hear)",
    '<PasswordInput onPaste={refuse} />',
    '<TextInput autoComplete="new-password" />',
  ];
  expect(CALLS.map(([, pattern], at) => pattern.test(examples[at] ?? ''))).toEqual(CALLS.map(() => true));
});

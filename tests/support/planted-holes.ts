/** A hole of one kind, planted in the source of the product, and the test that must find it. */
export interface PlantedHole {
  name: string;
  /** Class of docs/security.md: the beginning of its row. */
  class: string;
  file: string;
  /** Stands once in the file. */
  text: string;
  /** What an attacker would wish to stand there. */
  hole: string;
  /** A second guard of the file, which alone would keep the attacker out, and what stands there instead. */
  second?: { text: string; hole: string };
  test: string;
  project: 'unit' | 'integration';
  /** Part of the title of the test; without it, the whole file is run. */
  title?: string;
}

export const PLANTED_HOLES: readonly PlantedHole[] = [
  {
    name: 'links-of-any-purpose',
    class: 'Secret of one purpose accepted for another',
    file: 'server/modules/identity/credentials.ts',
    text: `.update(\`\${purpose}:\${id}\`)`,
    hole: '.update(id)',
    test: 'tests/integration/security/secrets-of-links.test.ts',
    project: 'integration',
  },
  {
    name: 'markup-in-mails',
    class: 'Placeholders in names and mails run code',
    file: 'server/lib/language/escape-html.ts',
    text: 'ENTITIES[character] as string',
    hole: 'character',
    test: 'tests/unit/documents/mail-and-calendar.test.ts',
    project: 'unit',
  },
  {
    name: 'tickets-of-others',
    class: 'Objects of another organiser or event by their id',
    file: 'server/platform/access/actor.ts',
    text: 'return actor.issuerId === issuerId && actsOnEvent(actor, eventId);',
    hole: 'return actsOnEvent(actor, eventId) || issuerId !== null;',
    test: 'tests/golden/foreign-objects.test.ts',
    project: 'integration',
  },
  {
    name: 'unmasked-exports',
    class: 'Exports with data that the screen masks',
    file: 'server/modules/reports/report.policy.ts',
    text: '(!personal || sees)',
    hole: '(!personal || sees || true)',
    test: 'tests/golden/export-matrix.test.ts',
    project: 'integration',
  },
  {
    name: 'private-addresses',
    class: 'Server-side requests: redirects, names that resolve again',
    file: 'server/modules/webhooks/deliveries/post-guarded.ts',
    text: 'found.some(({ address }) => !isPublicAddress(address))',
    hole: 'found.length === 0',
    test: 'tests/unit/webhooks/address-guard.test.ts',
    project: 'unit',
  },
  {
    name: 'payment-of-another-order',
    class: 'Payment answer replayed to another order',
    file: 'server/modules/payments/payment.rules.ts',
    text: 'if (intentId !== null && intentId !== attempt.id) return false;',
    hole: '',
    second: {
      text: "source === 'query' && intentId === attempt.id && state !== 'unknown'",
      hole: "source === 'query' && state !== 'unknown'",
    },
    test: 'tests/unit/payments/payment-rules.test.ts',
    project: 'unit',
  },
  {
    name: 'hidden-tiers',
    class: 'Hidden or unpublished tier bought by its id',
    file: 'server/modules/orders/listing/listing.rules.ts',
    text: 'if (!tier || (tier.hidden && !(code && opensTier(code, tier.terms.tierId)))) throw',
    hole: 'if (!tier || (tier.hidden && code && !opensTier(code, tier.terms.tierId))) throw',
    test: 'tests/integration/security/forged-purchases.test.ts',
    project: 'integration',
  },
  {
    name: 'end-of-script',
    class: '`</script>` in inline JSON and titles',
    file: 'server/api/pages/page-head.ts',
    text: '/[<>&\\u2028\\u2029]/g,',
    hole: '/[&\\u2028\\u2029]/g,',
    test: 'tests/integration/http/public-pages.test.ts',
    project: 'integration',
  },
  {
    name: 'overused-codes',
    class: 'Promo code used more often than allowed, in a race',
    file: 'migrations/1710000012100-create-events.ts',
    text: 'CHECK (used >= 0 AND (most_uses IS NULL OR used <= most_uses))',
    hole: 'CHECK (used >= 0)',
    test: 'tests/integration/selling/codes.test.ts',
    project: 'integration',
    title: 'are used no oftener than they may be',
  },
  {
    name: 'formulas',
    class: 'Formulas in CSV files',
    file: 'server/lib/documents/csv.ts',
    text: `value.replaceAll(FORMULA, "$1'")`,
    hole: 'value',
    test: 'tests/unit/documents/csv-line.test.ts',
    project: 'unit',
  },
  {
    name: 'system-settings-for-organisers',
    class: 'Code, files or system settings in the hands of an organiser',
    file: 'server/modules/operations/settings/setting.resolver.ts',
    text: "@Requires('MANAGE_SYSTEM')\n  @Mutation('setting'",
    hole: "@Requires('EDIT_EVENTS')\n  @Mutation('setting'",
    test: 'tests/integration/settings/settings.test.ts',
    project: 'integration',
    title: 'are for system admins to set',
  },
  {
    name: 'sessions-outlive-password',
    class: 'Sessions that outlive a password; uploads; stored scripts',
    file: 'server/modules/identity/passwords/change-password.ts',
    text: "await endSessions(tx, userId, 'password_changed', { except: kept })",
    hole: '[] as string[]',
    test: 'tests/integration/identity/passwords.test.ts',
    project: 'integration',
    title: 'keeps the session that asks and ends the others',
  },
  {
    name: 'forged-quantities',
    class: 'Amounts and quantities that the caller forges',
    file: 'server/modules/orders/order-request.rules.ts',
    text: 'Number.isInteger(quantity) && quantity >= 1 ? counted + quantity : Number.NaN',
    hole: 'counted + Math.max(1, Math.round(quantity))',
    test: 'tests/integration/security/forged-purchases.test.ts',
    project: 'integration',
  },
];

/** Classes whose tests plant their holes themselves, in servers of their own. */
export const PLANTED_IN_PLACE: Readonly<Record<string, string>> = {
  'Polluted prototypes and deep nesting': 'tests/integration/security/hostile-calls.test.ts',
  'SQL in sort and search arguments': 'tests/integration/security/hostile-calls.test.ts',
  'The detections of graphql-cop': 'tests/integration/security/graphql-detections.test.ts',
  'Guesses under aliases': 'tests/integration/security/brute-force.test.ts',
  'Schema learnt from suggestions': 'tests/integration/security/graphql-detections.test.ts',
};

/** Returns the source with the hole that PLANTED_HOLE names. */
export function withHole(file: string, source: string, name: string | undefined): string {
  const hole = PLANTED_HOLES.find((one) => one.name === name && one.file === file);
  if (hole === undefined) return source;
  const planted = source.replace(hole.text, () => hole.hole);
  const { second } = hole;
  return second === undefined ? planted : planted.replace(second.text, () => second.hole);
}

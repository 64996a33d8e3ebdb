/** Why a value is left out, or stays. */
interface Because {
  because: string;
}

/** A column with personal data. */
export interface PersonalColumn {
  /** `part.field` of the export that shows it. */
  exported: `${string}.${string}` | Because;
  /** An SQL expression over the row that replaces the value at the erasure; left out where the row is deleted. */
  erased?: string | Because;
}

/** How long the rows of a table are personal. */
export type Period =
  | 'account'
  | 'audit'
  | 'books'
  | 'buyers'
  | 'deliveries'
  | 'guests'
  | 'ledger'
  | 'links'
  | 'mails'
  | 'messages'
  | 'notifications'
  | 'questions'
  | 'security'
  | 'staff'
  | 'waiting';

export interface PersonalTable {
  /**
   * Condition of the rows `t` of a person: $1 is the ID of the account, null for a guest without one; $2 the confirmed
   * address in lower case, null without one.
   */
  rows: string;
  /** Whether the erasure deletes the rows. By default it replaces the values of columns. */
  deletes?: true;
  /** The command of another module that erases the rows, because seats or mails depend on them. */
  erasedBy?: string;
  /** Condition of rows that wait for the erasure, and why: the retention erases them. */
  waits?: { while: string; because: string };
  kept: Period;
  columns: Record<string, PersonalColumn>;
}

/** SQL of the placeholders of a deleted person. `$3` is an address that no mail reaches. */
export const DELETED_NAME = 'Deleted person';
const NAME = `'${DELETED_NAME}'`;
const ADDRESS = '$3';
/** Another address for each row, where two of a person would collide. */
const ADDRESS_OF_ROW = `'deleted-' || gen_random_uuid() || '@deleted.invalid'`;
const NONE = 'NULL';

/** Tickets `k` of the person. */
const OWN_TICKET = '(k.user_id = $1 OR (k.user_id IS NULL AND k.holder_email = $2))';
/** Orders `o` of the person. */
const OWN_ORDER = '(o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2))';
const REPORTED = `jsonb_build_object('name', ${NAME}, 'email', ${ADDRESS}, 'phone', '')`;
/** A report about a ticket names its holder; one about an order, its buyer and the holders of its tickets. */
const REPORTED_HOLDERS = `(SELECT coalesce(jsonb_agg(CASE WHEN EXISTS (SELECT FROM tickets k
    WHERE k.id = (entry.ticket->>'id')::uuid AND ${OWN_TICKET})
    THEN jsonb_set(entry.ticket, '{holder}', ${REPORTED}) ELSE entry.ticket END ORDER BY entry.nth), '[]')
  FROM jsonb_array_elements(t.data#>'{order,tickets}') WITH ORDINALITY AS entry (ticket, nth))`;
const REPORTED_BUYER = `CASE WHEN EXISTS (SELECT FROM orders o WHERE o.id = t.subject_id AND ${OWN_ORDER})
  THEN ${REPORTED} ELSE coalesce(t.data#>'{order,buyer}', 'null') END`;

const OF_ACCOUNT = 't.user_id = $1';
const OF_ORDER = `EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND ${OWN_ORDER})`;

/**
 * SQL of the phone numbers to which the person, $1 or the address $2, alone had messages sent. A number is not confirmed: one
 * that is on the order of another person too may be theirs.
 */
export const OWN_NUMBERS = `SELECT p.number FROM order_phones p JOIN orders o ON o.id = p.order_id
  GROUP BY p.number HAVING bool_and((o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2)) IS TRUE)`;
const CHOICE = {
  because:
    'It says whether the number has stopped messages, so that none reaches it again. Otherwise it is deleted with the last message to it.',
};

const DEVICE = {
  because: 'A random name that a device gave itself for its pass: it says nothing of the person.',
};
const SECRET = { because: 'A secret, or a digest of one: it says nothing of the person.' };
const ON_LEDGER = {
  because: 'A public key on the ledger, which cannot be changed. Agreements and payments name it as proof.',
};
const BOOKS = { because: 'A record of the books of the organiser, which the law says to keep.' };
const AUDIT = {
  because:
    'The audit log is a chain of hashes, kept as evidence. It names the account and the address that acted.',
};
const COUNTED = {
  because: 'A digest that counts the tickets of a person per event. It is deleted 30 days after the event.',
};
const OF_RECIPIENT = {
  because: 'It belongs to the correspondence of the other person. The name is removed.',
};

/**
 * Every column with personal data, in the order of the erasure: tables that find their rows through orders and tickets
 * stand before these. `tests/golden/personal-columns.test.ts` fails for a column of text that stands nowhere here.
 */
export const PERSONAL_TABLES: Record<string, PersonalTable> = {
  sessions: {
    rows: OF_ACCOUNT,
    kept: 'security',
    columns: {
      address: { exported: 'sessions.address', erased: NONE },
      user_agent: { exported: 'sessions.user_agent', erased: NONE },
      country: { exported: 'sessions.country', erased: NONE },
      door_device: { exported: 'sessions.door_device', erased: NONE },
      device_hash: { exported: SECRET, erased: NONE },
    },
  },
  refresh_tokens: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: { hash: { exported: SECRET }, used_by: { exported: SECRET } },
  },
  known_devices: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: { mark: { exported: SECRET } },
  },
  api_keys: {
    rows: OF_ACCOUNT,
    kept: 'security',
    columns: {
      name: { exported: 'api_keys.name', erased: NONE },
      networks: { exported: 'api_keys.networks', erased: "'{}'" },
      prefix: {
        exported: 'api_keys.prefix',
        erased: {
          because: 'The first characters of a revoked key, by which a leaked one is found. No name in them.',
        },
      },
    },
  },
  authenticators: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'account',
    columns: {
      name: { exported: 'authenticators.name' },
      sealed_secret: { exported: SECRET },
      credential_id: { exported: SECRET },
      public_key: { exported: SECRET },
      transports: { exported: SECRET },
    },
  },
  one_time_tokens: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: { hash: { exported: SECRET } },
  },
  recovery_codes: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'account',
    columns: { digest: { exported: SECRET } },
  },
  sign_in_challenges: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: { digest: { exported: SECRET } },
  },
  factor_recoveries: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: {
      outcome: { exported: { because: 'How an attempt ended: the audit log has it.' } },
    },
  },
  email_changes: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'security',
    columns: {
      new_email: { exported: 'email_changes.new_email' },
      outcome: { exported: 'email_changes.outcome' },
    },
  },
  confirmed_addresses: {
    rows: 't.email = $2',
    deletes: true,
    kept: 'guests',
    columns: { email: { exported: 'confirmed_addresses.email' } },
  },
  audit_entries: {
    rows: '(t.user_id = $1 OR (t.user_id IS NULL AND lower(t.user_email) = $2))',
    kept: 'audit',
    columns: {
      user_email: { exported: 'activity.user_email', erased: AUDIT },
      address: { exported: 'activity.address', erased: AUDIT },
      details: { exported: 'activity.details', erased: AUDIT },
      error: { exported: 'activity.error', erased: AUDIT },
    },
  },
  notifications: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'notifications',
    columns: {
      data: { exported: 'notifications.data' },
      link: { exported: 'notifications.link' },
      subject_key: { exported: { because: 'The ID of what the notification is about.' } },
    },
  },
  notification_preferences: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'account',
    columns: { kind: { exported: 'notification_preferences.kind' } },
  },
  message_batch_recipients: {
    rows: '(t.user_id = $1 OR t.email = $2::citext)',
    kept: 'messages',
    columns: { email: { exported: 'group_messages_received.email', erased: ADDRESS_OF_ROW } },
  },
  message_batches: {
    rows: 't.sender_id = $1',
    kept: 'messages',
    columns: {
      subject: { exported: 'group_messages.subject', erased: OF_RECIPIENT },
      body: { exported: 'group_messages.body', erased: OF_RECIPIENT },
    },
  },
  messages: {
    rows: '(t.sender_id = $1 OR t.recipient_id = $1 OR t.guest_email = $2::citext)',
    kept: 'messages',
    columns: {
      subject: { exported: 'messages.subject', erased: OF_RECIPIENT },
      body: { exported: 'messages.body', erased: OF_RECIPIENT },
      guest_name: {
        exported: 'messages.guest_name',
        erased: `CASE WHEN t.guest_email = $2::citext THEN ${NAME} ELSE t.guest_name END`,
      },
      guest_email: {
        exported: 'messages.sender_email',
        erased: `CASE WHEN t.guest_email = $2::citext THEN ${ADDRESS}::citext ELSE t.guest_email END`,
      },
      addressed_to: {
        exported: { because: 'The address that the sender typed: the same as that of the recipient.' },
        erased: `CASE WHEN t.addressed_to IS NOT NULL AND (t.recipient_id = $1 OR t.guest_email = $2::citext)
          THEN ${ADDRESS} ELSE t.addressed_to END`,
      },
    },
  },
  phone_numbers: {
    rows: `t.number IN (${OWN_NUMBERS})`,
    kept: 'mails',
    columns: {
      number: { exported: 'phone_messages_to.number', erased: CHOICE },
    },
  },
  ticket_codes: {
    rows: `t.number IN (${OWN_NUMBERS})`,
    deletes: true,
    kept: 'links',
    columns: {
      number: { exported: 'phone_messages_to.number' },
      pass_hash: { exported: SECRET },
    },
  },
  phone_outbox: {
    rows: `(${OF_ORDER} OR t.recipient IN (${OWN_NUMBERS}))`,
    deletes: true,
    kept: 'mails',
    columns: {
      recipient: { exported: 'phone_messages.recipient' },
      payload: { exported: { because: 'The data of a message that the recipient has.' } },
      cause: { exported: { because: 'The event and the number of the message, which the export shows.' } },
      failure: { exported: { because: 'What the provider of messages said.' } },
    },
  },
  order_phones: {
    rows: OF_ORDER,
    deletes: true,
    kept: 'guests',
    columns: { number: { exported: 'phone_messages_to.number' } },
  },
  checkout_answers: {
    rows: `(${OF_ORDER} OR EXISTS (SELECT FROM tickets k WHERE k.id = t.ticket_id
      AND (k.user_id = $1 OR (k.user_id IS NULL AND k.holder_email = $2))))`,
    deletes: true,
    kept: 'questions',
    columns: { value: { exported: 'checkout_answers.answer' } },
  },
  payment_callbacks: {
    rows: `t.attempt_id IN (SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2))`,
    deletes: true,
    waits: {
      while: `t.handled_at IS NULL OR EXISTS (SELECT FROM refunds r WHERE r.attempt_id = t.attempt_id
        AND r.state IN ('waiting', 'paying'))`,
      because: 'A payment or refund is under way.',
    },
    kept: 'links',
    columns: {
      body: { exported: { because: 'What the provider reported, which becomes the payment in the export.' } },
      headers: { exported: { because: 'Headers of the report of the provider.' } },
    },
  },
  payment_attempts: {
    rows: OF_ORDER,
    waits: {
      while: `EXISTS (SELECT FROM refunds r WHERE r.attempt_id = t.id AND r.state IN ('waiting', 'paying'))`,
      because: 'A refund is paid to this number.',
    },
    kept: 'guests',
    columns: {
      phone: { exported: 'payments.phone', erased: NONE },
      payer: { exported: 'payments.payer', erased: NONE },
      receipt: { exported: 'payments.receipt', erased: BOOKS },
    },
  },
  receipt_buyers: {
    rows: `EXISTS (SELECT FROM sales_receipts r JOIN orders o ON o.id = r.order_id WHERE r.id = t.receipt_id
      AND (o.user_id = $1 OR (o.user_id IS NULL AND o.buyer_email = $2)))`,
    kept: 'books',
    columns: {
      name: { exported: 'receipts.name', erased: NAME },
      email: { exported: 'receipts.email', erased: ADDRESS },
    },
  },
  revocations: {
    rows: '(t.revoked_by = $1 OR (t.revoked_by IS NULL AND lower(t.actor) = $2))',
    kept: 'staff',
    columns: { actor: { exported: 'revocations.actor', erased: ADDRESS } },
  },
  webhook_happenings: {
    rows: `t.data ?| ARRAY['order', 'ticket'] AND t.subject_id IN (SELECT o.id FROM orders o WHERE ${OWN_ORDER}
      UNION SELECT k.id FROM tickets k WHERE ${OWN_TICKET} UNION SELECT k.order_id FROM tickets k WHERE ${OWN_TICKET})`,
    kept: 'deliveries',
    columns: {
      data: {
        exported: {
          because: 'Reports to the organiser about orders and tickets, which the export shows.',
        },
        erased: `CASE WHEN t.data ? 'ticket' THEN jsonb_set(t.data, '{ticket,holder}', ${REPORTED})
          ELSE jsonb_set(jsonb_set(t.data, '{order,buyer}', ${REPORTED_BUYER}), '{order,tickets}', ${REPORTED_HOLDERS}) END`,
      },
    },
  },
  orders: {
    rows: '(t.user_id = $1 OR (t.user_id IS NULL AND t.buyer_email = $2))',
    kept: 'guests',
    columns: {
      buyer_name: { exported: 'orders.buyer_name', erased: NAME },
      buyer_email: { exported: 'orders.buyer_email', erased: ADDRESS },
      buyer_phone: { exported: 'orders.buyer_phone', erased: "''" },
      language: {
        exported: 'orders.language',
        erased: { because: 'The language of the mails of the order.' },
      },
      network: { exported: COUNTED, erased: NONE },
      buyer_keys: { exported: COUNTED, erased: COUNTED },
    },
  },
  wallet_pass_devices: {
    rows: `EXISTS (SELECT FROM tickets k WHERE k.id = t.ticket_id AND ${OWN_TICKET})`,
    deletes: true,
    kept: 'guests',
    columns: {
      device_id: { exported: DEVICE },
      push_token: { exported: DEVICE },
    },
  },
  tickets: {
    rows: '(t.user_id = $1 OR (t.user_id IS NULL AND t.holder_email = $2))',
    kept: 'guests',
    columns: {
      holder_name: { exported: 'tickets.holder_name', erased: NAME },
      holder_email: { exported: 'tickets.holder_email', erased: ADDRESS },
      holder_phone: { exported: 'tickets.holder_phone', erased: "''" },
    },
  },
  ticket_links: {
    rows: 't.email = $2',
    deletes: true,
    kept: 'links',
    columns: {
      email: { exported: 'ticket_links.email' },
      hash: { exported: SECRET },
      pass_hash: { exported: SECRET },
    },
  },
  event_ticket_links: {
    rows: 't.email = $2',
    deletes: true,
    kept: 'links',
    columns: { email: { exported: 'event_ticket_links.email' }, hash: { exported: SECRET } },
  },
  waiting_entries: {
    rows: 't.email = $2',
    erasedBy: 'leaveAllWaitlists',
    kept: 'waiting',
    columns: {
      name: { exported: 'waiting_list.name' },
      email: { exported: 'waiting_list.email' },
      language: { exported: 'waiting_list.language' },
      secret_hash: { exported: SECRET },
    },
  },
  buyer_refusals: {
    rows: 't.email = $2',
    erasedBy: 'purgeRefusals',
    kept: 'buyers',
    columns: {
      name: { exported: 'refused_purchases.name' },
      email: { exported: 'refused_purchases.email' },
      phone: { exported: 'refused_purchases.phone' },
      keys: { exported: COUNTED },
    },
  },
  issuer_followers: {
    rows: 't.email = $2',
    erasedBy: 'purgeFollows',
    kept: 'account',
    columns: {
      email: { exported: 'followed_issuers.email' },
      language: { exported: 'followed_issuers.language' },
      confirm_hash: { exported: SECRET },
      stop_hash: { exported: SECRET },
    },
  },
  staff_invitations: {
    rows: 't.email = $2',
    deletes: true,
    kept: 'staff',
    columns: {
      email: { exported: 'staff_invitations.email' },
      name: { exported: 'staff_invitations.name' },
      token_hash: { exported: SECRET },
    },
  },
  partners: {
    rows: '(t.user_id = $1 OR (t.user_id IS NULL AND t.email = $2))',
    kept: 'staff',
    columns: {
      name: { exported: 'partnerships.name', erased: NAME },
      email: { exported: 'partnerships.email', erased: ADDRESS_OF_ROW },
      public_key: { exported: 'partnerships.public_key', erased: ON_LEDGER },
    },
  },
  contract_signatories: {
    rows: OF_ACCOUNT,
    kept: 'ledger',
    columns: { public_key: { exported: 'contracts_signed.public_key', erased: ON_LEDGER } },
  },
  own_signing_keys: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'account',
    columns: { public_key: { exported: 'own_signing_keys.public_key' } },
  },
  signing_key_proofs: {
    rows: OF_ACCOUNT,
    deletes: true,
    kept: 'account',
    columns: {
      public_key: { exported: 'own_signing_keys.public_key' },
      hash: { exported: SECRET },
      envelope_xdr: { exported: { because: 'A message to sign, with the key alone in it.' } },
    },
  },
  round_authorizations: {
    rows: OF_ACCOUNT,
    kept: 'ledger',
    columns: {
      public_key: { exported: 'releases_signed.public_key', erased: ON_LEDGER },
      signature: { exported: SECRET, erased: ON_LEDGER },
    },
  },
  round_payments: {
    rows: '(t.user_id = $1 OR EXISTS (SELECT FROM partners p WHERE p.id = t.partner_id AND p.user_id = $1))',
    kept: 'books',
    columns: {
      name: { exported: 'releases_received.name', erased: BOOKS },
      destination: { exported: 'releases_received.destination', erased: ON_LEDGER },
    },
  },
  expenses: {
    rows: 't.submitted_by = $1',
    kept: 'books',
    columns: {
      description: { exported: 'expenses.description', erased: BOOKS },
      receipt_link: { exported: 'expenses.receipt_link', erased: BOOKS },
    },
  },
  receipts: {
    rows: OF_ACCOUNT,
    kept: 'books',
    columns: {
      file_name: { exported: 'expense_receipts.file_name', erased: BOOKS },
      content: {
        exported: { because: 'The picture or PDF is with the expense, where it can be opened.' },
        erased: BOOKS,
      },
    },
  },
  guest_lists: {
    rows: 't.created_by = $1',
    kept: 'staff',
    columns: {
      file_name: {
        exported: 'guest_lists_sent.file_name',
        erased: { because: 'The name of a file of the organiser.' },
      },
    },
  },
  wallets: {
    rows: OF_ACCOUNT,
    kept: 'ledger',
    columns: { public_key: { exported: 'wallets.public_key', erased: ON_LEDGER } },
  },
  wallet_movements: {
    rows: OF_ACCOUNT,
    kept: 'ledger',
    columns: {
      public_key: { exported: 'wallet_movements.public_key', erased: ON_LEDGER },
      counterparty: { exported: 'wallet_movements.counterparty', erased: ON_LEDGER },
      memo: { exported: 'wallet_movements.memo', erased: ON_LEDGER },
    },
  },
  phone_batches: {
    rows: 't.sender_id = $1',
    kept: 'messages',
    columns: { body: { exported: 'phone_messages_sent.body', erased: OF_RECIPIENT } },
  },
  mail_outbox: {
    rows: 'lower(t.recipient) = $2',
    waits: {
      while: `t.state = 'queued'`,
      because: 'The mail is still to be sent, such as the confirmation of the erasure.',
    },
    kept: 'mails',
    columns: {
      recipient: { exported: 'mails.recipient', erased: ADDRESS },
      payload: { exported: { because: 'The data of a mail that the recipient has.' }, erased: "'{}'" },
      last_error: { exported: { because: 'What the mail server said.' }, erased: NONE },
    },
  },
  users: {
    rows: 't.id = $1',
    kept: 'account',
    columns: {
      name: { exported: 'account.name', erased: NAME },
      email: { exported: 'account.email', erased: ADDRESS },
      phone: { exported: 'account.phone', erased: NONE },
      theme: { exported: 'account.theme', erased: NONE },
      language: { exported: 'account.language', erased: NONE },
      password_hash: { exported: SECRET, erased: '$4' },
    },
  },
};

/** Types whose values say nothing of a person alone: the row does, by its columns above. */
export const PLAIN_TYPES: Readonly<Record<string, string>> = {
  uuid: 'reference',
  _uuid: 'reference',
  bool: 'state',
  timestamptz: 'time',
  int2: 'figure',
  int4: 'figure',
  int8: 'figure',
  numeric: 'figure',
  xid8: 'figure',
};

/** What a column of text holds that is no personal data. */
export const PLAIN_KINDS = {
  state: 'A word of a fixed list, such as a status.',
  organisation: 'Text of an organiser about its own business.',
  proof: 'A record of the ledger, or of a draw, that anyone can check.',
  digest: 'A digest, a signature or a sealed secret.',
  technical: 'Names and numbers of the product, its files and its providers.',
} as const;

/** Every other column of text, by kind, separated by spaces. */
export const PLAIN_COLUMNS: Readonly<Record<string, Partial<Record<keyof typeof PLAIN_KINDS, string>>>> = {
  account_changes: { state: 'kind state', organisation: 'label replaces' },
  anchor_batches: { proof: 'kind state account', digest: 'chunk_roots audit_hash root transaction_hash' },
  anchor_chunks: { digest: 'hashes' },
  anchor_cursors: { proof: 'event' },
  anchor_leaves: { proof: 'event', digest: 'salt' },
  anchor_networks: { proof: 'network_id name passphrase' },
  api_keys: { digest: 'hash', state: 'scopes' },
  audit_chain: { digest: 'hash' },
  audit_entries: { state: 'action entity_type actor_kind', technical: 'entity_id request_id' },
  authenticators: { state: 'kind' },
  backups: { technical: 'file_name host sha256' },
  blob_removals: { technical: 'folder' },
  blobs: { technical: 'folder name content' },
  capacity_pools: { organisation: 'name' },
  checkout_answers: { organisation: 'label' },
  checkout_questions: { state: 'kind', organisation: 'label help options' },
  contract_members: { state: 'kind' },
  contract_shares: { state: 'share_type' },
  contract_signatories: { state: 'key_holder' },
  contracts: {
    organisation: 'name description',
    state: 'status',
    proof: 'network_id escrow_key',
    technical: 'finalize_failure',
    digest: 'transaction_hash',
  },
  covers: { technical: 'hash', organisation: 'widths color' },
  device_pairings: {
    digest: 'code_hash credential_hash',
    technical: 'number scan_name user_agent address',
  },
  door_collections: { state: 'method' },
  door_devices: {
    organisation: 'name scan_name',
    state: 'profile',
    digest: 'hash pin_salt pin_hash',
    technical: 'user_agent version',
  },
  door_sales: { technical: 'device_id nonce reference', digest: 'request_hash', state: 'method currency' },
  entries: { technical: 'device_id' },
  entry_undos: { organisation: 'reason' },
  event_acts: { organisation: 'name note link' },
  event_buyers: { digest: 'key' },
  event_cancellation_rules: { organisation: 'step_minutes step_percents' },
  event_cancellations: { organisation: 'reason' },
  event_editions: { organisation: 'name venue' },
  event_embeds: { organisation: 'sites' },
  event_faqs: { organisation: 'question answer' },
  event_move_answers: { state: 'answer' },
  event_moves: { organisation: 'venue_before venue_after' },
  event_series: { organisation: 'name slug' },
  events: {
    organisation:
      'name description venue category slug search_text cover_x cover_y time_zone city first_day last_day',
    state: 'status',
    technical: 'cover_hash',
  },
  exchange_rates: { state: 'from_currency to_currency' },
  expenses: { organisation: 'category comment', state: 'currency status' },
  gates: { organisation: 'name' },
  guest_list_lines: { organisation: 'refusal' },
  guest_lists: { technical: 'upload_key file_hash', state: 'payment' },
  handout_items: { organisation: 'name' },
  handouts: { technical: 'device_id' },
  idempotent_calls: { digest: 'caller key request_hash answer', state: 'operation', technical: 'entity_id' },
  issuer_followers: { technical: 'wording' },
  issuer_slugs: { organisation: 'slug' },
  issuers: {
    organisation: 'name description inactive_reason slug website contact_email',
    state: 'main_currency',
  },
  job_runs: { technical: 'kind status step error' },
  journal_transfers: { state: 'kind currency phase provider', technical: 'debit credit' },
  ledger_accounts: { proof: 'network_id public_key' },
  ledger_cursors: { proof: 'network_id name cursor' },
  ledger_dead_envelopes: { proof: 'network_id source envelope_xdr reason', digest: 'tx_hash' },
  ledger_intents: {
    proof:
      'network_id kind operations signers reference state source envelope_xdr bump_xdr last_answer failure result_codes fee_account',
    technical: 'business_key',
    digest: 'memo_hash tx_hash bump_hash',
  },
  ledger_keys: { proof: 'owner_kind owner_id public_key master_key_id', digest: 'wrapped_key sealed_seed' },
  ledger_networks: { proof: 'id passphrase', digest: 'first_hash last_hash' },
  ledger_receipts: {
    proof: 'network_id operation_id verdict source destination',
    digest: 'memo_hash transaction_hash',
  },
  mail_outbox: { state: 'kind state' },
  order_phones: { state: 'channel' },
  phone_batches: { state: 'cost_currency', organisation: 'tiers' },
  phone_numbers: { digest: 'stop_hash', state: 'opted_out_by' },
  phone_outbox: { state: 'kind channel language state', technical: 'time_zone provider reference' },
  phone_reports: { state: 'state', technical: 'provider reference failure' },
  merchant_accounts: {
    state: 'provider method state',
    organisation: 'label',
    digest: 'sealed_credentials callback_hash sealed_callback',
    technical: 'problem',
  },
  message_batches: { state: 'audience status type', organisation: 'tiers about ticket_ids' },
  messages: { state: 'type guest_language' },
  migrations: { technical: 'name' },
  notifications: { state: 'kind' },
  one_time_tokens: { state: 'purpose' },
  orders: {
    state: 'method status',
    technical: 'idempotency_key number',
    digest: 'request_hash queue_hash key_hash',
    organisation: 'code',
  },
  partners: { state: 'role status', digest: 'token_hash' },
  past_device_limits: { state: 'profile' },
  past_entry_rules: { state: 'entry_rule' },
  payment_attempts: {
    state: 'provider currency state finding',
    technical: 'account_reference reference page reason',
    digest: 'callback_hash',
  },
  payment_callbacks: { state: 'provider' },
  payment_events: { state: 'type', technical: 'key content' },
  payment_lines: { technical: 'currency' },
  payment_providers: { technical: 'name method' },
  payment_questions: { technical: 'receipt conversation originator', state: 'outcome' },
  payments: {
    state: 'origin state price_currency payment_currency failure_code charge_currency',
    proof: 'network_id source destination payee',
    digest: 'memo_hash transaction_hash',
    technical: 'failure',
  },
  payout_destinations: { state: 'currency kind', organisation: 'holder number bank' },
  payouts: {
    state: 'currency state',
    organisation: 'note reason',
    technical: 'provider_reference receipt',
    digest: 'callback_hash',
  },
  place_leases: { technical: 'device_id' },
  queue_entries: { digest: 'hash work_hash', technical: 'state' },
  rate_limits: { digest: 'key' },
  receipt_counters: { technical: 'kind' },
  receipt_settings: { organisation: 'legal_name address tax_number tax_name' },
  receipts: { state: 'media_type', technical: 'sha256' },
  refund_requests: { organisation: 'reason' },
  refunds: {
    state: 'kind state currency',
    proof: 'network_id source destination',
    organisation: 'reason',
    digest: 'transaction_hash callback_hash',
    technical: 'problem provider_reference provider_receipt',
  },
  revocations: { organisation: 'reason' },
  round_authorizations: { state: 'method' },
  round_payments: { state: 'kind' },
  roster_keys: { digest: 'key' },
  rounds: {
    state: 'state failure_code failure',
    organisation: 'reason',
    proof: 'network_id escrow_key channel_key envelope_xdr',
    digest: 'memo_hash tx_hash',
  },
  sales_receipts: { state: 'kind method currency', technical: 'content' },
  scans: { technical: 'device_id nonce', state: 'mode outcome note purpose' },
  selling_codes: { organisation: 'code tier_ids', state: 'currency' },
  series_change_dates: { state: 'state', technical: 'error_code error' },
  series_changes: { state: 'kind', organisation: 'request' },
  sessions: { state: 'ended_reason' },
  settings: { technical: 'name value' },
  settings_history: { technical: 'name value_before value' },
  shift_takings: { state: 'method currency' },
  shifts: { technical: 'device_id', state: 'currency', organisation: 'note' },
  sign_in_challenges: { state: 'purpose' },
  signing_keys: { proof: 'public_key', digest: 'sealed_secret' },
  staff_invitations: { state: 'role' },
  ticket_phones: { proof: 'public_key', state: 'end_reason' },
  tickets: { state: 'status currency due_status due_method', digest: 'signature' },
  tiers: { organisation: 'name description', state: 'currency entry_rule' },
  timed_jobs: { technical: 'name' },
  unpaid_entries: { state: 'currency' },
  users: { state: 'role status' },
  visits: { state: 'entry_rule', technical: 'day' },
  waiting_entries: { state: 'state' },
  waiting_rooms: {
    digest: 'seed_hash sealed_seed',
    proof: 'seed seed_transaction ledger_hash list_hash',
    technical: 'close_reason',
  },
  wallet_pass_devices: { state: 'wallet' },
  wallet_passes: { state: 'wallet language', digest: 'shown' },
  wallet_balances: { proof: 'network_id' },
  wallet_fundings: { proof: 'network_id', technical: 'day state' },
  wallet_movements: { proof: 'network_id', state: 'kind', digest: 'transaction_hash' },
  webhook_attempts: { technical: 'error answer' },
  webhook_deliveries: { technical: 'state' },
  webhook_endpoints: { organisation: 'url description', state: 'types', digest: 'secret former_secret' },
  webhook_happenings: { state: 'type' },
};

import { registerEnumType } from 'type-graphql';
import { PAYMENT_CURRENCIES } from '../../lib/money/index.ts';
import { PERMISSION_DESCRIPTIONS, PERMISSIONS, type Permission } from '../access/permissions.ts';
import { ROLES, type Role } from '../access/roles.ts';
import {
  type CancellationState,
  type CellKind,
  type DueMethod,
  type DueStatus,
  type EventCategory,
  type EventChangeField,
  type EventStatus,
  type ExpenseCategory,
  type ExpenseStatus,
  type GuestPayment,
  type MessageAudience,
  type MessageBatchStatus,
  type MessageType,
  type NotificationKind,
  type OrderStatus,
  type PartnerRole,
  type PartnerStatus,
  type PaymentMethod,
  type PaymentStatus,
  type ReportName,
  SCAN_OUTCOMES,
  type ScanMode,
  type Theme,
  type TicketSort,
  type TicketStatus,
  type UserStatus,
  type WaitingKind,
  type WaitingState,
} from '../vocabulary.ts';

/** Names in the API are upper case; the values are the database's own. */
function named<const V extends string>(values: readonly V[]): Record<Uppercase<V>, V> {
  return Object.fromEntries(values.map((value) => [value.toUpperCase(), value])) as Record<Uppercase<V>, V>;
}

export const RoleEnum: Record<Uppercase<Role>, Role> = named(ROLES);
export const PermissionEnum: Record<Permission, Permission> = named(PERMISSIONS);
export const CurrencyEnum = named(['USD', 'XLM', 'KES'] as const);
export const EventStatusEnum = named<EventStatus>(['draft', 'published', 'cancelled']);
export const EventCategoryEnum = named<EventCategory>(['music', 'sports', 'arts', 'business', 'technology']);
export const TicketStatusEnum = named<TicketStatus>(['active', 'used', 'revoked', 'cancelled']);
export const TicketSortEnum = named<TicketSort>(['issued', 'event', 'tier', 'holder', 'price', 'status']);
export const DueStatusEnum = named<DueStatus>(['none', 'due', 'collected', 'waived', 'cancelled']);
export const DueMethodEnum = named<DueMethod>(['cash', 'mobile_money', 'card_terminal', 'waived']);
export const PaymentCurrencyEnum = named(PAYMENT_CURRENCIES);
export const PaymentStatusEnum = named<PaymentStatus>([
  'held',
  'paying',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
]);
export const PaymentMethodEnum = named<PaymentMethod>(['stellar', 'mock']);
export const CancellationStateEnum = named<CancellationState>(['running', 'done']);
export const EventChangeFieldEnum: Record<string, EventChangeField> = {
  NAME: 'name',
  VENUE: 'venue',
  START_DATE: 'startDate',
  END_DATE: 'endDate',
};
export const UserStatusEnum = named<UserStatus>(['active', 'suspended']);
export const LedgerNetworkEnum = named(['sandbox', 'quickstart', 'testnet'] as const);
export const OrderStatusEnum = named<OrderStatus>(['due', 'held', 'paid', 'cancelled', 'refunded']);
export const PartnerRoleEnum = named<PartnerRole>(['partner', 'musician', 'sponsor', 'venue']);
export const PartnerStatusEnum = named<PartnerStatus>(['pending', 'accepted', 'declined']);
export const ScanModeEnum = named<ScanMode>(['online', 'offline']);
export const ScanOutcomeEnum = named(SCAN_OUTCOMES);
export const ThemeEnum = named<Theme>(['light', 'dark']);
export const WalletOwnerEnum = named(['user', 'issuer'] as const);
export const MovementKindEnum = named([
  'funding',
  'payment_in',
  'payment_out',
  'ticket_payment',
  'ticket_sale',
  'refund',
] as const);
export const ExpenseStatusEnum = named<ExpenseStatus>(['pending', 'approved', 'rejected']);
export const ExpenseCategoryEnum = named<ExpenseCategory>([
  'venue',
  'marketing',
  'equipment',
  'catering',
  'security',
  'transport',
  'other',
]);
export const KeyHolderEnum = named(['platform', 'own'] as const);
export const RoundStatusEnum = named([
  'preparing',
  'pending',
  'authorized',
  'releasing',
  'released',
  'failed',
  'cancelling',
  'cancelled',
  'expired',
] as const);
export const RoundPaymentKindEnum = named(['share', 'issuer', 'expense', 'advance'] as const);
export const ContractStatusEnum = named(['draft', 'final'] as const);
export const ContractRoleEnum = named(['issuer', 'signatory', 'partner', 'viewer'] as const);
export const ShareTypeEnum = named(['percentage', 'fixed'] as const);
export const SignatoryBadgeEnum = named(['ready', 'approved', 'pending'] as const);
export const MessageTypeEnum = named<MessageType>(['notice', 'alert']);
export const MessageBoxEnum = named(['inbox', 'sent'] as const);
export const GuestPaymentEnum = named<GuestPayment>(['due', 'complimentary']);
export const MessageAudienceEnum = named<MessageAudience>(['event_holders', 'contract_signatories']);
export const MessageBatchStatusEnum = named<MessageBatchStatus>(['queued', 'sending', 'sent']);
export const NotificationKindEnum = named<NotificationKind>([
  'message',
  'alert',
  'event_changed',
  'approval',
  'low_stock',
  'void_entry',
  'conflict',
  'invitation',
]);
export const WaitingStateEnum = named<WaitingState>(['waiting', 'offered', 'taken', 'lapsed', 'left']);
export const WaitingKindEnum = named<WaitingKind>(['contract', 'round', 'expense']);
export const ReportNameEnum = named<ReportName>([
  'sales',
  'dues',
  'payouts',
  'refunds',
  'expenses',
  'scans',
  'incidents',
  'journal',
]);
export const CellKindEnum = named<CellKind>([
  'text',
  'moment',
  'amount',
  'currency',
  'count',
  'status',
  'reference',
]);
export const AnchorKindEnum = named(['tickets', 'audit'] as const);
export const TicketHappeningEnum = named(['issued', 'revoked'] as const);

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a person is; it brings the permissions.',
  valuesConfig: {
    SYSTEM_ADMIN: { description: 'Runs the platform.' },
    SYSTEM_VALIDATOR: { description: 'Lets people in, for every organiser.' },
    SYSTEM_AUDITOR: { description: 'Reads everything.' },
    ISSUER_OWNER: { description: 'May do everything for an organiser.' },
    ISSUER_ADMIN: { description: 'Runs an organiser’s events.' },
    ISSUER_SIGNATORY: { description: 'Signs contracts and releases.' },
    ISSUER_VALIDATOR: { description: 'Lets people in.' },
    ISSUER_AUDITOR: { description: 'Reads what an organiser does.' },
    ISSUER_FINANCE: { description: 'Looks after an organiser’s money.' },
    ATTENDEE: { description: 'Buys and holds tickets.' },
  },
});
registerEnumType(PermissionEnum, {
  name: 'Permission',
  description: 'A right that a role can hold.',
  valuesConfig: PERMISSION_DESCRIPTIONS,
});
registerEnumType(WaitingStateEnum, {
  name: 'WaitingState',
  description: 'Where somebody in a waiting list stands. Lapsed: the time of the offer ran out.',
  valuesConfig: {
    WAITING: { description: 'Waits for places.' },
    OFFERED: { description: 'Places are held for a while.' },
    TAKEN: { description: 'Bought what was offered.' },
    LAPSED: { description: 'The time of the offer ran out.' },
    LEFT: { description: 'Waits no more, by wish.' },
  },
});
registerEnumType(CurrencyEnum, {
  name: 'Currency',
  description: 'What a ticket can be priced in.',
  valuesConfig: {
    USD: { description: 'US dollar.' },
    XLM: { description: 'Lumen, the currency of the ledger.' },
    KES: { description: 'Kenyan shilling.' },
  },
});
registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  description: 'Only published events are offered to buyers.',
  valuesConfig: {
    DRAFT: { description: 'Only its organiser sees it.' },
    PUBLISHED: { description: 'Everybody can buy.' },
    CANCELLED: { description: 'It was called off for ever.' },
  },
});
registerEnumType(EventCategoryEnum, {
  name: 'EventCategory',
  description: 'What kind of show it is.',
  valuesConfig: {
    MUSIC: { description: 'Concerts, festivals.' },
    SPORTS: { description: 'Matches, races.' },
    ARTS: { description: 'Theatre, dance, exhibitions.' },
    BUSINESS: { description: 'Conferences, fairs.' },
    TECHNOLOGY: { description: 'Meetings on technology.' },
  },
});
registerEnumType(TicketStatusEnum, {
  name: 'TicketStatus',
  description: 'Used means that its holder went in.',
  valuesConfig: {
    ACTIVE: { description: 'It lets its holder in.' },
    USED: { description: 'Its holder went in.' },
    REVOKED: { description: 'It was revoked for ever.' },
    CANCELLED: { description: 'It was given back.' },
  },
});
registerEnumType(TicketSortEnum, {
  name: 'TicketSort',
  description: 'What tickets are sorted by.',
  valuesConfig: {
    ISSUED: { description: 'When the ticket was issued.' },
    EVENT: { description: 'The name of the event.' },
    TIER: { description: 'The name of the tier.' },
    HOLDER: { description: 'The name of the holder.' },
    PRICE: { description: 'The price, within its currency.' },
    STATUS: { description: 'The status, by its name.' },
  },
});
registerEnumType(DueStatusEnum, {
  name: 'DueStatus',
  description: 'What became of the amount due at the door.',
  valuesConfig: {
    NONE: { description: 'Nothing was ever due.' },
    DUE: { description: 'It is to be paid at the door.' },
    COLLECTED: { description: 'It was paid at the door.' },
    WAIVED: { description: 'It was waived.' },
    CANCELLED: { description: 'The ticket was given back before it was paid.' },
  },
});
registerEnumType(DueMethodEnum, {
  name: 'DueMethod',
  description: 'How an amount due was settled at the door.',
  valuesConfig: {
    CASH: { description: 'In cash.' },
    MOBILE_MONEY: { description: 'With mobile money.' },
    CARD_TERMINAL: { description: 'With a card.' },
    WAIVED: { description: 'Not at all: it was waived.' },
  },
});
registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'Due: to be paid at the door.',
  valuesConfig: {
    DUE: { description: 'To be paid at the door.' },
    HELD: { description: 'Its places are kept while it is being paid.' },
    PAID: { description: 'All of it is paid.' },
    CANCELLED: { description: 'It was not paid in time, or given up.' },
    REFUNDED: { description: 'It was given back.' },
  },
});
registerEnumType(PaymentCurrencyEnum, {
  name: 'PaymentCurrency',
  description: 'What a buyer reckons in; MOCK is play money. What moves on the ledger is always XLM.',
  valuesConfig: {
    USD: { description: 'US dollar.' },
    XLM: { description: 'Lumen, the currency of the ledger.' },
    KES: { description: 'Kenyan shilling.' },
    MOCK: { description: 'Play money; nothing is paid.' },
  },
});
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'Held: a place is kept until it is paid. Paying: the ledger has been asked.',
  valuesConfig: {
    HELD: { description: 'The places are kept until it is paid.' },
    PAYING: { description: 'The ledger has been asked.' },
    PAID: { description: 'The ledger has it.' },
    FAILED: { description: 'The ledger refused it.' },
    EXPIRED: { description: 'It was not paid in time.' },
    REFUNDING: { description: 'It is being given back.' },
    REFUNDED: { description: 'It was given back.' },
  },
});
registerEnumType(PartnerRoleEnum, {
  name: 'PartnerRole',
  description: 'What a partner brings to an event.',
  valuesConfig: {
    PARTNER: { description: 'Takes part in any other way.' },
    MUSICIAN: { description: 'Plays.' },
    SPONSOR: { description: 'Gives money.' },
    VENUE: { description: 'Gives the place.' },
  },
});
registerEnumType(PartnerStatusEnum, {
  name: 'PartnerStatus',
  description: 'What became of a partner’s invitation.',
  valuesConfig: {
    PENDING: { description: 'Has not answered yet.' },
    ACCEPTED: { description: 'May get shares of final contracts.' },
    DECLINED: { description: 'Does not want to.' },
  },
});
registerEnumType(ScanModeEnum, {
  name: 'ScanMode',
  description: 'Whether the door had a network.',
  valuesConfig: {
    ONLINE: { description: 'The server decided.' },
    OFFLINE: { description: 'The device decided by itself.' },
  },
});
registerEnumType(ScanOutcomeEnum, {
  name: 'ScanOutcome',
  description: 'What the door decided, and why.',
  valuesConfig: {
    ADMITTED: { description: 'The holder may go in; the entry is recorded.' },
    GOOD: { description: 'It would let in; nothing was recorded.' },
    MALFORMED: { description: 'It is no ticket.' },
    BAD_SIGNATURE: { description: 'It was not signed by the organiser, or was changed.' },
    UNKNOWN_KEY: { description: 'Nobody knows the key that signed it.' },
    UNKNOWN_TICKET: { description: 'It is signed, and was never issued.' },
    WRONG_ISSUER: { description: 'It is another organiser’s.' },
    WRONG_EVENT: { description: 'It is for another event.' },
    REVOKED: { description: 'It was revoked.' },
    CANCELLED: { description: 'It was given back.' },
    NOT_YET_VALID: { description: 'Its time has not come.' },
    EXPIRED: { description: 'Its time is over.' },
    ALREADY_USED: { description: 'Somebody went in with it before.' },
  },
});
registerEnumType(WalletOwnerEnum, {
  name: 'WalletOwner',
  description: "One's own, or the organiser's.",
  valuesConfig: { USER: { description: 'One’s own.' }, ISSUER: { description: 'The organiser’s.' } },
});
registerEnumType(MovementKindEnum, {
  name: 'MovementKind',
  description: 'What a payment was for the wallet.',
  valuesConfig: {
    FUNDING: { description: 'Test money of the faucet.' },
    PAYMENT_IN: { description: 'A payment that came in.' },
    PAYMENT_OUT: { description: 'A payment that went out.' },
    TICKET_PAYMENT: { description: 'A ticket that was bought.' },
    TICKET_SALE: { description: 'A ticket that was sold.' },
    REFUND: { description: 'A payment that was given back.' },
  },
});
registerEnumType(ThemeEnum, {
  name: 'Theme',
  description: 'Light or dark.',
  valuesConfig: { LIGHT: { description: 'Light.' }, DARK: { description: 'Dark.' } },
});
registerEnumType(ExpenseStatusEnum, {
  name: 'ExpenseStatus',
  description: 'An approved expense is owed until a round pays it.',
  valuesConfig: {
    PENDING: { description: 'It waits for a signatory.' },
    APPROVED: { description: 'It is owed, or was paid.' },
    REJECTED: { description: 'It is not paid.' },
  },
});
registerEnumType(ExpenseCategoryEnum, {
  name: 'ExpenseCategory',
  description: 'What money was spent on.',
  valuesConfig: {
    VENUE: { description: 'Rent of the place.' },
    MARKETING: { description: 'Advertising.' },
    EQUIPMENT: { description: 'Sound, light, stage.' },
    CATERING: { description: 'Food and drink.' },
    SECURITY: { description: 'Guards and stewards.' },
    TRANSPORT: { description: 'Travel and freight.' },
    OTHER: { description: 'Anything else.' },
  },
});
registerEnumType(KeyHolderEnum, {
  name: 'KeyHolder',
  description: 'Who holds a secret key: the platform for somebody, or he himself.',
  valuesConfig: {
    PLATFORM: { description: 'The platform, for the person.' },
    OWN: { description: 'The person himself.' },
  },
});
registerEnumType(RoundStatusEnum, {
  name: 'RoundStatus',
  description:
    'Pending: it waits for approvals. Authorized: it has enough. Cancelling: nobody may sign any more.',
  valuesConfig: {
    PREPARING: { description: 'What is signed is being made.' },
    PENDING: { description: 'It waits for signatures.' },
    AUTHORIZED: { description: 'It has the signatures that it takes.' },
    RELEASING: { description: 'The ledger has been asked.' },
    RELEASED: { description: 'The ledger paid it.' },
    FAILED: { description: 'The ledger refused it.' },
    CANCELLING: { description: 'Nobody may sign any more.' },
    CANCELLED: { description: 'Nothing that was signed for it is worth anything.' },
    EXPIRED: { description: 'Seven days passed.' },
  },
});
registerEnumType(RoundPaymentKindEnum, {
  name: 'RoundPaymentKind',
  description: 'What a payment is for.',
  valuesConfig: {
    SHARE: { description: 'A partner’s share.' },
    ISSUER: { description: 'What nobody was promised, for the organiser.' },
    EXPENSE: { description: 'An approved expense.' },
    ADVANCE: { description: 'What the organiser’s wallet paid back to buyers for the escrow.' },
  },
});
registerEnumType(MessageTypeEnum, {
  name: 'MessageType',
  description: 'An alert is told by the bell too.',
  valuesConfig: {
    NOTICE: { description: 'An ordinary message.' },
    ALERT: { description: 'Told by the bell too.' },
  },
});
registerEnumType(MessageBoxEnum, {
  name: 'MessageBox',
  description: 'What came in, or what one sent.',
  valuesConfig: { INBOX: { description: 'What came in.' }, SENT: { description: 'What one sent.' } },
});
registerEnumType(MessageAudienceEnum, {
  name: 'MessageAudience',
  description: 'The group that a message goes to.',
  valuesConfig: {
    EVENT_HOLDERS: { description: 'Who holds a ticket of an event.' },
    CONTRACT_SIGNATORIES: { description: 'Who signs for a contract.' },
  },
});
registerEnumType(MessageBatchStatusEnum, {
  name: 'MessageBatchStatus',
  description: 'How far a message to a group has come.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn.' },
    SENDING: { description: 'Some have it already.' },
    SENT: { description: 'All of them have it.' },
  },
});
registerEnumType(GuestPaymentEnum, {
  name: 'GuestPayment',
  description: 'Whether the guests of a list pay the price of their tier at the door, or nothing.',
  valuesConfig: {
    DUE: { description: 'The guest pays at the door.' },
    COMPLIMENTARY: { description: 'The guest pays nothing.' },
  },
});
registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'What the bell tells of: each kind can be wanted in the bell, by mail, or not at all.',
  valuesConfig: {
    MESSAGE: { description: 'A message came.' },
    ALERT: { description: 'An alert of somebody.' },
    EVENT_CHANGED: { description: 'An event that one holds a ticket of has changed.' },
    APPROVAL: { description: 'Something waits for one’s approval.' },
    LOW_STOCK: { description: 'Few places are left.' },
    VOID_ENTRY: { description: 'A revoked ticket was let in.' },
    CONFLICT: { description: 'Two doors let one ticket in.' },
    INVITATION: { description: 'One was invited to be a partner.' },
  },
});
registerEnumType(WaitingKindEnum, {
  name: 'WaitingKind',
  description: 'What waits for signatories.',
  valuesConfig: {
    CONTRACT: { description: 'A draft of a contract.' },
    ROUND: { description: 'A release of revenue.' },
    EXPENSE: { description: 'An expense.' },
  },
});
registerEnumType(ReportNameEnum, {
  name: 'ReportName',
  description: 'What a report is about.',
  valuesConfig: {
    SALES: { description: 'What was sold.' },
    DUES: { description: 'What was due at the door.' },
    PAYOUTS: { description: 'What releases paid.' },
    REFUNDS: { description: 'What was given back.' },
    EXPENSES: { description: 'What was laid out.' },
    SCANS: { description: 'What was scanned at the doors.' },
    INCIDENTS: { description: 'What went wrong at the doors.' },
    JOURNAL: { description: 'Every movement of money.' },
  },
});
registerEnumType(CellKindEnum, {
  name: 'CellKind',
  description: 'How the cells of a column are read.',
  valuesConfig: {
    TEXT: { description: 'Words.' },
    MOMENT: { description: 'A moment.' },
    AMOUNT: { description: 'An amount of money.' },
    CURRENCY: { description: 'A currency.' },
    COUNT: { description: 'A whole number.' },
    STATUS: { description: 'A word that says how something stands.' },
    REFERENCE: { description: 'An identifier or a hash.' },
  },
});
registerEnumType(AnchorKindEnum, {
  name: 'AnchorKind',
  description: 'What the root on the ledger stands for.',
  valuesConfig: {
    TICKETS: { description: 'Tickets that were issued or revoked.' },
    AUDIT: { description: 'The head of the audit log.' },
  },
});
registerEnumType(TicketHappeningEnum, {
  name: 'TicketHappening',
  description: 'What of a ticket is proved on the ledger.',
  valuesConfig: { ISSUED: { description: 'It was issued.' }, REVOKED: { description: 'It was revoked.' } },
});
registerEnumType(ContractStatusEnum, {
  name: 'ContractStatus',
  description: 'Final: its escrow is on the ledger.',
  valuesConfig: {
    DRAFT: { description: 'Signatories may approve it.' },
    FINAL: { description: 'Its escrow is on the ledger.' },
  },
});
registerEnumType(ContractRoleEnum, {
  name: 'ContractRole',
  description: 'What a contract is for whoever looks at it.',
  valuesConfig: {
    ISSUER: { description: 'Owner or admin of its organiser.' },
    SIGNATORY: { description: 'Somebody who signs.' },
    PARTNER: { description: 'Somebody who gets a share.' },
    VIEWER: { description: 'Anybody else who may see it.' },
  },
});
registerEnumType(ShareTypeEnum, {
  name: 'ShareType',
  description: 'A part of what remains, or an amount that comes first.',
  valuesConfig: {
    PERCENTAGE: { description: 'A part of what remains.' },
    FIXED: { description: 'An amount that comes first.' },
  },
});
registerEnumType(SignatoryBadgeEnum, {
  name: 'SignatoryBadge',
  description: 'Approved: he did. Pending: it waits for him. Ready: it does not.',
  valuesConfig: {
    READY: { description: 'The contract does not wait for the signatory.' },
    APPROVED: { description: 'Approved.' },
    PENDING: { description: 'The draft waits for the signatory.' },
  },
});
registerEnumType(PaymentMethodEnum, {
  name: 'PaymentMethod',
  description: 'How a payment moves money.',
  valuesConfig: {
    STELLAR: { description: 'XLM on the ledger.' },
    MOCK: { description: 'Play money: nothing moves on the ledger.' },
  },
});
registerEnumType(CancellationStateEnum, {
  name: 'EventCancellationState',
  description: 'Whether refunds of a cancelled event are still under way.',
  valuesConfig: {
    RUNNING: { description: 'Orders are still being refunded.' },
    DONE: { description: 'Nothing is left to do for any order.' },
  },
});
registerEnumType(EventChangeFieldEnum, {
  name: 'EventChangeField',
  description: 'A fact of an event that holders of its tickets are told about when it changes.',
  valuesConfig: {
    NAME: { description: 'The name of the event.' },
    VENUE: { description: 'The place of the event.' },
    START_DATE: { description: 'The start; the values are timestamps.' },
    END_DATE: { description: 'The end; the values are timestamps.' },
  },
});
registerEnumType(UserStatusEnum, {
  name: 'UserStatus',
  description: 'A suspended account is signed out until it is activated.',
  valuesConfig: {
    ACTIVE: { description: 'May sign in.' },
    SUSPENDED: { description: 'Is signed out and stays out.' },
  },
});
registerEnumType(LedgerNetworkEnum, {
  name: 'LedgerNetwork',
  description: 'The Stellar network that an installation uses.',
  valuesConfig: {
    SANDBOX: { description: 'The local ledger that is part of the product.' },
    QUICKSTART: { description: 'A local network of the Stellar Quickstart image.' },
    TESTNET: { description: 'The public test network of Stellar.' },
  },
});

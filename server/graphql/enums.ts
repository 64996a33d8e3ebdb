import { registerEnumType } from 'type-graphql';
import { PERMISSIONS, type Permission } from '../access/permissions.ts';
import { ROLES, type Role } from '../access/roles.ts';
import { PAYMENT_CURRENCIES } from '../money/index.ts';
import type {
  CancellationState,
  CellKind,
  DueMethod,
  DueStatus,
  EventCategory,
  EventChangeField,
  EventStatus,
  ExpenseCategory,
  ExpenseStatus,
  GuestPayment,
  MessageAudience,
  MessageBatchStatus,
  MessageType,
  NotificationKind,
  OrderStatus,
  PartnerRole,
  PartnerStatus,
  PaymentMethod,
  PaymentStatus,
  ReportName,
  ScanMode,
  Theme,
  TicketSort,
  TicketStatus,
  UserStatus,
  WaitingKind,
  WaitingState,
} from '../vocabulary.ts';
import { SCAN_OUTCOMES } from '../vocabulary.ts';

/** Names for the API are upper case; the values within are the database's own. */
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

registerEnumType(RoleEnum, { name: 'Role', description: 'What a person is; it brings the permissions.' });
registerEnumType(PermissionEnum, { name: 'Permission', description: 'A right that a role can hold.' });
registerEnumType(WaitingStateEnum, {
  name: 'WaitingState',
  description: 'Where somebody in a waiting list stands. Lapsed: the time of the offer ran out.',
});
registerEnumType(CurrencyEnum, { name: 'Currency', description: 'What a ticket can be priced in.' });
registerEnumType(EventStatusEnum, {
  name: 'EventStatus',
  description: 'Only published events are offered to buyers.',
});
registerEnumType(EventCategoryEnum, { name: 'EventCategory', description: 'What kind of show it is.' });
registerEnumType(TicketStatusEnum, {
  name: 'TicketStatus',
  description: 'Used means that its holder went in.',
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
});
registerEnumType(DueMethodEnum, {
  name: 'DueMethod',
  description: 'How an amount due was settled at the door.',
});
registerEnumType(OrderStatusEnum, { name: 'OrderStatus', description: 'Due: to be paid at the door.' });
registerEnumType(PaymentCurrencyEnum, {
  name: 'PaymentCurrency',
  description: 'What a buyer reckons in; MOCK is play money. What moves on the ledger is always XLM.',
});
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'Held: a place is kept until it is paid. Paying: the ledger has been asked.',
});
registerEnumType(PartnerRoleEnum, {
  name: 'PartnerRole',
  description: 'What a partner brings to an event.',
});
registerEnumType(PartnerStatusEnum, {
  name: 'PartnerStatus',
  description: 'What became of a partner’s invitation.',
});
registerEnumType(ScanModeEnum, { name: 'ScanMode', description: 'Whether the door had a network.' });
registerEnumType(ScanOutcomeEnum, { name: 'ScanOutcome', description: 'What the door decided, and why.' });
registerEnumType(WalletOwnerEnum, { name: 'WalletOwner', description: "One's own, or the organiser's." });
registerEnumType(MovementKindEnum, {
  name: 'MovementKind',
  description: 'What a payment was for the wallet.',
});
registerEnumType(ThemeEnum, { name: 'Theme', description: 'Light or dark.' });
registerEnumType(ExpenseStatusEnum, {
  name: 'ExpenseStatus',
  description: 'An approved expense is owed until a round pays it.',
});
registerEnumType(ExpenseCategoryEnum, { name: 'ExpenseCategory', description: 'What money was spent on.' });
registerEnumType(KeyHolderEnum, {
  name: 'KeyHolder',
  description: 'Who holds a secret key: the platform for somebody, or he himself.',
});
registerEnumType(RoundStatusEnum, {
  name: 'RoundStatus',
  description:
    'Pending: it waits for approvals. Authorized: it has enough. Cancelling: nobody may sign any more.',
});
registerEnumType(RoundPaymentKindEnum, { name: 'RoundPaymentKind', description: 'What a payment is for.' });
registerEnumType(MessageTypeEnum, {
  name: 'MessageType',
  description: 'An alert is told by the bell too.',
});
registerEnumType(MessageBoxEnum, { name: 'MessageBox', description: 'What came in, or what one sent.' });
registerEnumType(MessageAudienceEnum, {
  name: 'MessageAudience',
  description: 'The group that a message goes to.',
});
registerEnumType(MessageBatchStatusEnum, {
  name: 'MessageBatchStatus',
  description: 'How far a message to a group has come.',
});
registerEnumType(GuestPaymentEnum, {
  name: 'GuestPayment',
  description: 'Whether the guests of a list pay the price of their tier at the door, or nothing.',
});
registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'What the bell tells of: each kind can be wanted in the bell, by mail, or not at all.',
});
registerEnumType(WaitingKindEnum, { name: 'WaitingKind', description: 'What waits for signatories.' });
registerEnumType(ReportNameEnum, { name: 'ReportName', description: 'What a report is about.' });
registerEnumType(CellKindEnum, { name: 'CellKind', description: 'How the cells of a column are read.' });
registerEnumType(AnchorKindEnum, {
  name: 'AnchorKind',
  description: 'What the root on the ledger stands for.',
});
registerEnumType(TicketHappeningEnum, {
  name: 'TicketHappening',
  description: 'What of a ticket is proved on the ledger.',
});
registerEnumType(ContractStatusEnum, {
  name: 'ContractStatus',
  description: 'Final: its escrow is on the ledger.',
});
registerEnumType(ContractRoleEnum, {
  name: 'ContractRole',
  description: 'What a contract is for whoever looks at it.',
});
registerEnumType(ShareTypeEnum, {
  name: 'ShareType',
  description: 'A part of what remains, or an amount that comes first.',
});
registerEnumType(SignatoryBadgeEnum, {
  name: 'SignatoryBadge',
  description: 'Approved: he did. Pending: it waits for him. Ready: it does not.',
});
registerEnumType(PaymentMethodEnum, { name: 'PaymentMethod', description: 'How a payment moves money.' });
registerEnumType(CancellationStateEnum, {
  name: 'EventCancellationState',
  description: 'Whether refunds of a cancelled event are still under way.',
});
registerEnumType(EventChangeFieldEnum, {
  name: 'EventChangeField',
  description: 'A fact of an event that holders of its tickets are told about when it changes.',
});
registerEnumType(UserStatusEnum, {
  name: 'UserStatus',
  description: 'A suspended account is signed out until it is activated.',
});
registerEnumType(LedgerNetworkEnum, {
  name: 'LedgerNetwork',
  description: 'The Stellar network that an installation uses.',
});

import { AuditIssuerResolver } from '../../modules/administration/audit-logs/audit-issuer.resolver.ts';
import { AuditLogResolver } from '../../modules/administration/audit-logs/audit-log.resolver.ts';
import { StaffInvitationResolver } from '../../modules/administration/invitations/staff-invitation.resolver.ts';
import { IssuerAccountResolver } from '../../modules/administration/issuers/issuer-account.resolver.ts';
import {
  OwnershipResolver,
  ViewerOwnershipResolver,
} from '../../modules/administration/people/ownership.resolver.ts';
import {
  StaffKeyResolver,
  UserAccountResolver,
} from '../../modules/administration/people/user-account.resolver.ts';
import { PersonalDataResolver } from '../../modules/administration/personal-data/personal-data.resolver.ts';
import { SettingResolver } from '../../modules/administration/settings/setting.resolver.ts';
import { BackupResolver } from '../../modules/administration/system/backups/backup.resolver.ts';
import { JobRunResolver } from '../../modules/administration/system/jobs/job-run.resolver.ts';
import { SystemResolver } from '../../modules/administration/system/system.resolver.ts';
import { ValidatorResolver } from '../../modules/administration/validators/validator.resolver.ts';
import { AnchorResolver } from '../../modules/anchors/anchor.resolver.ts';
import { DashboardResolver } from '../../modules/dashboard/dashboard.resolver.ts';
import { EventRevenueResolver } from '../../modules/dashboard/event-revenue.resolver.ts';
import { WaitingContractResolver } from '../../modules/dashboard/waiting-contract.resolver.ts';
import { DoorAppResolver } from '../../modules/door/app/door-app.resolver.ts';
import {
  DoorResolver,
  GateResolver,
  ScanConflictResolver,
  ScanResultResolver,
} from '../../modules/door/door.resolver.ts';
import {
  DoorIssuerResolver,
  EntriesEventResolver,
  ScanEventResolver,
} from '../../modules/door/door-event.resolver.ts';
import {
  ConflictTicketResolver,
  ScanTicketResolver,
  UndoneTicketResolver,
  VoidEntryTicketResolver,
} from '../../modules/door/door-ticket.resolver.ts';
import { DuesResolver } from '../../modules/door/dues/dues.resolver.ts';
import { VoidEntryResolver } from '../../modules/door/incidents/void-entry.resolver.ts';
import { EmbedResolver } from '../../modules/embeds/embed.resolver.ts';
import { EmbedEventResolver } from '../../modules/embeds/embed-event.resolver.ts';
import { EventConnectionResolver, EventResolver } from '../../modules/events/event.resolver.ts';
import {
  AlertEventResolver,
  StatsEventResolver,
  StockEventResolver,
} from '../../modules/events/event-of.resolver.ts';
import { EventTopicsResolver } from '../../modules/events/event-topics.resolver.ts';
import { ExpenseResolver } from '../../modules/expenses/expense.resolver.ts';
import { GuestListResolver } from '../../modules/guest-lists/guest-list.resolver.ts';
import { AccountResolver } from '../../modules/identity/accounts/account.resolver.ts';
import { ApiKeyResolver } from '../../modules/identity/api-keys/api-key.resolver.ts';
import { PasswordResolver } from '../../modules/identity/passwords/password.resolver.ts';
import { SessionResolver } from '../../modules/identity/sessions/session.resolver.ts';
import { IssuerFieldsResolver, IssuerResolver } from '../../modules/issuers/issuer.resolver.ts';
import { ContactResolver } from '../../modules/messages/contact/contact.resolver.ts';
import { MessageBatchResolver } from '../../modules/messages/groups/batch.resolver.ts';
import { MessageResolver } from '../../modules/messages/message.resolver.ts';
import { NodeResolver } from '../../modules/nodes/node.resolver.ts';
import { NotificationResolver } from '../../modules/notifications/notification.resolver.ts';
import { ContractResolver } from '../../modules/partnerships/contracts/contract.resolver.ts';
import {
  ApprovalPersonResolver,
  ChangedContractResolver,
  SignatoryPersonResolver,
} from '../../modules/partnerships/contracts/contract-objects.resolver.ts';
import { PartnerResolver } from '../../modules/partnerships/partners/partner.resolver.ts';
import { PersonResolver } from '../../modules/partnerships/people/person.resolver.ts';
import { PersonIssuerResolver } from '../../modules/partnerships/people/person-issuer.resolver.ts';
import { BooksResolver } from '../../modules/purchases/books/books.resolver.ts';
import { OrderResolver } from '../../modules/purchases/order.resolver.ts';
import { MovementOrderResolver, TicketOrderResolver } from '../../modules/purchases/order-fields.resolver.ts';
import { PurchaseResolver } from '../../modules/purchases/purchase.resolver.ts';
import {
  CancellationEventResolver,
  RefundResolver,
} from '../../modules/purchases/refunds/refund.resolver.ts';
import { WaitingResolver } from '../../modules/purchases/waiting/waiting.resolver.ts';
import { QuoteEventResolver } from '../../modules/purchases/wallet/quote-event.resolver.ts';
import { WalletPurchaseResolver } from '../../modules/purchases/wallet/wallet-purchase.resolver.ts';
import { RateResolver } from '../../modules/rates/rate.resolver.ts';
import { ReportResolver } from '../../modules/reports/report.resolver.ts';
import { FinancialsResolver } from '../../modules/revenue/financials.resolver.ts';
import { AuthorizationPersonResolver } from '../../modules/revenue/rounds/authorization-person.resolver.ts';
import { ExpenseRoundResolver, RoundResolver } from '../../modules/revenue/rounds/round.resolver.ts';
import { SigningKeyResolver } from '../../modules/revenue/signing-keys/signing-key.resolver.ts';
import { SplitResolver } from '../../modules/revenue/split.resolver.ts';
import { CodeResolver } from '../../modules/sales-rules/codes/code.resolver.ts';
import { SellingResolver } from '../../modules/sales-rules/selling/selling.resolver.ts';
import { TicketLinkResolver } from '../../modules/tickets/finding/ticket-link.resolver.ts';
import { PublicKeyResolver } from '../../modules/tickets/keys/signing-key.resolver.ts';
import {
  SigningResolver,
  TicketConnectionResolver,
  TicketResolver,
} from '../../modules/tickets/ticket.resolver.ts';
import { TransferCutoffResolver, TransferResolver } from '../../modules/transfers/transfer.resolver.ts';
import { WalletResolver } from '../../modules/wallets/wallet.resolver.ts';
import { WebhookResolver } from '../../modules/webhooks/webhook.resolver.ts';

/** Every resolver class of the product. A module that adds one names it here. */
// biome-ignore lint/complexity/noBannedTypes: type-graphql takes classes as Function
export const resolvers: Function[] = [
  NodeResolver,
  AccountResolver,
  SessionResolver,
  IssuerAccountResolver,
  PasswordResolver,
  ApiKeyResolver,
  GuestListResolver,
  IssuerResolver,
  IssuerFieldsResolver,
  EmbedResolver,
  EventResolver,
  EventConnectionResolver,
  EventTopicsResolver,
  StatsEventResolver,
  AlertEventResolver,
  StockEventResolver,
  EventRevenueResolver,
  EmbedEventResolver,
  QuoteEventResolver,
  EntriesEventResolver,
  ScanEventResolver,
  DoorIssuerResolver,
  ScanTicketResolver,
  ConflictTicketResolver,
  VoidEntryTicketResolver,
  UndoneTicketResolver,
  PersonIssuerResolver,
  AuditIssuerResolver,
  DashboardResolver,
  WaitingContractResolver,
  ReportResolver,
  DoorResolver,
  DoorAppResolver,
  DuesResolver,
  GateResolver,
  ScanConflictResolver,
  ScanResultResolver,
  VoidEntryResolver,
  PurchaseResolver,
  OrderResolver,
  TicketOrderResolver,
  MovementOrderResolver,
  WalletPurchaseResolver,
  WaitingResolver,
  RefundResolver,
  CancellationEventResolver,
  BooksResolver,
  SellingResolver,
  CodeResolver,
  RateResolver,
  TicketLinkResolver,
  TicketResolver,
  TicketConnectionResolver,
  SigningResolver,
  PublicKeyResolver,
  TransferResolver,
  TransferCutoffResolver,
  WalletResolver,
  WebhookResolver,
  AnchorResolver,
  ExpenseResolver,
  ContractResolver,
  ChangedContractResolver,
  ApprovalPersonResolver,
  SignatoryPersonResolver,
  SplitResolver,
  FinancialsResolver,
  PartnerResolver,
  PersonResolver,
  RoundResolver,
  ExpenseRoundResolver,
  AuthorizationPersonResolver,
  SigningKeyResolver,
  MessageResolver,
  ContactResolver,
  MessageBatchResolver,
  NotificationResolver,
  UserAccountResolver,
  StaffKeyResolver,
  OwnershipResolver,
  ViewerOwnershipResolver,
  StaffInvitationResolver,
  ValidatorResolver,
  PersonalDataResolver,
  SystemResolver,
  AuditLogResolver,
  SettingResolver,
  JobRunResolver,
  BackupResolver,
];

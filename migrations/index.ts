import { CreateFoundation1700000000000 } from './1700000000000-create-foundation.ts';
import { LetScansGoFree1710000000000 } from './1710000000000-let-scans-go-free.ts';
import { AddSettlement1710000001000 } from './1710000001000-add-settlement.ts';
import { AddWallets1710000002000 } from './1710000002000-add-wallets.ts';
import { AddWalletSales1710000003000 } from './1710000003000-add-wallet-sales.ts';
import { AddAnchors1710000004000 } from './1710000004000-add-anchors.ts';
import { AddPartnerships1710000005000 } from './1710000005000-add-partnerships.ts';
import { AddMessages1710000006000 } from './1710000006000-add-messages.ts';
import { AddPeopleOperations1710000007000 } from './1710000007000-add-people-operations.ts';
import { AddOperations1710000008000 } from './1710000008000-add-operations.ts';
import { AddSettings1710000008100 } from './1710000008100-add-settings.ts';
import { AddSellingRules1710000009000 } from './1710000009000-add-selling-rules.ts';
import { AddOrganisersLife1710000009100 } from './1710000009100-add-organisers-life.ts';
import { AddTransfers1710000009200 } from './1710000009200-add-transfers.ts';
import { AddEntryUndos1710000009300 } from './1710000009300-add-entry-undos.ts';
import { AddWebhooks1710000009400 } from './1710000009400-add-webhooks.ts';
import { AddGuestMessages1710000009500 } from './1710000009500-add-guest-messages.ts';
import { AddLanguages1710000009600 } from './1710000009600-add-languages.ts';
import { AddTicketLinks1710000009700 } from './1710000009700-add-ticket-links.ts';
import { AddDoorCollections1710000009830 } from './1710000009830-add-door-collections.ts';
import { AddPaymentLines1710000009840 } from './1710000009840-add-payment-lines.ts';
import { RememberLanguages1710000009850 } from './1710000009850-remember-languages.ts';
import { TellOfUndoneEntries1710000009920 } from './1710000009920-tell-of-undone-entries.ts';
import { FindOrdersByKeyFirst1710000009930 } from './1710000009930-find-orders-by-key-first.ts';
import { GuardRoles1710000010400 } from './1710000010400-guard-roles.ts';
import { MarkPlayMoney1710000010410 } from './1710000010410-mark-play-money.ts';
import { LimitAmounts1710000010420 } from './1710000010420-limit-amounts.ts';
import { TellOwners1710000010430 } from './1710000010430-tell-owners.ts';
import { LimitUnpaidOrders1710000010440 } from './1710000010440-limit-unpaid-orders.ts';
import { RememberWhoSetWebhookAddresses1710000010500 } from './1710000010500-remember-who-set-webhook-addresses.ts';
import { HideRecipientsOfMessages1710000010510 } from './1710000010510-hide-recipients-of-messages.ts';
import { AddInstallationKey1710000010600 } from './1710000010600-add-installation-key.ts';
import { LetInvitationsFoundOrganisers1710000010601 } from './1710000010601-let-invitations-found-organisers.ts';
import { DeactivateIssuers1710000010610 } from './1710000010610-deactivate-issuers.ts';
import { ShowContractsToAddresses1710000010620 } from './1710000010620-show-contracts-to-addresses.ts';
import { RememberCalls1710000010700 } from './1710000010700-remember-calls.ts';
import { NumberTickets1710000010800 } from './1710000010800-number-tickets.ts';
import { NameVoidEntries1710000010810 } from './1710000010810-name-void-entries.ts';
import { AddUnpaidEntries1710000010820 } from './1710000010820-add-unpaid-entries.ts';
import { NameDoorDevices1710000010830 } from './1710000010830-name-door-devices.ts';
import { ExpireUnconfirmedOrders1710000010940 } from './1710000010940-expire-unconfirmed-orders.ts';
import { FlagDoubtfulTimes1710000010950 } from './1710000010950-flag-doubtful-times.ts';
import { ListPlayMoneyTickets1710000010960 } from './1710000010960-list-play-money-tickets.ts';
import { RecordFounders1710000010970 } from './1710000010970-record-founders.ts';
import { LetAdminsSeeGuests1710000011000 } from './1710000011000-let-admins-see-guests.ts';
import { MailCancelledWaitingLists1710000011010 } from './1710000011010-mail-cancelled-waiting-lists.ts';
import { FindGuests1710000011020 } from './1710000011020-find-guests.ts';
import { AddCovers1710000011030 } from './1710000011030-add-covers.ts';
import { AddIssuerPages1710000011050 } from './1710000011050-add-issuer-pages.ts';
import { MailFollowers1710000011051 } from './1710000011051-mail-followers.ts';
import { LinkMailsToTickets1710000011060 } from './1710000011060-link-mails-to-tickets.ts';
import { GiveEventsTimeZones1710000011070 } from './1710000011070-give-events-time-zones.ts';
import { AskQuestionsAtCheckout1710000011080 } from './1710000011080-ask-questions-at-checkout.ts';
import { AddProgrammes1710000011100 } from './1710000011100-add-programmes.ts';
import { DescribeTiers1710000011120 } from './1710000011120-describe-tiers.ts';
import { LetHoldersCancel1710000011140 } from './1710000011140-let-holders-cancel.ts';
import { LetEventsBeBrowsed1710000011180 } from './1710000011180-let-events-be-browsed.ts';
import { TakePayments1710000011200 } from './1710000011200-take-payments.ts';
import { IssueReceipts1710000011300 } from './1710000011300-issue-receipts.ts';
import { SettlePaymentFindings1710000011310 } from './1710000011310-settle-payment-findings.ts';
import { NotifyOfDisputes1710000011320 } from './1710000011320-notify-of-disputes.ts';
import { SellInProviderCurrencies1710000011330 } from './1710000011330-sell-in-provider-currencies.ts';
import { RefundAmounts1710000011340 } from './1710000011340-refund-amounts.ts';
import { SellThroughThePlatform1710000011360 } from './1710000011360-sell-through-the-platform.ts';
import { CloseRefundsByDisputes1710000011370 } from './1710000011370-close-refunds-by-disputes.ts';
import { OpenWaitingRooms1710000011400 } from './1710000011400-open-waiting-rooms.ts';
import { LimitTicketsPerBuyer1710000011410 } from './1710000011410-limit-tickets-per-buyer.ts';
import { PayThroughPesapal1710000011420 } from './1710000011420-pay-through-pesapal.ts';
import { ChooseTiersOfWaitingRooms1710000011430 } from './1710000011430-choose-tiers-of-waiting-rooms.ts';
import { CountBuyersByCard1710000011440 } from './1710000011440-count-buyers-by-card.ts';
import { FixListsOfDraws1710000011450 } from './1710000011450-fix-lists-of-draws.ts';
import { KeepOffersToTheirEvent1710000011460 } from './1710000011460-keep-offers-to-their-event.ts';
import { AskHoldersAboutMoves1710000011520 } from './1710000011520-ask-holders-about-moves.ts';
import { AskAboutPayments1710000011540 } from './1710000011540-ask-about-payments.ts';
import { ReportMoneyToWebhooks1710000011560 } from './1710000011560-report-money-to-webhooks.ts';
import { GiveOrdersKeys1710000011570 } from './1710000011570-give-orders-keys.ts';
import { ApproveAccountChanges1710000011590 } from './1710000011590-approve-account-changes.ts';
import { KeepMessagesUntilConfirmed1710000011591 } from './1710000011591-keep-messages-until-confirmed.ts';
import { CountOpenHolds1710000011610 } from './1710000011610-count-open-holds.ts';
import { BoundWaitingCallbacks1710000011611 } from './1710000011611-bound-waiting-callbacks.ts';
import { MarkTestTickets1710000011612 } from './1710000011612-mark-test-tickets.ts';
import { RegisterPaymentProviders1710000011620 } from './1710000011620-register-payment-providers.ts';

/** All migrations, oldest first. Append new ones here; never change one that has run anywhere. */
export const migrations = [
  CreateFoundation1700000000000,
  LetScansGoFree1710000000000,
  AddSettlement1710000001000,
  AddWallets1710000002000,
  AddWalletSales1710000003000,
  AddAnchors1710000004000,
  AddPartnerships1710000005000,
  AddMessages1710000006000,
  AddPeopleOperations1710000007000,
  AddOperations1710000008000,
  AddSettings1710000008100,
  AddSellingRules1710000009000,
  AddOrganisersLife1710000009100,
  AddTransfers1710000009200,
  AddEntryUndos1710000009300,
  AddWebhooks1710000009400,
  AddGuestMessages1710000009500,
  AddLanguages1710000009600,
  AddTicketLinks1710000009700,
  AddDoorCollections1710000009830,
  AddPaymentLines1710000009840,
  RememberLanguages1710000009850,
  TellOfUndoneEntries1710000009920,
  FindOrdersByKeyFirst1710000009930,
  GuardRoles1710000010400,
  MarkPlayMoney1710000010410,
  LimitAmounts1710000010420,
  TellOwners1710000010430,
  LimitUnpaidOrders1710000010440,
  RememberWhoSetWebhookAddresses1710000010500,
  HideRecipientsOfMessages1710000010510,
  AddInstallationKey1710000010600,
  LetInvitationsFoundOrganisers1710000010601,
  DeactivateIssuers1710000010610,
  ShowContractsToAddresses1710000010620,
  RememberCalls1710000010700,
  NumberTickets1710000010800,
  NameVoidEntries1710000010810,
  AddUnpaidEntries1710000010820,
  NameDoorDevices1710000010830,
  ExpireUnconfirmedOrders1710000010940,
  FlagDoubtfulTimes1710000010950,
  ListPlayMoneyTickets1710000010960,
  RecordFounders1710000010970,
  LetAdminsSeeGuests1710000011000,
  MailCancelledWaitingLists1710000011010,
  FindGuests1710000011020,
  AddCovers1710000011030,
  AddIssuerPages1710000011050,
  MailFollowers1710000011051,
  LinkMailsToTickets1710000011060,
  GiveEventsTimeZones1710000011070,
  AskQuestionsAtCheckout1710000011080,
  AddProgrammes1710000011100,
  DescribeTiers1710000011120,
  LetHoldersCancel1710000011140,
  LetEventsBeBrowsed1710000011180,
  TakePayments1710000011200,
  IssueReceipts1710000011300,
  SettlePaymentFindings1710000011310,
  NotifyOfDisputes1710000011320,
  SellInProviderCurrencies1710000011330,
  RefundAmounts1710000011340,
  SellThroughThePlatform1710000011360,
  CloseRefundsByDisputes1710000011370,
  OpenWaitingRooms1710000011400,
  LimitTicketsPerBuyer1710000011410,
  PayThroughPesapal1710000011420,
  ChooseTiersOfWaitingRooms1710000011430,
  CountBuyersByCard1710000011440,
  FixListsOfDraws1710000011450,
  KeepOffersToTheirEvent1710000011460,
  AskHoldersAboutMoves1710000011520,
  AskAboutPayments1710000011540,
  ApproveAccountChanges1710000011590,
  KeepMessagesUntilConfirmed1710000011591,
  CountOpenHolds1710000011610,
  BoundWaitingCallbacks1710000011611,
  MarkTestTickets1710000011612,
  GiveOrdersKeys1710000011570,
  ReportMoneyToWebhooks1710000011560,
  RegisterPaymentProviders1710000011620,
];

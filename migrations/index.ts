import { CreateFoundation1710000012000 } from './1710000012000-create-foundation.ts';
import { CreateEvents1710000012100 } from './1710000012100-create-events.ts';
import { CreateSales1710000012200 } from './1710000012200-create-sales.ts';
import { CreateRevenue1710000012300 } from './1710000012300-create-revenue.ts';
import { CreatePayments1710000012400 } from './1710000012400-create-payments.ts';
import { CreateDoorAndMessages1710000012500 } from './1710000012500-create-door-and-messages.ts';
import { MoveIdempotencyKeys1710000012600 } from './1710000012600-move-idempotency-keys.ts';
import { RenameJobs1710000012700 } from './1710000012700-rename-jobs.ts';
import { PartPaymentWorkByProvider1710000012800 } from './1710000012800-part-payment-work-by-provider.ts';
import { FixDrawKeys1710000012900 } from './1710000012900-fix-draw-keys.ts';
import { NumberOrders1710000013000 } from './1710000013000-number-orders.ts';
import { ChooseMainCurrency1710000013100 } from './1710000013100-choose-main-currency.ts';
import { CreateFactors1710000013150 } from './1710000013150-create-factors.ts';
import { RequireSecondFactors1710000013160 } from './1710000013160-require-second-factors.ts';
import { RecoverFactors1710000013170 } from './1710000013170-recover-factors.ts';
import { ScopeApiKeys1710000013300 } from './1710000013300-scope-api-keys.ts';
import { LimitStaffToEvents1710000013400 } from './1710000013400-limit-staff-to-events.ts';
import { LimitSessions1710000013500 } from './1710000013500-limit-sessions.ts';
import { RefreshSessions1710000013510 } from './1710000013510-refresh-sessions.ts';
import { ChangeEmailAddresses1710000013520 } from './1710000013520-change-email-addresses.ts';
import { ErasePersons1710000013600 } from './1710000013600-erase-persons.ts';
import { RetainData1710000013610 } from './1710000013610-retain-data.ts';
import { RenewCodes1710000013620 } from './1710000013620-renew-codes.ts';
import { RecordConsent1710000013630 } from './1710000013630-record-consent.ts';
import { AddLiveCodes1710000014000 } from './1710000014000-add-live-codes.ts';
import { AddEntryRules1710000014100 } from './1710000014100-add-entry-rules.ts';
import { CreatePhoneMessages1710000014200 } from './1710000014200-create-phone-messages.ts';
import { FindTicketsByPhone1710000014210 } from './1710000014210-find-tickets-by-phone.ts';
import { CreatePhoneBatches1710000014220 } from './1710000014220-create-phone-batches.ts';
import { CreateDoorDevices1710000014300 } from './1710000014300-create-door-devices.ts';
import { CreateBoxOffice1710000014400 } from './1710000014400-create-box-office.ts';
import { LimitDoorsToEvents1710000014910 } from './1710000014910-limit-doors-to-events.ts';
import { LimitPhoneMessagesToEvents1710000014980 } from './1710000014980-limit-phone-messages-to-events.ts';
import { LimitDevicesToEvents1710000014990 } from './1710000014990-limit-devices-to-events.ts';
import { WallHandedInScans1710000015000 } from './1710000015000-wall-handed-in-scans.ts';
import { KeepPastDeviceLimits1710000015010 } from './1710000015010-keep-past-device-limits.ts';
import { ShowContractsToPartners1710000015100 } from './1710000015100-show-contracts-to-partners.ts';
import { KeepTicketsWithPeople1710000015110 } from './1710000015110-keep-tickets-with-people.ts';
import { EraseReportedPeople1710000015120 } from './1710000015120-erase-reported-people.ts';
import { LeasePlacesToPhones1710000015200 } from './1710000015200-lease-places-to-phones.ts';
import { KeepPaidAmounts1710000015210 } from './1710000015210-keep-paid-amounts.ts';
import { CountReceiptsOnce1710000015250 } from './1710000015250-count-receipts-once.ts';
import { CreateRosterKeys1710000015300 } from './1710000015300-create-roster-keys.ts';
import { CreateWalletPasses1710000015330 } from './1710000015330-create-wallet-passes.ts';
import { FindUsedReceipts1710000015360 } from './1710000015360-find-used-receipts.ts';
import { MarkScansBeyondLimits1710000015361 } from './1710000015361-mark-scans-beyond-limits.ts';
import { LetHandoutsBeUndone1710000015362 } from './1710000015362-let-handouts-be-undone.ts';
import { KeepPastDeviceProfiles1710000015363 } from './1710000015363-keep-past-device-profiles.ts';
import { CreateCapacityPools1710000015400 } from './1710000015400-create-capacity-pools.ts';
import { LimitHoldsOfPools1710000015410 } from './1710000015410-limit-holds-of-pools.ts';
import { ReturnPlacesOfDeletedTiers1710000015412 } from './1710000015412-return-places-of-deleted-tiers.ts';
import { CreateSeries1710000015420 } from './1710000015420-create-series.ts';
import { NoteConfirmedExits1710000015440 } from './1710000015440-note-confirmed-exits.ts';

/**
 * The schema of the first release. A database that the migrations before it made is taken over as it is
 * (`server/platform/db/adopt-baseline.ts`).
 */
export const baseline = [
  CreateFoundation1710000012000,
  CreateEvents1710000012100,
  CreateSales1710000012200,
  CreateRevenue1710000012300,
  CreatePayments1710000012400,
  CreateDoorAndMessages1710000012500,
];

/** All migrations, oldest first. Append new ones here; never change one that has run anywhere. */
export const migrations = [
  ...baseline,
  MoveIdempotencyKeys1710000012600,
  RenameJobs1710000012700,
  PartPaymentWorkByProvider1710000012800,
  FixDrawKeys1710000012900,
  NumberOrders1710000013000,
  ChooseMainCurrency1710000013100,
  CreateFactors1710000013150,
  RequireSecondFactors1710000013160,
  RecoverFactors1710000013170,
  ScopeApiKeys1710000013300,
  LimitStaffToEvents1710000013400,
  LimitSessions1710000013500,
  RefreshSessions1710000013510,
  ChangeEmailAddresses1710000013520,
  ErasePersons1710000013600,
  RetainData1710000013610,
  RenewCodes1710000013620,
  RecordConsent1710000013630,
  AddLiveCodes1710000014000,
  AddEntryRules1710000014100,
  CreatePhoneMessages1710000014200,
  FindTicketsByPhone1710000014210,
  CreatePhoneBatches1710000014220,
  CreateDoorDevices1710000014300,
  CreateBoxOffice1710000014400,
  LimitDoorsToEvents1710000014910,
  LimitPhoneMessagesToEvents1710000014980,
  LimitDevicesToEvents1710000014990,
  WallHandedInScans1710000015000,
  KeepPastDeviceLimits1710000015010,
  ShowContractsToPartners1710000015100,
  KeepTicketsWithPeople1710000015110,
  EraseReportedPeople1710000015120,
  LeasePlacesToPhones1710000015200,
  KeepPaidAmounts1710000015210,
  CountReceiptsOnce1710000015250,
  CreateRosterKeys1710000015300,
  CreateWalletPasses1710000015330,
  FindUsedReceipts1710000015360,
  MarkScansBeyondLimits1710000015361,
  LetHandoutsBeUndone1710000015362,
  KeepPastDeviceProfiles1710000015363,
  CreateCapacityPools1710000015400,
  LimitHoldsOfPools1710000015410,
  ReturnPlacesOfDeletedTiers1710000015412,
  CreateSeries1710000015420,
  NoteConfirmedExits1710000015440,
];

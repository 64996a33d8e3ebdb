import type * as about from '../content/about.ts';
import type * as careers from '../content/careers.ts';
import type * as contact from '../content/contact.ts';
import type * as features from '../content/features.ts';
import type * as home from '../content/landing.ts';
import type * as legal from '../content/legal.ts';
import type * as pricing from '../content/pricing.ts';
import type * as account from '../messages/account.ts';
import type * as answers from '../messages/answers.ts';
import type * as audit from '../messages/audit.ts';
import type * as auth from '../messages/auth.ts';
import type * as contracts from '../messages/contracts.ts';
import type * as dashboard from '../messages/dashboard.ts';
import type * as door from '../messages/door.ts';
import type * as doorApp from '../messages/door-app.ts';
import type * as eventMoney from '../messages/event-money.ts';
import type * as events from '../messages/events.ts';
import type * as expenses from '../messages/expenses.ts';
import type * as failures from '../messages/failures.ts';
import type * as finding from '../messages/finding.ts';
import type * as firstHour from '../messages/first-hour.ts';
import type * as groupMessages from '../messages/group-messages.ts';
import type * as guests from '../messages/guests.ts';
import type * as integrators from '../messages/integrators.ts';
import type * as issuers from '../messages/issuers.ts';
import type * as labels from '../messages/labels.ts';
import type * as loaded from '../messages/loaded.ts';
import type * as merchants from '../messages/merchants.ts';
import type * as messages from '../messages/messages.ts';
import type * as moveAnswers from '../messages/move-answers.ts';
import type * as moves from '../messages/moves.ts';
import type * as notifications from '../messages/notifications.ts';
import type * as orders from '../messages/orders.ts';
import type * as organiser from '../messages/organiser.ts';
import type * as organiserPages from '../messages/organiser-pages.ts';
import type * as pageTitles from '../messages/page-titles.ts';
import type * as partnerships from '../messages/partnerships.ts';
import type * as payouts from '../messages/payouts.ts';
import type * as programme from '../messages/programme.ts';
import type * as providerPayments from '../messages/provider-payments.ts';
import type * as purchases from '../messages/purchases.ts';
import type * as questions from '../messages/questions.ts';
import type * as reasons from '../messages/reasons.ts';
import type * as receiptSettings from '../messages/receipt-settings.ts';
import type * as receipts from '../messages/receipts.ts';
import type * as reports from '../messages/reports.ts';
import type * as revenue from '../messages/revenue.ts';
import type * as scanOutcomes from '../messages/scan-outcomes.ts';
import type * as selling from '../messages/selling.ts';
import type * as settings from '../messages/settings.ts';
import type * as shell from '../messages/shell.ts';
import type * as signing from '../messages/signing.ts';
import type * as staffEvents from '../messages/staff-events.ts';
import type * as staffReasons from '../messages/staff-reasons.ts';
import type * as statuses from '../messages/statuses.ts';
import type * as team from '../messages/team.ts';
import type * as tickets from '../messages/tickets.ts';
import type * as users from '../messages/users.ts';
import type * as verify from '../messages/verify.ts';
import type * as waitingRoom from '../messages/waiting-room.ts';
import type * as waitingRoomSettings from '../messages/waiting-room-settings.ts';
import type * as wallet from '../messages/wallet.ts';

/** Type of a translation: the same keys with any text, and functions that take the same parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Words<T[K]> };

/** Texts for buyers, ticket holders and door workers, and the frame of the dashboard. */
type Translated = typeof account &
  typeof answers &
  typeof auth &
  Pick<typeof dashboard, 'dashboardTexts' | 'chartTexts'> &
  typeof door &
  typeof doorApp &
  typeof events &
  typeof failures &
  typeof finding &
  typeof home &
  Pick<typeof issuers, 'standingTexts'> &
  typeof labels &
  typeof moves &
  typeof messages &
  typeof notifications &
  typeof organiserPages &
  typeof pageTitles &
  typeof partnerships &
  Pick<typeof revenue, 'confirmRoundTexts'> &
  typeof providerPayments &
  Pick<typeof purchases, 'buyingTexts' | 'specialTexts' | 'purchaseTexts' | 'externalWalletTexts'> &
  typeof reasons &
  typeof receipts &
  typeof scanOutcomes &
  typeof settings &
  typeof shell &
  typeof staffEvents &
  typeof statuses &
  typeof tickets &
  typeof users &
  typeof verify &
  typeof waitingRoom &
  typeof wallet;

/** All texts of one language, by the names of the English texts. */
export type Catalogue = { readonly [Name in keyof Translated]: Words<Translated[Name]> };

/** Texts of the pages about the company and its rules: a separate file, because few readers open them. */
type SiteTexts = typeof about &
  Pick<typeof careers, 'careers'> &
  typeof contact &
  typeof features &
  typeof legal &
  typeof pricing;

export type SiteCatalogue = { readonly [Name in keyof SiteTexts]: Words<SiteTexts[Name]> };

/** Texts of the panels of organisers and their staff: a separate file, loaded with the first of the panels. */
type StaffTexts = typeof audit &
  typeof contracts &
  typeof expenses &
  typeof firstHour &
  typeof groupMessages &
  typeof guests &
  typeof moveAnswers &
  typeof integrators &
  typeof loaded &
  typeof eventMoney &
  typeof merchants &
  typeof orders &
  typeof organiser &
  typeof payouts &
  typeof programme &
  typeof questions &
  typeof receiptSettings &
  typeof reports &
  Omit<typeof revenue, 'confirmRoundTexts'> &
  typeof selling &
  typeof signing &
  typeof staffReasons &
  typeof team &
  typeof waitingRoomSettings;

export type StaffCatalogue = { readonly [Name in keyof StaffTexts]: Words<StaffTexts[Name]> };

/** A catalogue that may be incomplete; missing texts are shown in English. */
export type Gaps<T> = T extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Gaps<T[K]> };

/** A part of a catalogue: a file in the folder of a language, by domain. */
export type Translation<Name extends keyof Catalogue> = Gaps<Pick<Catalogue, Name>>;

export type SiteTranslation<Name extends keyof SiteCatalogue> = Gaps<Pick<SiteCatalogue, Name>>;

export type StaffTranslation<Name extends keyof StaffCatalogue> = Gaps<Pick<StaffCatalogue, Name>>;

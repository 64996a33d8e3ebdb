import type { Gaps, StaffCatalogue } from '../../language/catalogue.ts';
import { audit } from './audit.ts';
import { contracts } from './contracts.ts';
import { eventMoney } from './event-money.ts';
import { expenses } from './expenses.ts';
import { firstHour } from './first-hour.ts';
import { guests } from './guests.ts';
import { integrators } from './integrators.ts';
import { merchants } from './merchants.ts';
import { moveAnswers } from './move-answers.ts';
import { orders } from './orders.ts';
import { eventForm, organiser } from './organiser.ts';
import { payouts } from './payouts.ts';
import { programme } from './programme.ts';
import { questions } from './questions.ts';
import { receiptSettings } from './receipt-settings.ts';
import { reports } from './reports.ts';
import { rounds } from './rounds.ts';
import { selling } from './selling.ts';
import { signing } from './signing.ts';
import { staffReasons } from './staff-reasons.ts';
import { team } from './team.ts';
import { waitingRoomSettings } from './waiting-room-settings.ts';

const words: Gaps<StaffCatalogue> = {
  ...audit,
  ...contracts,
  ...eventForm,
  ...expenses,
  ...firstHour,
  ...guests,
  ...integrators,
  ...eventMoney,
  ...merchants,
  ...moveAnswers,
  ...orders,
  ...organiser,
  ...payouts,
  ...programme,
  ...questions,
  ...receiptSettings,
  ...reports,
  ...rounds,
  ...selling,
  ...signing,
  ...staffReasons,
  ...team,
  ...waitingRoomSettings,
};

export default words;

import { authTexts } from '../../messages/auth.ts';
import { createTexts, partnerTexts } from '../../messages/contracts.ts';
import { tryTexts } from '../../messages/first-hour.ts';
import { helpTopicTexts as texts } from '../../messages/help.ts';
import { merchantTexts } from '../../messages/merchants.ts';
import { orderTexts } from '../../messages/orders.ts';
import { eventFormTexts, switchTexts, tierFormTexts } from '../../messages/organiser.ts';
import { questionTexts } from '../../messages/questions.ts';
import { triggerTexts } from '../../messages/revenue.ts';
import { sellingTexts } from '../../messages/selling.ts';
import { staffEventTexts } from '../../messages/staff-events.ts';
import { userTexts } from '../../messages/team.ts';
import { roomSettingsTexts } from '../../messages/waiting-room-settings.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';

/** Addresses of the screens that steps speak of. Pages of one event open from the list of events. */
const SCREENS = {
  register: '/auth',
  door: '/door',
  events: tabAddress('events'),
  draft: tabAddress('events'),
  event: tabAddress('events'),
  'event-tickets': tabAddress('events'),
  'event-orders': tabAddress('events'),
  'event-sales': tabAddress('events'),
  'event-door': tabAddress('events'),
  'event-settings': tabAddress('events'),
  payments: tabAddress('payments'),
  team: tabAddress('team'),
  partners: tabAddress('partnerships', { view: 'partners' }),
  partnerships: tabAddress('partnerships'),
  revenue: tabAddress('revenue'),
} as const;

/** A control by its role and its name on the screen. */
export interface HelpControl {
  role: 'button' | 'link' | 'checkbox';
  name: string;
}

export interface HelpStep {
  id: string;
  title: string;
  /** Names of controls stand between U+2068 and U+2069. */
  text: string;
  controls: readonly HelpControl[];
  screen: keyof typeof SCREENS;
  address: string;
  /** Of the pictures in docs/screens; null for none. */
  picture: string | null;
}

export interface HelpTopic {
  id: string;
  title: string;
  lead: string;
  steps: readonly HelpStep[];
}

const button = (name: string): HelpControl => ({ role: 'button', name });
const link = (name: string): HelpControl => ({ role: 'link', name });

type StepTexts = { title: string; text: (...names: string[]) => string };
type StepPlan = [screen: HelpStep['screen'], controls: HelpControl[], picture?: string];

function topicOf<S extends Record<string, StepTexts>>(
  id: string,
  topic: { title: string; lead: string; steps: S },
  plans: Record<keyof S & string, StepPlan>,
): HelpTopic {
  const steps = Object.entries<StepPlan>(plans).map(([name, [screen, controls, picture]]) => {
    const { title, text } = topic.steps[name] as StepTexts;
    const marked = text(...controls.map((control) => `\u2068${control.name}\u2069`));
    const step = { id: `${id}-${name}`, title, text: marked, controls, screen };
    return { ...step, address: SCREENS[screen], picture: picture ?? null };
  });
  return { id, title: topic.title, lead: topic.lead, steps };
}

// The first is the account for mobile money, the others are for cards.
const [CONNECT_MOBILE = button(''), ...CONNECT_CARDS] = Object.values(merchantTexts.connect).map(button);

/** All topics, in the order of an organiser's first weeks. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  topicOf('first-event', texts.firstEvent, {
    register: [
      'register',
      [{ role: 'checkbox', name: authTexts.registerAsOrganizer }, button(authTexts.createAccount)],
      'newcomer/register',
    ],
    create: ['events', [link(staffEventTexts.create)], 'newcomer/first-event'],
    tickets: ['event-tickets', [button(tierFormTexts.submit)], 'organiser/tiers'],
    publish: ['draft', [button(eventFormTexts.publish)], 'newcomer/draft'],
    test: ['event', [button(tryTexts.get)], 'newcomer/test-scan'],
  }),
  topicOf('getting-paid', texts.gettingPaid, {
    mobileMoney: ['payments', [CONNECT_MOBILE], 'newcomer/payments'],
    cards: ['payments', CONNECT_CARDS],
    door: ['event', [], 'validator/welcome'],
    money: ['event', [link(staffEventTexts.parts.money)], 'organiser/published'],
  }),
  topicOf('on-sale-day', texts.onSaleDay, {
    room: ['event-sales', [button(roomSettingsTexts.on)]],
    codes: ['event-sales', [button(sellingTexts.addCode)], 'organiser/code'],
    questions: ['event-sales', [button(questionTexts.add)]],
  }),
  topicOf('the-door', texts.theDoor, {
    gates: ['event-door', [button(switchTexts.add)], 'organiser/door'],
    team: ['team', [button(userTexts.invite)], 'owner/invite'],
    scan: ['door', [], 'validator/scan'],
  }),
  topicOf('changes', texts.changes, {
    move: ['event', [button(eventFormTexts.edit)], 'organiser/change'],
    refund: ['event-orders', [button(orderTexts.refund)], 'organiser/refund'],
    cancel: ['event-settings', [button(orderTexts.cancelEvent)]],
  }),
  topicOf('sharing', texts.sharing, {
    partner: ['partners', [button(partnerTexts.invite)], 'partner/invite'],
    contract: ['partnerships', [link(createTexts.title)], 'partner/contract'],
    round: ['revenue', [button(triggerTexts.go)], 'partner/release'],
  }),
];

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u2068\u2069]/gu, '')
    .toLowerCase();

/** The topics with the steps that contain each word of a search; all for an empty one. */
export function searchTopics(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return topics
    .map((topic) => ({
      ...topic,
      steps: topic.steps.filter(({ title, text }) => {
        const all = plain(`${topic.title} ${title} ${text}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ steps }) => steps.length > 0);
}

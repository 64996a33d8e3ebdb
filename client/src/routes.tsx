import type { ComponentType } from 'react';
import { type LazyPage, lazyPage } from './shell/lazy-page.tsx';

/** Who may open a page: everybody, only visitors (others go to /dashboard), only members (others go to /). */
export type Guard = 'everybody' | 'visitors' | 'members';

/** Frame of a page: header and footer of the public pages, or none. */
type Frame = 'public' | 'bare';

export interface Route extends LazyPage {
  path: string;
  guard: Guard;
  frame: Frame;
}

const everybody = (
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  frame: Frame = 'public',
): Route => ({
  path,
  guard: 'everybody',
  frame,
  ...lazyPage(load),
});

/** All pages. Each is loaded when it is first opened. */
export const ROUTES: Route[] = [
  everybody('/', () => import('./pages/home/HomePage.tsx')),
  everybody('/events', () => import('./pages/events/EventsPage.tsx')),
  everybody('/event-details', () => import('./pages/event-details/EventDetailsPage.tsx')),
  everybody('/event-purchase', () => import('./pages/event-purchase/EventPurchasePage.tsx')),
  everybody('/issuers', () => import('./pages/issuers/IssuersPage.tsx')),
  everybody('/issuers/:slug', () => import('./pages/issuers/IssuerPage.tsx')),
  everybody('/series/:slug', () => import('./pages/series/SeriesPage.tsx')),
  everybody('/follow', () => import('./pages/following/FollowPage.tsx')),
  everybody('/unfollow', () => import('./pages/following/UnfollowPage.tsx')),
  everybody('/about', () => import('./pages/about/AboutPage.tsx')),
  everybody('/contact', () => import('./pages/contact/ContactPage.tsx')),
  everybody('/careers', () => import('./pages/careers/CareersPage.tsx')),
  everybody('/features', () => import('./pages/features/FeaturesPage.tsx')),
  everybody('/help', () => import('./pages/help/HelpPage.tsx')),
  everybody('/pricing', () => import('./pages/pricing/PricingPage.tsx')),
  everybody('/privacy', () => import('./pages/legal/PrivacyPage.tsx')),
  everybody('/terms', () => import('./pages/legal/TermsPage.tsx')),
  everybody('/cookies', () => import('./pages/legal/CookiesPage.tsx')),
  everybody('/test', () => import('./pages/test-page/TestPage.tsx')),
  everybody('/t', () => import('./pages/phone/TextedTicketsPage.tsx')),
  everybody('/stop', () => import('./pages/phone/StopMessagesPage.tsx')),
  everybody('/find-tickets', () => import('./pages/find-tickets/FindTicketsPage.tsx')),
  everybody('/pay/:orderId', () => import('./pages/pay/PayPage.tsx')),
  everybody('/orders/:orderId', () => import('./pages/order/OrderPage.tsx')),
  everybody('/tickets/:id', () => import('./pages/ticket/TicketPage.tsx')),
  everybody('/my-tickets', () => import('./pages/ticket/SavedTicketsPage.tsx')),
  everybody('/wallet', () => import('./pages/wallet/WalletPage.tsx')),
  everybody('/account', () => import('./pages/account/AccountPage.tsx')),
  everybody('/account/mobile-money', () => import('./pages/account/MobileMoneyPage.tsx')),
  everybody('/account/bank', () => import('./pages/account/BankPage.tsx')),
  everybody('/account/cards', () => import('./pages/account/CardsPage.tsx')),
  everybody('/account/transactions', () => import('./pages/account/TransactionsPage.tsx')),
  everybody('/account/settings', () => import('./pages/account/SettingsPage.tsx')),
  everybody('/verify', () => import('./pages/verify/VerifyPage.tsx')),
  everybody('/door', () => import('./pages/door/DoorPage.tsx'), 'bare'),
  everybody('/reset-password', () => import('./pages/auth/ResetPasswordPage.tsx'), 'bare'),
  everybody('/change-email', () => import('./pages/auth/ChangeEmailPage.tsx'), 'bare'),
  everybody('/recover-access', () => import('./pages/auth/RecoverAccessPage.tsx'), 'bare'),
  everybody('/verify-email', () => import('./pages/auth/VerifyEmailPage.tsx'), 'bare'),
  everybody('/join', () => import('./pages/join/JoinPage.tsx'), 'bare'),
  everybody('/invitation', () => import('./pages/invitation/InvitationPage.tsx'), 'bare'),
  { path: '/auth', guard: 'visitors', frame: 'bare', ...lazyPage(() => import('./pages/auth/AuthPage.tsx')) },
  {
    path: '/dashboard',
    guard: 'members',
    frame: 'bare',
    ...lazyPage(() => import('./pages/dashboard/DashboardPage.tsx')),
  },
  everybody('/api/docs', () => import('./pages/api-docs/ApiDocsPage.tsx')),
  everybody('/graphql/explorer', () => import('./pages/explorer/ExplorerPage.tsx'), 'bare'),
  everybody('*', () => import('./pages/not-found/NotFoundPage.tsx')),
];

export { DashboardResolver } from './dashboard.resolver.ts';

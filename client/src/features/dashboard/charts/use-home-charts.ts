import { useState } from 'react';
import { useHomeChartsQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import type { Viewer } from '../../../session/use-viewer.ts';

graphql(`
  query HomeCharts(
    $sales: Boolean!
    $entries: Boolean!
    $revenue: Boolean!
    $approvals: Boolean!
    $days: Int!
    $utcOffset: Int!
    $minutes: Int!
  ) {
    dashboardCharts {
      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {
        ...TimeChart_chart
      }
      entriesByGate(minutes: $minutes) @include(if: $entries) {
        ...TimeChart_chart
      }
      revenueByEvent @include(if: $revenue) {
        event {
          id
        }
        ...RevenueChart_revenue
      }
      approvalsWaiting @include(if: $approvals) {
        id
        ...ApprovalsChart_approval
      }
    }
  }
`);

/** Time-based charts advance even without live updates, so they are polled. */
const POLL_MS = 60_000;

/** Loads the dashboard charts that the viewer has permission to see, with a function to refetch them. */
export function useHomeCharts(viewer: Viewer) {
  const [days, setDays] = useState(30);
  const [minutes, setMinutes] = useState(60);
  const can = (right: Viewer['permissions'][number]) => viewer.permissions.includes(right);
  const staff = viewer.role !== 'ATTENDEE';
  const wanted = {
    sales: staff && can('VIEW_SALES'),
    entries: staff && (can('VALIDATE_TICKETS') || can('VIEW_SALES')),
    revenue: staff && can('VIEW_REVENUE'),
    approvals: can('VIEW_CONTRACTS'),
  };
  const { data, previousData, loading, error, refetch } = useHomeChartsQuery({
    variables: { ...wanted, days, minutes, utcOffset: -new Date().getTimezoneOffset() },
    skip: !Object.values(wanted).some(Boolean),
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  return {
    charts: (data ?? previousData)?.dashboardCharts,
    isWanted: Object.values(wanted).some(Boolean),
    loading,
    error,
    again: () => void refetch().catch(() => undefined),
    days,
    setDays,
    minutes,
    setMinutes,
    /** False for users who only sign: they see approvals while some are pending, else nothing. */
    staff,
  };
}

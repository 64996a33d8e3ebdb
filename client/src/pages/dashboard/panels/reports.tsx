import { ReportsView } from '../../../features/reports/ReportsView.tsx';
import { useCan } from '../../../session/use-viewer.ts';

/** Reports. */
export default function ReportsPanel() {
  return <ReportsView everywhere={useCan('VIEW_ALL_DATA')} />;
}

import { RateEditor } from '../../../features/rates/RateEditor.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** System Management. */
export default function SystemPanel() {
  return (
    <>
      <PageTitle title="System Management" />
      <RateEditor />
    </>
  );
}

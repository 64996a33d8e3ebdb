import { IssuerAccounts } from '../../../features/issuers/IssuerAccounts.tsx';
import { issuerTexts } from '../../../messages/issuers.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** The organisers, for system admins. */
export default function IssuersPanel() {
  return (
    <>
      <PageTitle title={issuerTexts.title} lead={issuerTexts.lead} />
      <IssuerAccounts />
    </>
  );
}

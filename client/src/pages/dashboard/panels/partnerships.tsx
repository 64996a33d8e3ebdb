import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { ContractList } from '../../../features/partnerships/contracts/ContractList.tsx';
import { MyInvitations } from '../../../features/partnerships/invitations/MyInvitations.tsx';
import { InvitePartnerButton } from '../../../features/partnerships/partners/InvitePartnerButton.tsx';
import { PartnerList } from '../../../features/partnerships/partners/PartnerList.tsx';
import { labelTexts } from '../../../messages/labels.ts';
import { contractTexts, panelTexts } from '../../../messages/partnerships.ts';
import { useCan, useViewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ContractView } from '../partnerships/ContractView.tsx';
import { CreateContractView } from '../partnerships/CreateContractView.tsx';
import { Overview } from '../partnerships/Overview.tsx';
import { PartnershipNav } from '../partnerships/PartnershipNav.tsx';
import { listView, type PartnershipView, viewOf, viewsOf } from '../partnerships/views.ts';
import { WaitingForYou } from '../partnerships/WaitingForYou.tsx';

/** Contracts with partners on an event's revenue: one contract, or the tabs of the viewer's role. */
export default function PartnershipsPanel() {
  const [search] = useSearchParams();
  const { viewer } = useViewer();
  const views = viewer ? viewsOf(viewer) : [];
  const contract = search.get('contract');
  const attendee = viewer?.role === 'ATTENDEE';
  if (contract) return <ContractView key={contract} id={contract} list={listView(views)} />;
  const current = viewOf(search.get('view'), views);
  return (
    <>
      <PageTitle
        title={attendee ? labelTexts.myPartnerships : labelTexts.contracts}
        lead={attendee ? panelTexts.leadForPartners : panelTexts.lead}
      >
        {current === 'partners' && <InviteIfAllowed />}
      </PageTitle>
      <PartnershipNav views={views} current={current} />
      <MyInvitations />
      <View view={current} />
    </>
  );
}

function InviteIfAllowed() {
  return useCan('CREATE_CONTRACTS') && <InvitePartnerButton />;
}

function View({ view }: { view: PartnershipView }) {
  const mayCreate = useCan('CREATE_CONTRACTS');
  switch (view) {
    case 'overview':
      return <Overview />;
    case 'partners':
      return <PartnerList mayInvite={mayCreate} />;
    case 'create':
      return <CreateContractView />;
    case 'mine':
      return (
        <>
          <WaitingForYou isAboveList />
          <ContractList withIssuer emptyMessage={contractTexts.noneForMembers} />
        </>
      );
    case 'all':
      return <ContractList withIssuer emptyMessage={contractTexts.noneForAll} />;
    default:
      return (
        <ContractList
          withIssuer={false}
          emptyMessage={contractTexts.noneForIssuer}
          emptyAction={
            mayCreate && (
              <Button component={Link} to={tabAddress('partnerships', { view: 'create' })}>
                {panelTexts.tabs.create}
              </Button>
            )
          }
        />
      );
  }
}

import { Button, Tabs } from '@mantine/core';
import { IconArrowLeft, IconMailOpened, IconPencilPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Live } from '../../../apollo/Live.tsx';
import { Compose } from '../../../features/messages/Compose.tsx';
import { GroupList } from '../../../features/messages/GroupList.tsx';
import { GroupMessage } from '../../../features/messages/GroupMessage.tsx';
import { MessageDetail } from '../../../features/messages/MessageDetail.tsx';
import { MessageList } from '../../../features/messages/MessageList.tsx';
import classes from '../../../features/messages/Messages.module.css';
import { type Box, type OpenMessage, useMessageAddress } from '../../../features/messages/message-address.ts';
import { composeTexts, messageTexts as texts } from '../../../messages/messages.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Message lists on one side and the open message on the other; a phone shows one of the two. */
export default function MessagesView() {
  const address = useMessageAddress();
  const maySend = useCan('SEND_MESSAGES');
  const writesToGroups = useCan('EDIT_EVENTS');
  const { box, open } = address;
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <Live />
        {maySend && (
          <Button
            component={Link}
            to={address.to({ kind: 'compose' })}
            leftSection={<IconPencilPlus size={18} aria-hidden />}
          >
            {composeTexts.compose}
          </Button>
        )}
      </PageTitle>
      <div className={classes.columns} data-open={open ? true : undefined}>
        <div className={classes.side}>
          <Tabs value={box} onChange={(next) => address.go(null, (next ?? 'inbox') as Box)}>
            <Tabs.List mb="md" aria-label={texts.boxes}>
              <Tabs.Tab value="inbox">{texts.inbox}</Tabs.Tab>
              <Tabs.Tab value="sent">{texts.sentBox}</Tabs.Tab>
              {(writesToGroups || box === 'groups') && <Tabs.Tab value="groups">{texts.groups}</Tabs.Tab>}
            </Tabs.List>
            <Tabs.Panel value={box}>
              {box === 'groups' ? <GroupList /> : <MessageList key={box} box={box} />}
            </Tabs.Panel>
          </Tabs>
        </div>
        <div className={classes.pane}>
          {open && (
            <Button
              component={Link}
              to={address.to(null)}
              variant="subtle"
              mb="md"
              className={classes.back}
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {texts.back}
            </Button>
          )}
          <Pane open={open} />
        </div>
      </div>
    </>
  );
}

function Pane({ open }: { open: OpenMessage }) {
  if (!open) return <EmptyState title={texts.choose} icon={<IconMailOpened size={30} />} order={2} />;
  if (open.kind === 'compose') return <Compose />;
  if (open.kind === 'group') return <GroupMessage key={open.id} id={open.id} />;
  return <MessageDetail key={open.id} id={open.id} />;
}

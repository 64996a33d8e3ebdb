import { Button } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import { ValidatePanel } from '../../../features/door/ValidatePanel.tsx';
import { doorTexts } from '../../../messages/door.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validate Tickets. */
export default function ValidateTicketsPanel() {
  return (
    <>
      <PageTitle title={labelTexts.validateTickets} lead={doorTexts.lead}>
        {/* A full page load: only the content policy of that page allows the code reader (WebAssembly). */}
        <Button
          component="a"
          href="/door"
          variant="default"
          leftSection={<IconDoorEnter size={20} aria-hidden />}
        >
          {doorAppTexts.title}
        </Button>
      </PageTitle>
      <ValidatePanel />
    </>
  );
}

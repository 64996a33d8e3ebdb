import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { purchaseTexts } from '../../../texts/purchases.ts';

/** Says that nothing real is paid. */
export function MockNotice() {
  return (
    <Alert color="teal" variant="light" icon={<IconFlask size={20} aria-hidden />}>
      {purchaseTexts.mockNotice}
    </Alert>
  );
}

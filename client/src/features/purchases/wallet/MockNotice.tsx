import { Alert } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { purchaseTexts } from '../../../texts/purchases.ts';

/** Notice that no real money is paid. */
export function MockNotice() {
  return (
    <Alert color="teal" variant="light" icon={<IconFlask size={20} aria-hidden />}>
      {purchaseTexts.mockNotice}
    </Alert>
  );
}

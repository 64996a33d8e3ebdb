import { Badge, Group, Radio, Stack } from '@mantine/core';
import { accountTexts } from '../../../texts/account.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { PAYMENT_METHODS } from '../../payment-methods/methods.ts';

/** Payment methods of the purchase page. Only the wallet is available; the others are marked as coming soon. */
const OFFERED = PAYMENT_METHODS.filter((method) => method.id === 'wallet' || method.comingSoon);

export function MethodChoice() {
  return (
    <Radio.Group label={purchaseTexts.methodTitle} value="wallet">
      <Stack gap="xs" mt="xs">
        {OFFERED.map((method) => (
          <Group key={method.id} gap="sm" wrap="nowrap" mih={44}>
            <Radio
              value={method.id}
              label={method.label}
              disabled={method.comingSoon}
              readOnly={!method.comingSoon}
            />
            {method.comingSoon && (
              <Badge variant="light" color="gray" radius="sm" tt="none">
                {accountTexts.comingSoon}
              </Badge>
            )}
          </Group>
        ))}
      </Stack>
    </Radio.Group>
  );
}

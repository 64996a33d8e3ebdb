import { Loader, Text } from '@mantine/core';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';
import { PanelHead } from './PanelHead.tsx';

/** A payment was reported, and its provider is asked whether it was made. */
export function PaymentChecked({ heading }: { heading: 2 | 3 }) {
  return (
    <PanelHead
      icon={<Loader size={28} color="marigold" aria-hidden />}
      title={texts.checking}
      order={heading}
    >
      <Text maw={440}>{texts.reported}</Text>
    </PanelHead>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { payingTexts as texts } from '../../../../messages/provider-payments.ts';

interface UnderWayProps {
  /** "KES 1,300"; null while it is unknown. */
  amount: string | null;
  onContinue: () => void;
  onStartOver: () => void;
}

/** A payment of this browser that is still open, found again after a reload or in another tab. */
export function UnderWay({ amount, onContinue, onStartOver }: UnderWayProps) {
  return (
    <Alert
      color="marigold"
      variant="light"
      role="status"
      icon={<IconHistory size={22} aria-hidden />}
      title={texts.underWay}
    >
      <Text size="sm">{amount === null ? texts.underWayPlain : texts.underWayBody(amount)}</Text>
      <Group gap="sm" mt="sm">
        <Button color="marigold.5" onClick={onContinue}>
          {texts.goOn}
        </Button>
        <Button variant="default" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      </Group>
      <Text size="sm" mt="sm">
        {texts.startOverWarning}
      </Text>
    </Alert>
  );
}

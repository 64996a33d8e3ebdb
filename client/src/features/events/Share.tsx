import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { labelTexts } from '../../messages/labels.ts';

export interface ShareProps {
  name: string;
  /** The full address of the event's page. */
  url: string;
}

/** Also the target of the menu, which adds its own properties. */
export function ShareButton(props: ButtonProps & ComponentProps<'button'>) {
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} {...props}>
      {labelTexts.share}
    </Button>
  );
}

const loadMenu = () => import('./ShareMenu.tsx');
const ShareMenu = lazy(loadMenu);

/** Button with the links to share an event. The menu loads when the button is about to be used. */
export function Share(props: ShareProps) {
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadMenu().catch(() => undefined);
  if (!wanted)
    return (
      <ShareButton
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setWanted(true)}
      />
    );
  return (
    <Suspense fallback={<ShareButton loading />}>
      <ShareMenu {...props} />
    </Suspense>
  );
}

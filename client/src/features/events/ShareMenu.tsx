import { Menu } from '@mantine/core';
import { IconBrandFacebook, IconBrandWhatsapp, IconBrandX, IconLink } from '@tabler/icons-react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ShareButton, type ShareProps } from './Share.tsx';

/** Links to share an event, open at first. Nothing is loaded from other sites before a click. */
export default function ShareMenu({ name, url }: ShareProps) {
  const text = encodeURIComponent(name);
  const address = encodeURIComponent(url);
  const places = [
    {
      label: 'Twitter',
      icon: IconBrandX,
      href: `https://twitter.com/intent/tweet?text=${text}&url=${address}`,
    },
    {
      label: 'Facebook',
      icon: IconBrandFacebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    { label: 'WhatsApp', icon: IconBrandWhatsapp, href: `https://wa.me/?text=${text}%20${address}` },
  ];
  const copy = () =>
    notifyOutcome(async () => {
      await navigator.clipboard.writeText(url);
      return eventTexts.linkCopied;
    }, labelTexts.copyFailed);
  return (
    <Menu
      defaultOpened
      position="bottom-end"
      shadow="md"
      width={200}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ShareButton />
      </Menu.Target>
      <Menu.Dropdown>
        {places.map(({ label, icon: Icon, href }) => (
          <Menu.Item
            key={label}
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => void copy()}>
          {labelTexts.copyLink}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

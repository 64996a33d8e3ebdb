import { eventTexts } from '../../../texts/events.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notify } from '../../../ui/notify.ts';

/** Copies the address of the event's public page. */
export function CopyLinkButton({ slug, eventName }: { slug: string; eventName: string }) {
  return (
    <CopyButton
      value={`${window.location.origin}/event-details?slug=${encodeURIComponent(slug)}`}
      label={`Copy link to ${eventName}`}
      words="Copy Link"
      onCopied={() => void notify('success', eventTexts.linkCopied)}
    />
  );
}

import { useState } from 'react';
import { groupTexts } from '../../messages/group-messages.ts';
import { composeTexts as texts } from '../../messages/messages.ts';
import { GroupMessageForm } from './GroupMessageForm.tsx';
import { TierChips } from './TierChips.tsx';

interface HoldersMessageFormProps {
  eventId: string;
  /** Tiers to choose from, where the message may go to some of them. */
  tiers?: readonly { id: string; name: string }[];
  /** Chosen tickets, where the message goes to their holders alone. */
  ticketIds?: readonly string[];
  onCancel?: () => void;
  onSent?: () => void;
}

/** A message to ticket holders of one event: of all or some tiers, or of chosen tickets. */
export function HoldersMessageForm({
  eventId,
  tiers: choices = [],
  ticketIds,
  onCancel,
  onSent,
}: HoldersMessageFormProps) {
  const [tiers, setTiers] = useState<string[]>([]);
  const group = {
    audience: 'EVENT_HOLDERS' as const,
    eventId,
    tiers: tiers.length > 0 ? tiers : null,
    ticketIds: ticketIds ? [...ticketIds] : null,
  };
  const ofTiers = tiers.length > 0 ? `${texts.holders} (${tiers.join(', ')})` : texts.holders;
  return (
    <GroupMessageForm
      group={group}
      name={ticketIds ? groupTexts.chosenTickets(ticketIds.length) : ofTiers}
      head={(faults) => <TierChips tiers={choices} chosen={tiers} fault={faults.tiers} onChange={setTiers} />}
      onCancel={onCancel}
      onSent={() => onSent?.()}
    />
  );
}

import type { ScanOutcome } from '../../gql/graphql.ts';
import type { Words } from '../../language/catalogue.ts';
import { type Language, language } from '../../language/language.ts';
import { outcomeTexts } from '../../messages/scan-outcomes.ts';
import { momentText } from '../../ui/moment-text.ts';

/** Result of a validation. Times are ISO 8601; an offline check has none. */
interface Answer {
  outcome: ScanOutcome;
  /** In English. */
  message: string;
  usedAt?: string | null;
  usedGate?: string | null;
  validFrom?: string | null;
  validUntil?: string | null;
}

/**
 * Returns the sentence why a ticket is valid or refused, with the time concerned.
 *
 * @param reader an English reader sees the message of the service as it is
 */
export function verdictSentence(
  { outcome, message, usedAt, usedGate, validFrom, validUntil }: Answer,
  texts: Words<typeof outcomeTexts> = outcomeTexts,
  reader: Language = language,
): string {
  if (reader === 'en') return message;
  if (outcome === 'ALREADY_USED' && usedAt) return texts.usedAt(momentText(usedAt), usedGate ?? null);
  if (outcome === 'NOT_YET_VALID' && validFrom) return texts.validFrom(momentText(validFrom));
  if (outcome === 'EXPIRED' && validUntil) return texts.expiredAt(momentText(validUntil));
  return texts.sentences[outcome];
}

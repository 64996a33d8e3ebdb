import type { Translation } from '../../../language/catalogue.ts';
import type * as eventSentence from '../../event-sentence.ts';

export default {
  sentenceTexts: {
    label: 'Tukio lako kwa sentensi moja',
    lead: 'Au bandika maandishi ya bango. Yanajaza fomu iliyo hapa chini, nawe unaikagua.',
    example: 'Usiku wa Benga, Alchemist, Jumamosi 9, tiketi 100 kwa 1,500',
    read: 'Jaza fomu',
    nothing: 'Hakuna jina, mahali, wakati wala bei katika maandishi haya. Jaza fomu iliyo hapa chini.',
    filled: (inferred) =>
      inferred === 0
        ? 'Fomu imejazwa kutokana na maandishi yako.'
        : `Fomu imejazwa. ${inferred === 1 ? 'Thamani moja imekisiwa na kuwekwa alama: ikague.' : `Thamani ${inferred} zimekisiwa na kuwekwa alama: zikague.`}`,
    inferred: 'Imekisiwa',
    reasons: {
      next_date: 'tarehe inayofuata inayolingana',
      day_first: 'imesomwa kama siku/mwezi',
      weekday_differs: 'tarehe hii ni siku nyingine ya wiki kuliko ile ya maandishi',
      usual_hour: 'maandishi hayataji saa',
      half_of_day: 'maandishi hayasemi asubuhi au usiku',
      usual_end: 'mwisho unaowezekana',
      home_city: 'mji wa saa za eneo lako',
      no_venue_name: 'maandishi yanataja mji tu, si ukumbi',
      shillings_of_country: 'shilingi za nchi',
      no_currency: 'maandishi hayataji sarafu',
      currency_not_offered: 'huwezi kuuza kwa sarafu ya maandishi; weka bei',
      read_as_price: 'imesomwa kama bei',
      from_words: 'kutokana na maneno ya maandishi',
    },
  },
} satisfies Translation<typeof eventSentence>;

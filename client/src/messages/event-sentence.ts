import { inStaffLanguage } from '../language/in-staff-language.ts';

/** The sentence that fills in the form of an event. */
export const sentenceTexts = inStaffLanguage('sentenceTexts', {
  label: 'Your event in one sentence',
  lead: 'Or paste the text of a poster. It fills in the form below, and you check it.',
  example: 'Benga night, Alchemist, Saturday 9, 100 at 1,500',
  read: 'Fill in the form',
  nothing: 'No name, place, time or price was found in this text. Fill in the form below.',
  filled: (inferred: number) =>
    inferred === 0
      ? 'The form is filled in from your text.'
      : `The form is filled in. ${inferred === 1 ? 'One value is' : `${inferred} values are`} inferred and marked: check ${inferred === 1 ? 'it' : 'them'}.`,
  inferred: 'Inferred',
  reasons: {
    next_date: 'the next date that fits',
    day_first: 'read as day/month',
    weekday_differs: 'this date is another day of the week than the text says',
    usual_hour: 'the text names no hour',
    half_of_day: 'the text does not say morning or evening',
    usual_end: 'a likely end',
    home_city: 'the city of your time zone',
    no_venue_name: 'the text names no venue, only the city',
    shillings_of_country: 'the shillings of the country',
    no_currency: 'the text names no currency',
    currency_not_offered: 'you cannot sell in the currency of the text; enter the price',
    read_as_price: 'read as a price',
    from_words: 'from the words of the text',
  },
});

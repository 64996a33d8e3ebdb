import { IconLanguage } from '@tabler/icons-react';
import { chooseLanguage, LANGUAGES, type Language, language } from '../language/language.ts';
import { shellTexts } from '../messages/shell.ts';
import classes from './LanguageSelect.module.css';

/** The languages by their native names. Choosing one reloads the page. */
export function LanguageSelect({ className = '' }: { className?: string }) {
  return (
    <span className={`${classes.place} ${className}`}>
      <IconLanguage size={19} className={classes.icon} aria-hidden />
      <select
        className={classes.select}
        aria-label={shellTexts.language}
        value={language}
        onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

import { type Manners, PACES } from '../../bots/manners.ts';
import styles from '../setup/SetupPage.module.css';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface MannersFieldsProps {
  readonly manners: Manners;
  onChange(manners: Manners): void;
}

/** How fast bots play, and how long they may think. */
export function MannersFields({ manners, onChange }: MannersFieldsProps) {
  const texts = usePracticeTexts();
  return (
    <fieldset className={styles['group']}>
      <legend>{texts.pace}</legend>
      <div className={styles['seats']}>
        {PACES.map((pace) => (
          <label key={pace} className={styles['seat']}>
            <input
              type="radio"
              name="pace"
              checked={pace === manners.pace}
              onChange={() => onChange({ ...manners, pace })}
            />
            <span>{texts.paces[pace]}</span>
          </label>
        ))}
      </div>
      <label className={`${styles['value']} ${styles['also']}`}>
        <input
          type="checkbox"
          checked={manners.thinksLonger}
          onChange={(event) => onChange({ ...manners, thinksLonger: event.currentTarget.checked })}
        />
        <span>
          {texts.thinksLonger}. {texts.thinksLongerNote}
        </span>
      </label>
    </fieldset>
  );
}

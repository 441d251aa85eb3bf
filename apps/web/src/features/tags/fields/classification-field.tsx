import { type Classification, classifications } from '@learntrail/contract/tags/tags'
import { useTranslation } from 'react-i18next'
import { errorId, Field, labelId } from '../../../ui/form/field.tsx'
import css from './classification-field.module.css'

interface ClassificationFieldProps {
  /** Id of the first option. */
  id: string
  value: Classification | ''
  error: string | undefined
  onChange: (classification: Classification) => void
}

/** One of ten kinds of learning, as radio buttons styled as chips. */
export function ClassificationField({ id, value, error, onChange }: ClassificationFieldProps) {
  const { t } = useTranslation('tags')
  return (
    <Field id={id} label={t('classification')} isRequired error={error}>
      <div
        role="radiogroup"
        className={css.choices}
        aria-labelledby={labelId(id)}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? errorId(id) : undefined}
      >
        {classifications.map((name, index) => (
          <label key={name} className={css.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="classification"
              value={name}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            {t(`classifications.${name}`)}
          </label>
        ))}
      </div>
    </Field>
  )
}

import { type FormType, formTypes } from '@learntrail/contract/eportfolio/facts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './export-dialog.module.css'

export function FormTypeChoice({ value, onChoose }: { value: FormType; onChoose: (type: FormType) => void }) {
  const { t } = useTranslation('eportfolio/typeset')
  const name = useId()
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>{t('exportType')}</legend>
      {formTypes.map((type) => (
        <label key={type} className={css.type}>
          <input type="radio" name={name} checked={type === value} onChange={() => onChoose(type)} />
          <span>
            <span className={css.typeName}>{t(`forms.${type}.name`)}</span>
            <span className={css.typeText}>{t(`forms.${type}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

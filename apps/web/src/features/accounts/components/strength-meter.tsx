import { useTranslation } from 'react-i18next'
import { passwordStrength } from '../password/strength.ts'
import css from './strength-meter.module.css'

/** Three steps of the trail: weak, normal, strong; with the word, as colour alone must not carry meaning. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('accounts')
  const strength = passwordStrength(password)
  return (
    <div className={css.meter} data-strength={strength ?? 'none'}>
      <span className={css.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span aria-live="polite">{strength ? t(`strength.${strength}`) : t('strength.hint')}</span>
    </div>
  )
}

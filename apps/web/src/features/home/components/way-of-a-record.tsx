import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import css from './way-of-a-record.module.css'

const steps = [
  { key: 'write', icon: 'edit' },
  { key: 'talk', icon: 'chat' },
  { key: 'see', icon: 'chart' },
  { key: 'take', icon: 'file' },
] as const satisfies { key: string; icon: IconName }[]

/** The way from the first line to the finished e-portfolio, as four stations of the trail. */
export function WayOfARecord() {
  const { t } = useTranslation('home')
  return (
    <section className={css.way}>
      <h2>{t('way.title')}</h2>
      <ol className={css.steps}>
        {steps.map(({ key, icon }) => (
          <li key={key} className={css.step}>
            <span className={css.node}>
              <Icon name={icon} size={22} />
            </span>
            <h3>{t(`way.${key}.title`)}</h3>
            <p>{t(`way.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

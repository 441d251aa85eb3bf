import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import css from './audience.module.css'

const kinds = [
  { key: 'student', icon: 'edit' },
  { key: 'teacher', icon: 'teacher' },
  { key: 'school', icon: 'school' },
] as const satisfies { key: string; icon: IconName }[]

export function Audience() {
  const { t } = useTranslation('home')
  return (
    <section className={css.audience}>
      <h2>{t('audience.title')}</h2>
      <ul className={css.kinds}>
        {kinds.map(({ key, icon }) => (
          <li key={key}>
            <Card className={css.kind}>
              <span className={css.badge}>
                <Icon name={icon} size={22} />
              </span>
              <h3>{t(`audience.${key}.title`)}</h3>
              <p>{t(`audience.${key}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import css from './report.module.css'

/** Where help is to be had at once: the line for those in despair, the one for protection, the police. */
const numbers = ['1925', '113', '110'] as const

/** For whoever is in danger, or knows of somebody who is. */
export function Danger() {
  const { t } = useTranslation('reports')
  return (
    <section className={css.danger} aria-label={t('danger.title')}>
      <p className={css.dangerTitle}>{t('danger.title')}</p>
      <p>{t('danger.text')}</p>
      <ul className={css.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <a href={`tel:${number}`}>{number}</a>
            <span>{t(`danger.numbers.${number}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

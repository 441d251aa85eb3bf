import { useTranslation } from 'react-i18next'
import css from './report.module.css'

/** Immediate help: the suicide prevention line, the protection line, and the police. */
const numbers = ['1925', '113', '110'] as const

/** For people in danger, or who know of anybody who is. */
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

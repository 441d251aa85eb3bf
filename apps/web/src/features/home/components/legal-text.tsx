import { useTranslation } from 'react-i18next'
import { formatFullDay } from '../../../ui/dates.ts'
import css from './legal-text.module.css'

const lastUpdated = '2026-11-21'

interface LegalTextProps {
  sections: { name: string; title: string; text: string }[]
}

/** Numbered sections of a legal text. */
export function LegalText({ sections }: LegalTextProps) {
  const { t } = useTranslation('home/legal')
  return (
    <>
      <ol className={css.sections}>
        {sections.map(({ name, title, text }) => (
          <li key={name} id={name}>
            <h2>{title}</h2>
            {text.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
      <p className={css.updated}>{t('updated', { day: formatFullDay(lastUpdated) })}</p>
    </>
  )
}

import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '../../../i18n/i18n.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { debugQuery } from '../api/reports.ts'
import css from './debug-part.module.css'
import { useFigureWords } from './figure-words.ts'

interface DebugPartProps {
  schoolId: string
  question: SchoolQuestion
  filter: FigureFilter
}

/** For staff: the SQL statements behind the figures and how long each took. */
export function DebugPart(props: DebugPartProps) {
  const { t } = useTranslation('analytics')
  const user = useCurrentUser()
  const [isOpen, setOpen] = useState(false)
  if (!user?.staffLevel) return null
  return (
    <details className={css.debug} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('debug.title')}</summary>
      {isOpen ? <Statements {...props} /> : null}
    </details>
  )
}

function Statements({ schoolId, question, filter }: DebugPartProps) {
  const { t } = useTranslation('analytics')
  const words = useFigureWords()
  const query = useQuery(debugQuery(schoolId, question, filter))
  if (!query.data) return <WaitingLines query={query} lines={3} />
  const { statements, measures } = query.data
  return (
    <>
      <p>{measures.map(words.measureName).join(t('debug.comma'))}</p>
      {[...statements.entries()].map(([place, { name, text, milliseconds, rows }]) => (
        <section key={place} aria-label={name}>
          <p>{t('debug.took', { name, milliseconds: milliseconds.toLocaleString(languageTag()), count: rows })}</p>
          <pre>{text}</pre>
        </section>
      ))}
    </>
  )
}

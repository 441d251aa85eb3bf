import type { QuestionSummary } from '@learntrail/contract/homework/question'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { StandingChip, StateChip } from './chips.tsx'
import { Deadline } from './deadline.tsx'
import css from './question-row.module.css'
import { standingOf } from './standing.rules.ts'

interface QuestionRowProps {
  question: QuestionSummary
  /** Shows the group, where the context does not. */
  hasGroup?: boolean
  /** Links to the queue for correcting. */
  isToCorrect?: boolean
}

/** A question in a list: title, deadline and progress. */
export function QuestionRow({ question, hasGroup = false, isToCorrect = false }: QuestionRowProps) {
  const { t } = useTranslation('homework')
  const { id, group, title, mine, counts, deadline, state, publishAt } = question
  const standing = standingOf(mine, deadline)
  const to = isToCorrect ? paths.correctHomework(id, 'to_correct') : paths.homework(id)
  return (
    <Card as="article" padding="none" className={css.row}>
      <Link className={css.link} to={to}>
        <span className={css.words}>
          {hasGroup && group ? <span className={css.group}>{group.name}</span> : null}
          <span className={css.title}>
            <WholeWords>{title || t('untitled')}</WholeWords>
          </span>
          {state === 'scheduled' && publishAt ? (
            <span className={css.line}>{t('scheduledFor', { time: formatTaipei(publishAt) })}</span>
          ) : null}
          {deadline !== null || state !== 'planning' ? <Deadline question={question} /> : null}
          {counts && (state === 'assigned' || state === 'archived') ? <Counts counts={counts} /> : null}
        </span>
        <span className={css.marks}>
          {mine ? <StandingChip standing={standing} /> : <StateChip state={state} />}
          {mine?.score !== null && mine !== null ? <Score score={mine.score} total={question.totalScore} /> : null}
        </span>
        <Icon name="right" size={18} className={css.arrow} />
      </Link>
    </Card>
  )
}

function Score({ score, total }: { score: number; total: number }) {
  const { t } = useTranslation('homework')
  return (
    <span className={css.score}>
      <strong>{score}</strong> {t('ofTotal', { total })}
    </span>
  )
}

function Counts({ counts }: { counts: NonNullable<QuestionSummary['counts']> }) {
  const { t } = useTranslation('homework')
  const { assigned, handedIn, toCorrect, corrected, missing } = counts
  return (
    <span className={css.counts}>
      <span>{t('counts.handedIn', { count: handedIn, assigned })}</span>
      {toCorrect > 0 ? <strong data-tone="accent">{t('counts.toCorrect', { count: toCorrect })}</strong> : null}
      {corrected > 0 ? <strong data-tone="accent">{t('counts.corrected', { count: corrected })}</strong> : null}
      {missing > 0 ? <span>{t('counts.missing', { count: missing })}</span> : null}
    </span>
  )
}

/** List of question rows. */
export function QuestionRows({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  )
}

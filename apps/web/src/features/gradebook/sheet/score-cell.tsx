import type { GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import type { Mark } from './score-session.ts'
import css from './sheet.module.css'

/** Content of a cell: the score, and its state in words. */
export function CellWords({ cell, mark }: { cell: GradebookCell; mark: Mark | undefined }) {
  const { t } = useTranslation('gradebook')
  const { score, state, isLate } = cell
  const pending = mark?.pending
  const isExcused = pending ? pending.isExcused : cell.isExcused
  const shown = pending?.score === undefined ? score : pending.score
  if (isExcused) return <span className={css.excused}>{t('cell.excused')}</span>
  if (pending) return <span className={css.number}>{shown ?? ''}</span>
  const words = state === 'scored' || state === 'empty' ? null : t(`cell.${state}`)
  return (
    <>
      {shown === null ? null : <span className={css.number}>{shown}</span>}
      {words ? (
        <span className={css.state} data-state={state}>
          {words}
        </span>
      ) : null}
      {isLate ? (
        <span className={css.state} data-state="late">
          {t('cell.late')}
        </span>
      ) : null}
      {cell.isPaper ? <span className={css.state}>{t('cell.paper')}</span> : null}
    </>
  )
}

/** Returns why a cell cannot be edited; null if it can. */
export function closedBecause(column: GradebookColumn, cell: GradebookCell): 'hidden' | 'rubric' | 'notGiven' | null {
  if (cell.state === 'hidden') return 'hidden'
  if (column.hasRubric && cell.handInId !== null) return 'rubric'
  return column.kind === 'homework' && cell.state === 'not_asked' ? 'notGiven' : null
}

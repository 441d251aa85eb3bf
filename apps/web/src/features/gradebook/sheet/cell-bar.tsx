import type { Gradebook, GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import type { Change } from './entries.rules.ts'
import { closedBecause } from './score-cell.tsx'
import type { ScoreSession, ScoreState } from './score-session.ts'
import css from './sheet.module.css'

interface CellBarProps {
  sheet: Gradebook
  session: ScoreSession
  state: ScoreState
  column: GradebookColumn | undefined
  pupil: Gradebook['pupils'][number] | undefined
  cell: GradebookCell | undefined
  onExcuse: (change: Change) => void
  onUndo: () => void
}

/** Explanation and actions of the active cell. */
export function CellBar({ sheet, session, state, column, pupil, cell, onExcuse, onUndo }: CellBarProps) {
  const { t } = useTranslation('gradebook')
  const nameOf = useNameOf()
  if (column === undefined || pupil === undefined || cell === undefined) return null
  const mark = state.rows.get(pupil.person.id)?.get(column.id)
  const refused = mark?.refused
  const why = closedBecause(column, cell)
  const isExcused = mark?.pending?.isExcused ?? cell.isExcused
  const mayChange = why === null && !sheet.isArchived
  const tried = refused?.change.isExcused ? t('cell.excused') : (refused?.change.score ?? '–')
  return (
    <div className={css.bar}>
      <p aria-live="polite" className={refused ? css.problem : undefined}>
        {`${nameOf(pupil.person)} · ${column.title || t('untitled')}`}
        {refused
          ? ` – ${t(`refused.${refused.problem}`, { score: cell.score ?? '–', tried, maximum: column.maximum })}`
          : null}
        {!refused && why ? ` – ${t(`typed.${why}`)}` : null}
      </p>
      <div className={css.row}>
        {refused?.problem === 'conflict' ? (
          <Button size="s" look="soft" onClick={() => session.insist(column.id, pupil.person.id, cell)}>
            {t('insist', { tried })}
          </Button>
        ) : null}
        {refused ? (
          <Button size="s" look="line" onClick={() => session.dismiss(column.id, pupil.person.id)}>
            {t('keepTheirs')}
          </Button>
        ) : null}
        {mayChange && !refused ? (
          <Button size="s" look="line" aria-pressed={isExcused} onClick={() => onExcuse({ isExcused: !isExcused })}>
            {t(isExcused ? 'countAgain' : 'excuse')}
          </Button>
        ) : null}
        {cell.handInId && cell.state !== 'hidden' ? (
          <LinkButton size="s" look="line" to={`${paths.correctHomework(column.id)}?work=${cell.handInId}`}>
            {t('openWork')}
          </LinkButton>
        ) : null}
        <Button size="s" look="quiet" disabled={!state.canUndo} onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
    </div>
  )
}

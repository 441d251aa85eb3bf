import type { Gradebook, GradebookCell, GradebookColumn } from '@learntrail/contract/gradebook/gradebook'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { readTyped } from './entries.rules.ts'
import { PupilName } from './pupil-name.tsx'
import { CellWords, closedBecause } from './score-cell.tsx'
import type { Mark, ScoreSession, ScoreState } from './score-session.ts'
import css from './sheet.module.css'

interface ColumnSheetProps {
  sheet: Gradebook
  session: ScoreSession
  state: ScoreState
  onColumn: (column: GradebookColumn) => void
}

/** The gradebook one column at a time, for screens too narrow for the sheet. */
export function ColumnSheet({ sheet, session, state, onColumn }: ColumnSheetProps) {
  const { t } = useTranslation('gradebook')
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { columns, pupils, means } = sheet
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === chosen),
  )
  const column = columns[at]
  if (column === undefined) return null
  const goOn = (row: number) => list.current?.querySelectorAll('input')[row + 1]?.focus()
  return (
    <div className={css.parts}>
      <Select
        label={t('column.name')}
        comboboxProps={listInDialog}
        data={columns.map(({ id, title }) => ({ value: id, label: title || t('untitled') }))}
        value={column.id}
        allowDeselect={false}
        onChange={setChosen}
      />
      <div className={css.row}>
        <p className={css.notes}>
          {[t('ofPoints', { maximum: column.maximum }), t('meanIs', { mean: means[at] ?? '–' })].join(' · ')}
        </p>
        <Button size="s" look="line" onClick={() => onColumn(column)}>
          {t('aboutColumn')}
        </Button>
        <Button size="s" look="quiet" disabled={!state.canUndo} onClick={() => session.undo(cellAt(sheet))}>
          {t('undo')}
        </Button>
      </div>
      <ul ref={list} className={css.people} aria-label={column.title}>
        {pupils.map((pupil, row) => (
          <Person
            key={`${column.id} ${pupil.person.id}`}
            pupil={pupil}
            column={column}
            session={session}
            cell={pupil.cells[at] as GradebookCell}
            mark={state.rows.get(pupil.person.id)?.get(column.id)}
            isClosed={sheet.isArchived}
            onEnter={() => goOn(row)}
          />
        ))}
      </ul>
    </div>
  )
}

const cellAt = (sheet: Gradebook) => (columnId: string, personId: string) =>
  sheet.pupils.find(({ person }) => person.id === personId)?.cells[sheet.columns.findIndex(({ id }) => id === columnId)]

interface PersonProps {
  pupil: Gradebook['pupils'][number]
  column: GradebookColumn
  cell: GradebookCell
  mark: Mark | undefined
  session: ScoreSession
  isClosed: boolean
  onEnter: () => void
}

function Person({ pupil, column, cell, mark, session, isClosed, onEnter }: PersonProps) {
  const { t } = useTranslation('gradebook')
  const nameId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const now = { ...cell, ...mark?.pending }
  const shown = now.isExcused ? t('cell.excused') : String(now.score ?? '')
  const read = typed === null || typed === shown ? null : readTyped(typed, column)
  const wrong = read && 'problem' in read ? t(`typed.${read.problem}`, { maximum: column.maximum }) : null
  const why = closedBecause(column, cell)
  const where = { columnId: column.id, personId: pupil.person.id, cell }
  const save = () => {
    if (wrong) return false
    if (read && 'change' in read) session.enter([{ ...where, change: read.change }])
    setTyped(null)
    return true
  }
  const enter = useEnterKey(() => {
    if (save()) onEnter()
  })
  const refused = mark?.refused
  const score = { score: cell.score ?? '–', maximum: column.maximum }
  const tried = refused?.change.isExcused ? t('cell.excused') : (refused?.change.score ?? '–')
  return (
    <li className={css.person}>
      <div>
        <span id={nameId}>
          <PupilName pupil={pupil} />
        </span>
        {why ? null : <CellStanding cell={cell} mark={mark} />}
      </div>
      {why || isClosed ? (
        <span />
      ) : (
        <Button
          size="s"
          look="quiet"
          aria-describedby={nameId}
          onClick={() => session.enter([{ ...where, change: { isExcused: !now.isExcused } }])}
        >
          {t(now.isExcused ? 'countAgain' : 'excuse')}
        </Button>
      )}
      <TextInput
        {...enter}
        aria-labelledby={nameId}
        size="md"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        disabled={why !== null || isClosed}
        value={typed ?? shown}
        error={wrong !== null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={save}
      />
      {wrong || why || refused ? (
        <div className={css.standing}>
          {wrong ? <p className={css.problem}>{wrong}</p> : null}
          {why ? <p>{t(`typed.${why}`)}</p> : null}
          {refused ? (
            <div className={css.row}>
              <p className={css.problem}>{t(`refused.${refused.problem}`, { ...score, tried })}</p>
              {refused.problem === 'conflict' ? (
                <Button size="s" look="soft" onClick={() => session.insist(column.id, pupil.person.id, cell)}>
                  {t('insist', { tried })}
                </Button>
              ) : null}
              <Button size="s" look="line" onClick={() => session.dismiss(column.id, pupil.person.id)}>
                {t('keepTheirs')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

/** State of a cell in words, without the score, which is in the field. */
function CellStanding({ cell, mark }: { cell: GradebookCell; mark: Mark | undefined }) {
  if (mark?.pending || cell.isExcused) return null
  return <CellWords cell={{ ...cell, score: null }} mark={undefined} />
}

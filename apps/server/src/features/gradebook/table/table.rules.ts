import type { Gradebook, GradebookCell } from '@learntrail/contract/gradebook/gradebook'
import { type FixedField, fixedFields } from '@learntrail/contract/gradebook/states'
import type { gradebookTexts } from '../gradebook.texts.ts'

type Texts = (typeof gradebookTexts)['tw']
type Value = string | number | null
type Pupil = Gradebook['pupils'][number]

/** A pupil's name and number in a table. */
export interface Named {
  realName: string
  studentNumber: string
}
export type NamesOf = (pupil: Pupil) => Named

export interface Table {
  rows: Value[][]
  headRows: number
  headColumns: number
}

/** Returns the whole sheet: all cells, with maximum and weight above and averages below. */
export function wholeTable({ columns, pupils, means, mean }: Gradebook, namesOf: NamesOf, texts: Texts): Table {
  const fields: FixedField[] = ['memberNumber', 'realName', 'studentNumber', 'displayName']
  const blank = fields.slice(1).map(() => null)
  return {
    rows: [
      [...fields.map((field) => texts.fields[field]), ...columns.map(({ title }) => title), texts.fields.average],
      [texts.maximum, ...blank, ...columns.map(({ maximum }) => maximum), 100],
      [texts.weight, ...blank, ...columns.map(({ weight }) => weight), null],
      ...pupils.map((pupil) => [
        ...fields.map((field) => fixedValue(field, pupil, namesOf)),
        ...pupil.cells.map((cell) => wordsOf(cell, texts)),
        pupil.average,
      ]),
      [texts.mean, ...blank, ...means, mean],
    ],
    headRows: 3,
    headColumns: 2,
  }
}

/** Returns the table for the school's system: only pupils and scores that count, in the chosen columns and order. */
export function schoolTable({ columns, pupils, settings }: Gradebook, namesOf: NamesOf, texts: Texts): Table {
  const usual = ['memberNumber', 'studentNumber', 'realName', ...columns.map(({ id }) => id), 'average']
  const places = new Map(columns.map(({ id }, at) => [id, at]))
  // Columns deleted since are omitted.
  const fields = (settings.schoolFields ?? usual).filter((field) => isFixed(field) || places.has(field))
  const columnAt = (field: string) => places.get(field) ?? -1
  return {
    rows: [
      fields.map((field) => (isFixed(field) ? texts.fields[field] : (columns[columnAt(field)]?.title ?? ''))),
      ...pupils.map((pupil) =>
        fields.map((field) =>
          isFixed(field) ? fixedValue(field, pupil, namesOf) : (pupil.cells[columnAt(field)]?.counted ?? null),
        ),
      ),
    ],
    headRows: 1,
    headColumns: 0,
  }
}

const isFixed = (field: string): field is FixedField => (fixedFields as readonly string[]).includes(field)

function fixedValue(field: FixedField, pupil: Pupil, namesOf: NamesOf): Value {
  if (field === 'average') return pupil.average
  if (field === 'displayName') return pupil.person.displayName
  // A text, so that 07 stays 07.
  if (field === 'memberNumber') return pupil.memberNumber
  return namesOf(pupil)[field]
}

/** Returns the score as a number if it counts, and otherwise the reason. */
function wordsOf(cell: GradebookCell, texts: Texts): Value {
  const { score, state, isExcused, isLate } = cell
  if (isExcused) return texts.excused
  if (state === 'missing') return texts.missing
  if (state === 'returned') return [texts.returned, score].filter((one) => one !== null).join(' ')
  if (state === 'unreleased') return [score, texts.unreleased].filter((one) => one !== null).join(' ')
  if (state === 'to_correct')
    return [texts.toCorrect, isLate ? texts.late : null].filter((one) => one !== null).join(' ')
  if (state === 'unscored') return texts.unscored
  return score
}

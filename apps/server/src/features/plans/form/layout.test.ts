import { type FactField, factFields, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import { expect, test } from 'vitest'
import { drawnParts, rowsOf } from './layout.rules.ts'

const shapeOf = (facts: readonly FactField[]) => rowsOf(facts).map((row) => row.map(({ columns }) => columns))

test('every row has three columns, whichever cells a form has', () => {
  expect(shapeOf(factFields)).toEqual([[1, 1, 1], [1, 1, 1], [2, 1], [3], [3], [3], [3], [3]])
  expect(shapeOf(['name', 'projectName'])).toEqual([[1, 2]])
  expect(shapeOf(['projectName', 'name', 'location'])).toEqual([[2, 1], [3]])
  expect(shapeOf(['name', 'grade', 'days', 'projectName'])).toEqual([[1, 2], [3], [3]])
})

test('a form has its parts in its order, the choices of the result as two rows', () => {
  const { form } = usualPlanSettings
  const drawn = drawnParts({ ...form, parts: [...form.parts].reverse() })
  expect(drawn.map(({ kind }) => kind).at(0)).toBe('signatures')
  expect(drawn.map(({ kind }) => kind).at(-1)).toBe('facts')
  const [proposal] = drawnParts({ ...form, parts: [{ part: 'proposal', lines: 0 }] })
  expect(proposal).toMatchObject({ rows: [[{ field: 'proposalType' }], [{ field: 'proposalPresent' }]] })
})

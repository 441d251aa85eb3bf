import { type SchoolPlanSettings, usualPart, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import { expect, test } from 'vitest'
import { draftOf, semestersFrom, settingsOf } from './draft.rules.ts'

let count = 0
const newId = () => {
  count += 1
  return String(count)
}

test('what was set comes back as it was, however it is shown', () => {
  const settings: SchoolPlanSettings = {
    lessonMinutes: 45,
    lessonsAsked: 6,
    firstDays: [{ semester: '115-1', day: '2026-08-31' }],
    form: {
      ...usualPlanSettings.form,
      parts: (['weeks', 'facts', 'signatures'] as const).map(usualPart),
      facts: ['projectName', 'name'],
    },
  }
  const draft = draftOf(settings, newId)
  expect(draft.form.parts).toHaveLength(13)
  expect(draft.form.parts.slice(0, 4).map(({ part, isPrinted }) => [part, isPrinted])).toEqual([
    ['weeks', true],
    ['facts', true],
    ['signatures', true],
    ['motivation', false],
  ])
  expect(settingsOf(draft)).toEqual(settings)
})

test('semesters begin with the one of today', () => {
  expect(semestersFrom('2026-11-29', 3)).toEqual(['115-1', '115-2', '116-1'])
  expect(semestersFrom('2027-01-31', 2)).toEqual(['115-1', '115-2'])
  expect(semestersFrom('2027-03-01', 2)).toEqual(['115-2', '116-1'])
})

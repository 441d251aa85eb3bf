import { handInStates, questionStates } from '@learntrail/contract/homework/states'
import { describe, expect, test } from 'vitest'
import {
  canChange,
  changeOfHandIn,
  changeOfQuestion,
  type HandInTransition,
  handInTransitions,
  type QuestionTransition,
  questionTransitions,
} from './transitions.rules.ts'

const same = '='
const changed = 'HOMEWORK_STATE_CHANGED'
const gone = 'HOMEWORK_NOT_FOUND'

/** Columns: planning, scheduled, assigned, archived, deleted. */
const ofQuestions: Record<QuestionTransition, string[]> = {
  edit: [same, same, same, changed, gone],
  schedule: ['scheduled', same, changed, changed, gone],
  assign: ['assigned', 'assigned', same, changed, gone],
  revoke: [same, 'planning', 'planning', changed, gone],
  archive: [changed, changed, 'archived', same, gone],
  restore: [changed, changed, same, 'assigned', gone],
  remove: ['deleted', 'deleted', 'deleted', 'deleted', same],
}

/** Columns: draft, handed_in, late, reviewed, returned. */
const reviewed = 'HOMEWORK_REVIEWED'
const ofHandIns: Record<HandInTransition, string[]> = {
  write: [same, same, same, reviewed, same],
  handIn: ['handed_in', same, 'handed_in', reviewed, 'handed_in'],
  handInLate: ['late', 'late', same, reviewed, 'late'],
  review: [changed, 'reviewed', 'reviewed', same, 'reviewed'],
  giveBack: [changed, 'returned', 'returned', 'returned', same],
}

const said = (outcome: ReturnType<typeof changeOfQuestion | typeof changeOfHandIn>) => {
  if ('refusal' in outcome) return outcome.refusal
  return outcome.isChange ? outcome.to : same
}

describe.each(Object.entries(ofQuestions) as [QuestionTransition, string[]][])('%s', (name, expected) => {
  test.each(questionStates.map((state, place) => [state, expected[place]!] as const))(
    'of a question that is %s comes to %s',
    (state, outcome) => {
      const who = questionTransitions[name].who
      expect(said(changeOfQuestion(name, who, state))).toBe(outcome)
      expect(canChange(name, who, state)).toBe(
        questionStates.some((one) => one === outcome) || (name === 'edit' && outcome === same),
      )
    },
  )

  test.each(questionStates)('of one that is %s is for nobody who is nothing to it', (state) => {
    expect(said(changeOfQuestion(name, [], state))).toBe('GROUP_ADMIN_REQUIRED')
    expect(said(changeOfQuestion(name, ['student'], state))).toBe('GROUP_ADMIN_REQUIRED')
    expect(said(changeOfQuestion(name, ['corrector'], state))).toBe('GROUP_ADMIN_REQUIRED')
    expect(canChange(name, [], state)).toBe(false)
  })
})

test.each(questionStates)('one that is %s is removed by its writer or the top administrator alone', (state) => {
  expect(said(changeOfQuestion('remove', ['leader'], state))).toBe('GROUP_TOP_ADMIN_REQUIRED')
  expect(said(changeOfQuestion('remove', ['leader', 'keeper'], state))).not.toMatch(/^[A-Z]/)
})

test('the product itself assigns, and does nothing else', () => {
  const done = (Object.keys(questionTransitions) as QuestionTransition[]).filter(
    (name) => said(changeOfQuestion(name, ['product'], 'scheduled')) !== 'GROUP_ADMIN_REQUIRED',
  )
  expect(done).toEqual(['assign'])
})

describe.each(Object.entries(ofHandIns) as [HandInTransition, string[]][])('%s', (name, expected) => {
  const who = handInTransitions[name].who[0]!
  const other = who === 'student' ? 'corrector' : 'student'

  test.each(handInStates.map((state, place) => [state, expected[place]!] as const))(
    'of work that is %s comes to %s',
    (state, outcome) => {
      expect(said(changeOfHandIn(name, who, state))).toBe(outcome)
    },
  )

  test.each(handInStates)(`of work that is %s is not done by a ${other}`, (state) => {
    expect(said(changeOfHandIn(name, other, state))).toBe('HOMEWORK_NO_PERMISSION')
    expect(said(changeOfHandIn(name, 'leader', state))).toBe('HOMEWORK_NO_PERMISSION')
  })
})

import { emptyPlan } from '@learntrail/contract/plans/content'
import { usualSignatures } from '@learntrail/contract/plans/school/facts'
import { setSigning } from '@learntrail/contract/plans/signing/signing'
import { expect, test } from 'vitest'
import { aLine, linesOf, studentLine, toWire, withoutLine, withWhom } from './lines.rules.ts'

let count = 0
const newId = () => {
  count += 1
  return `019f0000-0000-7000-8000-${String(count).padStart(12, '0')}`
}
const writer = (displayName: string) => ({ id: newId(), displayName, avatar: null, isDeleted: false })
const none = { order: 'together', lines: [] } as const
const teacher = {
  id: newId(),
  displayName: '王老師',
  fullName: '王大明',
  avatar: null,
  isDeleted: false,
  isAsked: false,
}

test('where nobody has said who signs, the lines of the form stand there', () => {
  const content = { ...emptyPlan, customSign: ['社團老師'] }
  const { lines } = linesOf(
    { ...none, lines: [] },
    { content, ofSchool: usualSignatures, writers: [writer('小雨')] },
    newId,
  )
  expect(lines.map(({ role, label }) => [role, label])).toEqual([
    ['student', ''],
    ['guardian', ''],
    ['adviser', ''],
    ['own', '社團老師'],
  ])
})

test('those who write together have a line each, and who has none can be given one', () => {
  const writers = [writer('小雨'), writer('小海'), writer('小山')]
  const { lines } = linesOf(
    { ...none, lines: [] },
    { content: { ...emptyPlan, isParentsSign: false }, ofSchool: usualSignatures, writers },
    newId,
  )
  expect(lines.map(({ role, signers }) => [role, signers[0]?.displayName])).toEqual([
    ['student', '小雨'],
    ['student', '小海'],
    ['student', '小山'],
    ['adviser', undefined],
  ])
  expect(withoutLine(lines, writers)).toEqual([])
  expect(withoutLine(lines.slice(0, 1), writers).map(({ displayName }) => displayName)).toEqual(['小海', '小山'])
  // A line without signers is the owner's.
  expect(withoutLine([aLine(newId(), 'student')], writers)).toEqual(writers.slice(1))
  expect(withoutLine([aLine(newId(), 'guardian')], writers.slice(0, 1))).toEqual(writers.slice(0, 1))
  const [first] = writers
  if (first)
    expect(toWire({ order: 'together', lines: [studentLine(newId(), first)] }).lines[0]?.signerIds).toEqual([first.id])
})

test('what is sent is what the server takes', () => {
  const lines = [
    withWhom(aLine(newId(), 'adviser'), { signers: [teacher], guardian: null }, newId),
    withWhom(aLine(newId(), 'guardian'), { signers: [], guardian: { email: 'mother@example.test' } }, newId),
    aLine(newId(), 'own', '社團老師'),
  ]
  const sent = toWire({ order: 'inOrder', lines })
  expect(setSigning.body.parse(sent)).toEqual(sent)
  expect(sent.lines.map(({ signerIds, guardian }) => [signerIds?.length, guardian])).toEqual([
    [1, null],
    [0, { email: 'mother@example.test' }],
    [0, null],
  ])
})

test('a guardian who signs on paper after all is another line: null keeps the address of the one before', () => {
  const saved = { ...aLine(newId(), 'guardian'), email: 'mother@example.test' }
  const paper = withWhom(saved, { signers: [], guardian: null }, newId)
  expect(paper.id).not.toBe(saved.id)
  expect(paper.email).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { emptyPlan } from '../content.ts'
import type { LineState } from './facts.ts'
import { type LineFacts, lineStatesOf, signingStateOf, usualLines } from './state.ts'

const now = 'now'
const idle: LineFacts = { isAsked: false, answer: null, hash: null }
const asked: LineFacts = { ...idle, isAsked: true }
const signed: LineFacts = { isAsked: false, answer: 'signed', hash: now }
const signedBefore: LineFacts = { ...signed, hash: 'before' }
const refused: LineFacts = { isAsked: false, answer: 'refused', hash: now }
const refusedBefore: LineFacts = { ...refused, hash: 'before' }

const together = (...lines: LineFacts[]) => lineStatesOf(lines, 'together', now)
const inOrder = (...lines: LineFacts[]) => lineStatesOf(lines, 'inOrder', now)

describe('a line', () => {
  test('is signed or refused only for what the plan says now', () => {
    expect(together(signed, signedBefore, refused, refusedBefore)).toEqual(['signed', 'outdated', 'refused', 'idle'])
  })

  test('that is asked again after a change is asked, whatever was said before', () => {
    expect(together({ ...signedBefore, isAsked: true }, { ...refusedBefore, isAsked: true })).toEqual([
      'asked',
      'asked',
    ])
  })

  test('waits in order for those before it, once anybody is asked', () => {
    expect(inOrder(idle, idle)).toEqual(['idle', 'idle'])
    expect(inOrder(asked, idle, idle)).toEqual(['asked', 'waiting', 'waiting'])
    expect(inOrder(signed, asked, idle)).toEqual(['signed', 'asked', 'waiting'])
  })

  test('that was asked in its turn waits when one before it has to sign anew', () => {
    expect(inOrder(signedBefore, asked)).toEqual(['outdated', 'waiting'])
  })
})

describe('a signing', () => {
  const stands = (...states: LineState[]) => signingStateOf(states)

  test('is nothing before anybody was asked, and without lines', () => {
    expect([stands(), stands('idle', 'idle')]).toEqual(['none', 'none'])
  })

  test('is agreed once every line is signed, and refused as soon as one is', () => {
    expect(stands('signed', 'signed')).toBe('agreed')
    expect(stands('signed', 'outdated')).toBe('underway')
    expect(stands('signed', 'idle')).toBe('underway')
    expect(stands('asked', 'waiting')).toBe('underway')
    expect(stands('signed', 'refused', 'asked')).toBe('refused')
  })
})

test('the usual lines are those of the form, in its order', () => {
  expect(usualLines({ ...emptyPlan, customSign: ['教務主任'] })).toEqual([
    { role: 'student', label: '' },
    { role: 'guardian', label: '' },
    { role: 'adviser', label: '' },
    { role: 'own', label: '教務主任' },
  ])
  expect(usualLines({ ...emptyPlan, isStudentSign: false, isParentsSign: false, isTeacherSign: false })).toEqual([])
})

test('a plan begins with the lines of its school, without those that it took out, and with its own behind them', () => {
  const ofSchool = [
    { role: 'guardian' as const, label: '' },
    { role: 'office' as const, label: '教務處' },
    { role: 'student' as const, label: '' },
  ]
  expect(usualLines({ ...emptyPlan, isStudentSign: false, customSign: ['教務處', '教官'] }, ofSchool)).toEqual([
    { role: 'guardian', label: '' },
    { role: 'office', label: '教務處' },
    { role: 'own', label: '教官' },
  ])
  const nobody = { ...emptyPlan, isStudentSign: false, isParentsSign: false, isTeacherSign: false }
  expect(usualLines(nobody, ofSchool)).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { erasedAt, isOver, judgeStep, receivedByItselfAt, type StepVerdict } from './application-steps.ts'
import { type ApplicationState, type ApplicationStep, applicationStates, applicationSteps } from './states.ts'

/** Steps that are missing here are impossible in that state. */
const table: Record<ApplicationState, Partial<Record<ApplicationStep, string>>> = {
  underReview: {
    approve: 'approved, stays',
    refuse: 'auditFailed, goesBack',
    guardianRefuses: 'auditFailed, goesBack',
    cancel: 'cancelled, goesBack',
    accountEnds: 'cancelled, goesBack',
  },
  approved: {
    approve: 'done',
    prepare: 'preparing, stays',
    cancel: 'cancelled, goesBack',
    accountEnds: 'cancelled, goesBack',
  },
  auditFailed: { refuse: 'done', guardianRefuses: 'done', accountEnds: 'done' },
  preparing: { prepare: 'done', send: 'sent, stays', accountEnds: 'cancelled, goesBack' },
  sent: { send: 'done', receive: 'received, isSpent', accountEnds: 'received, isSpent' },
  received: { receive: 'done', accountEnds: 'done' },
  cancelled: { cancel: 'done', accountEnds: 'done' },
}

const said = (verdict: StepVerdict) => (verdict.is === 'fine' ? `${verdict.next}, ${verdict.holding}` : verdict.is)
const cells = applicationStates.flatMap((state) =>
  applicationSteps.map((step) => ({ state, step, expected: table[state][step] ?? 'notNow' })),
)

describe('an application', () => {
  test.each(cells)('that is $state, asked to $step: $expected', ({ state, step, expected }) => {
    expect(said(judgeStep({ state, waitsForGuardian: false }, step))).toBe(expected)
  })

  test.each(cells)(
    'that waits for a guardian and is $state is held up by nothing but approve: $step',
    ({ state, step, expected }) => {
      const held = state === 'underReview' && step === 'approve'
      expect(said(judgeStep({ state, waitsForGuardian: true }, step))).toBe(held ? 'guardianMissing' : expected)
    },
  )
})

/** Returns every path from a state to an end, as the holdings along the way. */
function everyEnd(state: ApplicationState, holdings: string[] = []): string[][] {
  if (isOver(state)) return [holdings]
  return applicationSteps.flatMap((step) => {
    const verdict = judgeStep({ state, waitsForGuardian: false }, step)
    return verdict.is === 'fine' ? everyEnd(verdict.next, [...holdings, verdict.holding]) : []
  })
}

test('whatever happens, what is held goes back or is spent exactly once, and last', () => {
  const ends = everyEnd('underReview')
  expect(ends.length).toBeGreaterThan(0)
  for (const holdings of ends) {
    expect(holdings.at(-1)).not.toBe('stays')
    expect(holdings.slice(0, -1).every((holding) => holding === 'stays')).toBe(true)
  }
})

test('what is sent counts as received after 14 days, and what is over is erased after 30', () => {
  const moment = new Date('2026-11-01T03:00:00Z')
  expect(receivedByItselfAt(moment)).toEqual(new Date('2026-11-15T03:00:00Z'))
  expect(erasedAt(moment)).toEqual(new Date('2026-12-01T03:00:00Z'))
})

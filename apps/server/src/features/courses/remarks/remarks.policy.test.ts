import { describe, expect, test } from 'vitest'
import { mayRemark, saidAbilities } from './remarks.policy.ts'

const person = (id: string, suspendedAt: Date | null = null) => ({ id, suspendedAt })
const me = person('me')

describe('who remarks', () => {
  test.each([
    ['owner', true],
    ['coEditor', true],
    ['lecturer', false],
    ['learner', false],
  ] as const)('%s: %s', (part, may) => {
    expect(mayRemark({ person: me, part })).toBe(may)
  })

  test('nobody who is suspended', () => {
    expect(mayRemark({ person: person('me', new Date()), part: 'owner' })).toBe(false)
  })
})

test('one’s own is changed and removed, that of others removed by the owner', () => {
  expect(saidAbilities({ person: me, part: 'coEditor' }, 'me')).toEqual({ edit: true, remove: true })
  expect(saidAbilities({ person: me, part: 'coEditor' }, 'other')).toEqual({ edit: false, remove: false })
  expect(saidAbilities({ person: me, part: 'owner' }, 'other')).toEqual({ edit: false, remove: true })
  expect(saidAbilities({ person: me, part: 'lecturer' }, 'me')).toEqual({ edit: false, remove: false })
})

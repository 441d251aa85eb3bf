import type { PlanView } from '@learntrail/contract/subscription/subscription'
import { expect, test } from 'vitest'
import { lostWith } from './lost-with-plan.rules.ts'

const free: PlanView = {
  plan: 'free',
  features: ['course'],
  room: 2,
  hasTeachingGroups: false,
  suggestions: 1,
  prices: [],
}
const plus: PlanView = {
  ...free,
  plan: 'plus',
  features: ['course', 'chatroom'],
  room: 20,
  hasTeachingGroups: true,
  suggestions: null,
}

test('what ends with a plan is what the free one has not', () => {
  expect(lostWith([free, plus], 'plus')).toEqual({
    locked: ['chatroom'],
    losesTeachingGroups: true,
    room: 2,
    suggestions: 1,
  })
})

test('where the free one has as much nothing is lost, and of what is not known nothing is said', () => {
  expect(lostWith([free, { ...free, plan: 'plus' }], 'plus')).toEqual({
    locked: [],
    losesTeachingGroups: false,
    room: null,
    suggestions: null,
  })
  expect(lostWith([free], 'plus')).toBeNull()
  expect(lostWith([free, plus], 'free')).toBeNull()
})

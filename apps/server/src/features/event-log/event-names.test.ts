import { eventKinds } from '@learntrail/contract/event-log/event-kinds'
import { expect, test } from 'vitest'
import { eventNames } from './event-names.ts'

test('every kind of event has a name in the archive, and no other', () => {
  expect(Object.keys(eventNames).sort()).toEqual([...eventKinds].sort())
})

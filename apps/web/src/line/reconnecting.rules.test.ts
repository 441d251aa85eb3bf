import { expect, test } from 'vitest'
import { reconnecting } from './reconnecting.rules.ts'

test('however long the server was away, a line is tried again, and open or given up, within ten seconds', () => {
  const { reconnectionDelayMax, randomizationFactor, timeout } = reconnecting
  expect(reconnectionDelayMax * (1 + randomizationFactor) + timeout).toBeLessThan(10_000)
})

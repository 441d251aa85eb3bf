import { expect, test } from 'vitest'
import { machineSettings } from './machine-settings.rules.ts'

const gigabyte = 1024 ** 3

test.each([
  [0.5, '128MB', '512MB'],
  [1, '128MB', '512MB'],
  [4, '512MB', '2048MB'],
  [24, '3072MB', '12288MB'],
  [512, '4096MB', '65536MB'],
])('with %s GB the server takes %s and counts on %s', (memory, own, cached) => {
  expect(machineSettings(memory * gigabyte)).toMatchObject({ shared_buffers: own, effective_cache_size: cached })
})

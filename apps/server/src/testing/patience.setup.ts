import { vi } from 'vitest'

// What is waited for comes after a moment, and on a machine with much else to do after some. Vitest would give up after one
// second, also where a test says something else about the waiting; that says more about the machine than about the product.
const timeout = 20_000
const patient = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout, ...options }
const { waitFor, waitUntil } = vi
vi.waitFor = (work, options) => waitFor(work, patient(options))
vi.waitUntil = (condition, options) => waitUntil(condition, patient(options))

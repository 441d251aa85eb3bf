import { vi } from 'vitest'

// Waiting takes longer on a busy machine. Vitest would give up after one second, even where a test sets other options;
// that says more about the machine than about the product.
const timeout = 20_000
const patient = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout, ...options }
const { waitFor, waitUntil } = vi
vi.waitFor = (work, options) => waitFor(work, patient(options))
vi.waitUntil = (condition, options) => waitUntil(condition, patient(options))

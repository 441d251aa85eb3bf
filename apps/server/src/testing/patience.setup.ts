import { vi } from 'vitest'

// What is waited for comes after a moment, and on a machine with much else to do after some. Vitest would give up after one
// second, which says more about the machine than about the product.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (work, options = { timeout }) => waitFor(work, options)
vi.waitUntil = (condition, options = { timeout }) => waitUntil(condition, options)

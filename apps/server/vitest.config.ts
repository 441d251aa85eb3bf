import { defineConfig } from 'vitest/config'
import { scratchInMemory } from '../../scripts/lib/scratch-memory.mjs'

scratchInMemory()

export default defineConfig({
  // The demo school is made through the server's services and tested with its tools.
  root: '../..',
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'demo/**/*.test.ts'],
    setupFiles: 'apps/server/src/testing/patience.setup.ts',
    expect: { poll: { timeout: 20_000 } },
    globalSetup: 'apps/server/src/testing/database-server.global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Modules keep nothing of one application for the next; loading them for each file would be a third of the time.
    isolate: false,
    // Generous: these tests talk to a real database, on machines that do other things as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { scratchInMemory } from '../scripts/lib/scratch-memory.mjs'

scratchInMemory()

const isContinuous = process.env.CI !== undefined

/**
 * Journeys through the real product in Debian's Chromium, headless. Run all with `npm run test:e2e`, or one with
 * `npx playwright test -c e2e drafts`.
 */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/start-product.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: isContinuous,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    // Tracing every step adds a third to the time; `--trace retain-on-failure` traces when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-dev-shm-usage',
      ],
    },
  },
})

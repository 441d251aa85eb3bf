import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  // Its build for browsers, which is what people get; Node would take the other one.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    name: 'web',
    server: { deps: { inline: ['tus-js-client'] } },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Two busy cores: the first test of a file also loads the screens.
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})

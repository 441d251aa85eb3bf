import { parse, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const ofScreens = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

/**
 * What there is not where screens are tested. `vi.mock` would not do: files of one worker share their modules, so whoever
 * first loads what imports one of these decides for all files after it, and that may be a screen still on its way when the
 * file before ended, for which nothing is mocked.
 */
const fakes = ['react-pdf.tsx', 'idb-keyval.ts', 'socket.io-client.ts'].map((file) => ({
  // Not its style sheets.
  find: new RegExp(`^${parse(file).name}$`),
  replacement: resolve(import.meta.dirname, 'src/testing/in-place-of', file),
}))

export default defineConfig({
  plugins: [react()],
  // Its build for browsers, which is what people get; Node would take the other one.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    server: { deps: { inline: ['tus-js-client'] } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // What a file leaves behind in a module is cleared in testing/setup.ts; loading the modules anew is most of the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'], exclude: ofScreens },
      },
      {
        extends: true,
        resolve: { alias: fakes },
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['src/testing/setup.ts'],
          include: ofScreens,
          // Two busy cores: the first test of a file also loads the screens.
          testTimeout: 60_000,
        },
      },
    ],
  },
})

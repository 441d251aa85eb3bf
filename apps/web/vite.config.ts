import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bootScript } from './build/boot-script.ts'
import { chunkGroups, isFirstChunk } from './build/chunks.ts'
import { composedStyles } from './build/composed-styles.ts'
import { pdfAssets } from './build/pdf-assets.ts'
import { precompress } from './build/precompress.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [react(), bootScript(), pdfAssets(), precompress()],
  css: { postcss: { plugins: [composedStyles] } },
  server: { proxy: { '/api': { target: apiOrigin, ws: true } } },
  preview: { proxy: { '/api': { target: apiOrigin, ws: true } } },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    // Data URLs in CSS would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // The boot script preloads the first screen; Vite's own polyfill is not needed by the browsers we build for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The groups below decide what is in which chunk, also of what is imported in both ways.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // A first visit carries the addresses of all chunks: those that it does not load itself are as short as can be.
        chunkFileNames: ({ name }) => (isFirstChunk(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:6][extname]',
      },
      // A feature's index only names what others may use; who uses one name needs not load all of it.
      treeshake: { moduleSideEffects: [{ test: /\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
    },
  },
})

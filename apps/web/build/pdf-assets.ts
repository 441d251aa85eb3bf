import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Folders of pdfjs-dist with the files to serve: maps of East Asian characters, substitutes for fonts a PDF lacks, and
 * JavaScript fallbacks of its WASM decoders.
 */
const folders = { cmaps: /\.bcmap$/, standard_fonts: /\.(?:pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ }

const viewer = createRequire(createRequire(import.meta.url).resolve('react-pdf'))
const reader = dirname(viewer.resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(reader, 'package.json'), 'utf8')) as { version: string }

/**
 * Serves the files the PDF reader loads at run time from our own server, at an address with its version, so that they
 * never change.
 */
export function pdfAssets(): Plugin {
  const base = `assets/pdf/${version}`
  return {
    name: 'learntrail:pdf-assets',
    configureServer(server) {
      server.middlewares.use(`/${base}`, async (request, response, next) => {
        const path = decodeURIComponent(request.url?.split('?')[0] ?? '').slice(1)
        const asset = (await assets()).find(({ name }) => name === path)
        if (!asset) return next()
        response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        response.end(await readFile(asset.from))
      })
    },
    async generateBundle() {
      for (const { name, from } of await assets()) {
        this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source: await readFile(from) })
      }
    },
  }
}

async function assets(): Promise<{ name: string; from: string }[]> {
  const found = [{ name: 'pdf.worker.min.js', from: join(reader, 'build/pdf.worker.min.mjs') }]
  for (const [folder, wanted] of Object.entries(folders)) {
    for (const file of await readdir(join(reader, folder))) {
      if (wanted.test(file)) found.push({ name: `${folder}/${file}`, from: join(reader, folder, file) })
    }
  }
  return found
}

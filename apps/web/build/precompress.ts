import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|json|svg|ttf|webmanifest|txt)$/
const worthIt = 1_024

/**
 * Writes `.br` and `.gz` next to every text file of the build of at least 1 KiB, so that the server only has to choose
 * one.
 */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'learntrail:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
      },
    },
  }
}

async function compressFile(path: string) {
  const source = await readFile(path)
  if (source.byteLength < worthIt) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
      },
    }),
    promisify(gzip)(source, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
}

// `npm run feature:try [-- FOLDER]`: makes a small feature in a scratch copy of the project, following the steps of
// docs/add-a-feature.md: calls, tables, a notice, a search category, comments, erasure of an account's data, and
// screens. Counts the files that it touches outside its own folders, and tests it there. A named folder is kept.
import './lib/check-node.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectRoot } from './lib/project.mjs'
import { checkOutside, makeFeature } from './small-feature/make-feature.mjs'
import { tryFeature } from './small-feature/try-feature.mjs'

await main(async () => {
  await ensureInstalled('everything')
  const [kept] = process.argv.slice(2)
  const copy = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'learntrail-small-feature-'))
  try {
    const { own, made, outside } = makeFeature(projectRoot, copy)
    console.log(
      `Of its own: ${own.length} files. Made by commands: ${made.length}. Outside its folders: ${outside.length}`,
    )
    for (const path of outside) console.log(`  ${path}`)
    checkOutside(outside)
    tryFeature(copy)
  } finally {
    if (!kept) rmSync(copy, { recursive: true, force: true })
  }
})

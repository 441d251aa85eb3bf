// `npm run feature:try [-- FOLDER]`: makes a small feature from contract to screen in a scratch copy of the project, by the
// steps of docs/add-a-feature.md: with calls, tables, a notice, a category of the search, comments, what goes when somebody
// leaves, and screens. Counts what that touches outside folders of its own, and tries it there. A named folder is kept.
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

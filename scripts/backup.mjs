// `npm run backup -- FOLDER`: copies the embedded database and the files, also while the product runs.
import './lib/check-node.mjs'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram } from './lib/project.mjs'

await main(() => {
  ensureInstalled()
  return runTogether([{ file: nodeProgram(), args: ['apps/server/src/commands/back-up.ts', ...process.argv.slice(2)] }])
})

// `npm start`: from a fresh clone to a running product; a second start skips what is up to date.
import './lib/check-node.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram } from './lib/project.mjs'

await main(() => {
  ensureInstalled()
  ensureWebBuilt()
  return runTogether([{ file: nodeProgram(), args: ['apps/server/src/main.ts'] }])
})

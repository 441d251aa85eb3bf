// `npm start`: from a fresh clone to a running product; later starts skip what is up to date.
import './lib/check-node.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram } from './lib/project.mjs'

// V8 lets short-lived objects grow to hundreds of MB before it collects them. A smaller nursery saves the idle server
// 150 MB at some cost in throughput; an operator with memory to spare starts apps/server/src/main.ts without it.
const memoryFlags = ['--max-semi-space-size=8']

await main(async () => {
  await ensureInstalled()
  await ensureWebBuilt()
  return runTogether([{ file: nodeProgram(), args: [...memoryFlags, 'apps/server/src/main.ts'] }])
})

// `npm start`: from a fresh clone to a running product; later starts skip what is up to date.
import './lib/check-node.mjs'
import { join } from 'node:path'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram, projectRoot } from './lib/project.mjs'

// V8 lets short-lived objects grow to hundreds of MB before it collects them. A smaller nursery keeps the idle server
// below 200 MB at some cost in throughput; an operator with memory to spare starts apps/server/src/main.ts without it.
const memoryFlags = ['--max-semi-space-size=8']

// Node keeps the compiled modules here, so that a later start reads them instead of compiling 4,000 files.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(projectRoot, 'node_modules/.cache/learntrail-compiled')

await main(async () => {
  await ensureInstalled()
  await ensureWebBuilt()
  const args = [...memoryFlags, 'apps/server/src/main.ts']
  return runTogether([{ file: nodeProgram(), args, env: { NODE_COMPILE_CACHE: compiled } }])
})

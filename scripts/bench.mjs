// `npm run bench:NAME`: one measurement of bench/, with what it needs installed.
import './lib/check-node.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram, projectEnvironment, projectRoot } from './lib/project.mjs'

const [name, ...rest] = process.argv.slice(2)

await main(async () => {
  await ensureInstalled('everything')
  // In our own session: Ctrl-C ends also the programs that it measures.
  const { status, error } = spawnSync(nodeProgram(), [`bench/${name}.ts`, ...rest], {
    cwd: projectRoot,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
})

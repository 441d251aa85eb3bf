// `npm run bench:NAME`: installs what is needed and runs one measurement of bench/.
import './lib/check-node.mjs'
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram, projectEnvironment, projectRoot } from './lib/project.mjs'

const [name, ...rest] = process.argv.slice(2)

await main(async () => {
  await ensureInstalled('everything')
  // It stays in this terminal's session, so Ctrl-C also ends the programs that it measures.
  const { status, error } = spawnSync(nodeProgram(), [`bench/${name}.ts`, ...rest], {
    cwd: projectRoot,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  if (error) throw error
  return status ?? 1
})

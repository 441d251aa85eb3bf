// `node scripts/command.mjs NAME …`: runs one of the server's commands (apps/server/src/commands) on our Node.
import './lib/check-node.mjs'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram } from './lib/project.mjs'

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  await ensureInstalled()
  return runTogether([{ file: nodeProgram(), args: [`apps/server/src/commands/${name}.ts`, ...args] }])
})

// `npm run dev`: runs server and web, both reloading on a change.
import './lib/check-node.mjs'
import { join } from 'node:path'
import { runTogether } from './lib/children.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { nodeProgram, projectRoot } from './lib/project.mjs'

const port = process.env.PORT ?? '8080'

await main(async () => {
  await ensureInstalled('everything')
  const node = nodeProgram()
  return runTogether([
    {
      file: node,
      args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
      env: { PORT: port, CHECK_ANSWERS: 'on' },
    },
    {
      file: node,
      args: [join(projectRoot, 'node_modules/vite/bin/vite.js')],
      cwd: join(projectRoot, 'apps/web'),
      env: { API_ORIGIN: `http://localhost:${port}` },
    },
  ])
})

// `npm run build`: builds the web application; the server runs from its sources.
import './lib/check-node.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureWebBuilt()
})

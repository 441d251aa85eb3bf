// Says where the browser for the tests is, and installs it first where that is possible.
import './lib/check-node.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { main } from './lib/main.mjs'

await main(() => console.log(ensureBrowser()))

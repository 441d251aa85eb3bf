// Prints the path of the browser for the tests, installing it first where that is possible.
import './lib/check-node.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { main } from './lib/main.mjs'

await main(() => console.log(ensureBrowser()))

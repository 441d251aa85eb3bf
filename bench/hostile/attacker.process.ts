// Plays a flood in a process of its own: `attacker.process.ts FLOOD BASE TOKEN SECONDS`.
import { Author } from '../lib/author.ts'
import { floods, play } from './floods.ts'

const [name, base = '', token = '', seconds = '1'] = process.argv.slice(2)
const flood = floods.find((one) => one.name === name)
if (flood === undefined) throw new Error(`There is no flood ${name}.`)
const author = new Author(base, { token })
await author.arrive()
process.send?.('ready')
const statuses = await play(flood, author, { base, token }, AbortSignal.timeout(Number(seconds) * 1_000))
process.send?.([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '))
process.disconnect?.()

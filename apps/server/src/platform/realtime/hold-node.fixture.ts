// Another process of the product: prints what it hears, one line each, and ends when its input ends.
import { openNode } from './node.fixture.ts'

const [connection = '{}', topic = '', redisUrl] = process.argv.slice(2)
const node = await openNode(JSON.parse(connection), redisUrl || undefined)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
node.onAccessChanged((accountId) => say({ accountId }))
await node.start()
await node.follow(topic, undefined, ({ items }) => say({ items }))
say({ isReady: true })
process.stdin.on('data', async (chunk) => {
  for (const id of String(chunk).trim().split('\n')) {
    await node.tell(node.db, { topic, kind: 'updateFile', id })
  }
})
process.stdin.on('end', async () => {
  await node.end()
  process.exit(0)
})

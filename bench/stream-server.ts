import { createServer, type ServerResponse } from 'node:http'

/** The machine's limit: a bare node:http that keeps streams open and writes the same bytes to all of them. */
const lines = new Set<ServerResponse>()
const server = createServer((request, response) => {
  if (request.url === '/api/health') return void response.end('{}')
  if (request.url === '/tell') {
    for (const line of lines) line.write('event: live\nid: 1\ndata: {"items":[{"kind":"updateLikes","id":null}]}\n\n')
    return void response.end('{}')
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('event: open\nid: 0\ndata: {}\n\n')
  lines.add(response)
  response.once('close', () => lines.delete(response))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

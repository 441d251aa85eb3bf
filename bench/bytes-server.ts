import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * The machine's limit: a bare node:http that writes one stream to the disk, flushes it and answers, and reads a range
 * of it back. No session, no checks, no hash, no database.
 */
const path = join(process.env.DATA_DIR ?? '', 'bytes')

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    await rm(path, { force: true })
    await pipeline(request, createWriteStream(path, { flush: true }))
    response.end()
    return
  }
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  if (range === null) {
    response.end('{"ok":true}')
    return
  }
  const [start, end] = [Number(range[1]), Number(range[2])]
  const { size } = await stat(path)
  response.writeHead(206, { 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${size}` })
  await pipeline(createReadStream(path, { start, end }), response)
})
server.listen(Number(process.env.PORT), '127.0.0.1')

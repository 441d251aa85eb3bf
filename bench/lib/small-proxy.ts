import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Starts a proxy before several nodes: each connection goes to the next node that accepts it, and ends with that node.
 */
export async function startProxy(ports: readonly number[]): Promise<{ base: string; close(): void }> {
  let turn = 0
  const lines = new Set<Socket>()

  function pass(client: Socket, left: number): void {
    const port = ports[turn % ports.length] ?? 0
    turn += 1
    const node = connect(port, '127.0.0.1')
    node.once('connect', () => {
      client.pipe(node)
      node.pipe(client)
    })
    node.once('error', () => {
      const wasThere = node.bytesRead > 0 || node.bytesWritten > 0
      if (left > 1 && !wasThere && !client.destroyed) pass(client, left - 1)
      else client.destroy()
    })
    node.once('close', (hadError) => hadError || client.destroy())
    client.once('close', () => node.destroy())
  }

  const server = createServer((client) => {
    lines.add(client)
    client.once('close', () => lines.delete(client))
    client.on('error', () => undefined)
    client.pause()
    pass(client, ports.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const line of lines) line.destroy()
      server.close()
    },
  }
}

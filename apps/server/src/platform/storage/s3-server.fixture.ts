import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  settings: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  /** Stops it as a power cut would; the objects stay. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Returns the path of an object's file. */
  pathOf(key: string): string
  remove(): Promise<void>
}

/** Starts a real S3 server on this machine. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'learntrail-s3-'))
  const bucket = 'learntrail'
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    })
    const address = (await server.run()) as AddressInfo
    return { server, port: address.port }
  }
  let { server, port } = await open(0)
  const stop = async () => {
    server.httpServer?.closeAllConnections()
    await server.close().catch(() => undefined)
  }
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
    start: async () => {
      ;({ server, port } = await open(port))
    },
    pathOf: (key) => join(directory, bucket, `${key}._S3rver_object`),
    remove: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

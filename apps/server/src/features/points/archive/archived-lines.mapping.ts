import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'

/** Packs values as lines of JSON, gzipped as they arrive. */
export async function packLines(pages: AsyncIterable<readonly object[]>): Promise<Buffer> {
  const lines = async function* () {
    for await (const page of pages) yield page.map((value) => `${JSON.stringify(value)}\n`).join('')
  }
  const packed: Buffer[] = []
  for await (const chunk of Readable.from(lines()).compose(createGzip())) packed.push(chunk as Buffer)
  return Buffer.concat(packed)
}

/** Yields the values of packed lines in order. */
export async function* unpackLines<Value>(content: Buffer): AsyncGenerator<Value> {
  const lines = createInterface({ input: Readable.from([content]).compose(createGunzip()) })
  for await (const line of lines) yield JSON.parse(line) as Value
}

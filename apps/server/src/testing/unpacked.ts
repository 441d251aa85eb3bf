import yauzl from 'yauzl'

/** Returns the contents of a zip by name, as UTF-8 text. */
export async function unpacked(zip: Buffer): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  const opened = await yauzl.fromBufferPromise(zip)
  for await (const entry of opened.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await opened.openReadStreamPromise(entry)) parts.push(part as Buffer)
    entries.set(entry.fileName, Buffer.concat(parts).toString('utf8'))
  }
  return entries
}

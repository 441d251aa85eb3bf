import type { Readable } from 'node:stream'
import { tidyText } from '../../../platform/documents/index.ts'

/** No character takes more bytes in any of the encodings. */
const mostBytesEach = 4

/** Returns the first `characters` of a text in UTF-8, UTF-16 with a byte order mark, or Big5. */
export async function readPlainText(content: Readable, characters: number): Promise<string> {
  const mostBytes = characters * mostBytesEach
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= mostBytes) break
  }
  return tidyText(textIn(Buffer.concat(chunks).subarray(0, mostBytes)), characters)
}

/** Decodes bytes in any of these encodings. */
export function textIn(content: Buffer): string {
  // Streaming, so that a character cut off at the end is no error.
  const decode = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(content, { stream: true })
  if (content[0] === 0xff && content[1] === 0xfe) return decode('utf-16le')
  if (content[0] === 0xfe && content[1] === 0xff) return decode('utf-16be')
  try {
    return decode('utf-8', true)
  } catch {
    return decode('big5')
  }
}

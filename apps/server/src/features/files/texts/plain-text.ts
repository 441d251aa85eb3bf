import type { Readable } from 'node:stream'
import { tidyText } from '../../../platform/documents/index.ts'

/** No character takes more in any of the encodings. */
const mostBytesEach = 4

/** Words of a text as people have it here (UTF-8, UTF-16 with its mark, Big5), from its beginning. */
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

/** The words in bytes, whichever of these they are in. */
export function textIn(content: Buffer): string {
  // Half a character at the end is no fault: there is more of the text than is read.
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

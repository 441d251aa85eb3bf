import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Whether a file is text in UTF-8, UTF-16 with a byte order mark, or Big5, without bytes that only programs write. */
export async function isText(path: string): Promise<boolean> {
  const start = await firstBytes(path, 2)
  if (start[0] === 0xff && start[1] === 0xfe) return decodes(path, ['utf-16le'])
  if (start[0] === 0xfe && start[1] === 0xff) return decodes(path, ['utf-16be'])
  return (await hasTextBytes(path)) && (await decodes(path, ['utf-8', 'big5']))
}

/** Whether a file is an SVG drawing: a text whose first element is `svg`. */
export async function isSvg(path: string): Promise<boolean> {
  if (!(await isText(path))) return false
  let rest = (await firstBytes(path, 65_536)).toString('utf8').replace(/^\ufeff/, '')
  for (;;) {
    rest = rest.trimStart()
    const end = prologueEnd(rest)
    if (end === undefined) return /^<svg[\s/>]/.test(rest)
    rest = rest.slice(end)
  }
}

/** Returns where the declaration, comment or document type at the start of an XML text ends; undefined without one. */
function prologueEnd(text: string): number | undefined {
  const after = (mark: string) => {
    const at = text.indexOf(mark)
    return at < 0 ? undefined : at + mark.length
  }
  if (text.startsWith('<?')) return after('?>')
  if (text.startsWith('<!--')) return after('-->')
  if (!/^<!doctype/i.test(text)) return undefined
  const bracket = text.indexOf('[')
  const close = text.indexOf('>')
  return bracket >= 0 && bracket < close ? after(']>') : after('>')
}

export async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function hasTextBytes(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (isProgramByte(byte)) return false
  }
  return true
}

// Tab, line feed, form feed, carriage return, the old end-of-file mark and escape do occur in texts.
function isProgramByte(byte: number): boolean {
  if (byte >= 0x20) return byte === 0x7f
  return byte < 0x09 || byte === 0x0b || (byte > 0x0d && byte !== 0x1a && byte !== 0x1b)
}

/** Whether one of the encodings decodes the whole file. */
async function decodes(path: string, encodings: string[]): Promise<boolean> {
  let decoders = encodings.map((encoding) => new TextDecoder(encoding, { fatal: true }))
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    decoders = decoders.filter((decoder) => accepts(() => decoder.decode(chunk, { stream: true })))
    if (decoders.length === 0) return false
  }
  return decoders.some((decoder) => accepts(() => decoder.decode()))
}

// What decoders make of bytes that no text contains: NUL from UTF-16, and for Big5's unused bytes 80 and FF control and
// private-use characters instead of a failure.
const undecoded = /[\u0080-\u009f\uf8f8]/

function accepts(decode: () => string): boolean {
  try {
    const text = decode()
    return !text.includes('\0') && !undecoded.test(text)
  } catch {
    return false
  }
}

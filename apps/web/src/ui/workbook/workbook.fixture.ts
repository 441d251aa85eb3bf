/** Returns an .xlsx file made of these parts. */
export async function zipOf(parts: Record<string, string>, name = '名單.xlsx'): Promise<File> {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [called, text] of Object.entries(parts)) {
    const title = new TextEncoder().encode(called)
    const packed = await deflate(new TextEncoder().encode(text))
    const local = new DataView(new ArrayBuffer(30))
    local.setUint32(0, 0x04034b50, true)
    local.setUint16(26, title.length, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(0, 0x02014b50, true)
    entry.setUint16(10, 8, true)
    entry.setUint32(20, packed.length, true)
    entry.setUint16(28, title.length, true)
    entry.setUint32(42, at, true)
    pieces.push(new Uint8Array(local.buffer), title, packed)
    directory.push(new Uint8Array(entry.buffer), title)
    at += 30 + title.length + packed.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, Object.keys(parts).length, true)
  end.setUint32(16, at, true)
  return new File([...pieces, ...directory, new Uint8Array(end.buffer)] as BlobPart[], name)
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  void writer.write(bytes as BufferSource)
  void writer.close()
  return new Uint8Array(await new Response(stream.readable).arrayBuffer())
}

/** Returns the XML of a sheet with these rows. */
export const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

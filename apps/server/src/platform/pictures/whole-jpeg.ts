import { readFile } from 'node:fs/promises'

const endMarker = Buffer.from([0xff, 0xd9])

/**
 * Returns a JPEG with the end marker that some cameras and programs leave out; undefined if it has one. Decoders fill
 * other missing data with grey and warn about it, which makes the picture damaged after all.
 */
export async function withEndMarker(path: string): Promise<Buffer | undefined> {
  const file = await readFile(path)
  if (file.subarray(-2).equals(endMarker)) return undefined
  return Buffer.concat([file, file.at(-1) === 0xff ? endMarker.subarray(1) : endMarker])
}

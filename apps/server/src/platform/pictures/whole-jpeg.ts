import { readFile } from 'node:fs/promises'

const endMarker = Buffer.from([0xff, 0xd9])

/**
 * A JPEG that has all of its pixels and lacks only its end marker, as some cameras and programs leave it, with the marker;
 * undefined where it has one. Decoders fill what else is missing with grey and warn of it: then it is damaged after all.
 */
export async function withEndMarker(path: string): Promise<Buffer | undefined> {
  const file = await readFile(path)
  if (file.subarray(-2).equals(endMarker)) return undefined
  return Buffer.concat([file, file.at(-1) === 0xff ? endMarker.subarray(1) : endMarker])
}

import { execFileSync } from 'node:child_process'
import { describe } from 'vitest'
import { findPrograms } from '../platform/programs/find-programs.ts'

const { ffmpeg, libreOffice } = await findPrograms({ ffmpegPath: undefined, sofficePath: undefined })
const missing = [ffmpeg === undefined ? 'ffmpeg' : '', libreOffice === undefined ? 'LibreOffice' : ''].filter(Boolean)

if (missing.length > 0) {
  const sentence = `${missing.join(' and ')} missing: docs/operations.md names the packages`
  // In CI, a check that cannot run is a failure.
  if (process.env.CI) throw new Error(sentence)
  process.stderr.write(`SKIPPED, ${sentence}\n`)
}

/** Tests that need the machine's ffmpeg and LibreOffice: required in CI, elsewhere skipped with a note. */
export const describeWithPrograms = describe.skipIf(missing.length > 0)

/** Makes a small film or sound with ffmpeg. */
export function makeMedia(path: string, args: string[]): void {
  if (ffmpeg === undefined) throw new Error('ffmpeg is missing')
  execFileSync(ffmpeg.ffmpeg, ['-v', 'error', '-y', ...args, path])
}

/** Returns what ffprobe reads from a file, as JSON text. */
export function factsOf(path: string): string {
  if (ffmpeg === undefined) throw new Error('ffprobe is missing')
  return execFileSync(ffmpeg.ffprobe, ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', path], {
    encoding: 'utf8',
  })
}

/** Returns the first frame of a film, as PNG. */
export function firstPictureOf(path: string): Buffer {
  if (ffmpeg === undefined) throw new Error('ffmpeg is missing')
  const png = ['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']
  return execFileSync(ffmpeg.ffmpeg, ['-v', 'error', '-i', path, ...png])
}

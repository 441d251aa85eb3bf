import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withTemporaryFolder } from '../../apps/server/src/platform/machine/own-folder.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { RenderedPicture } from '../files/pictures/render.ts'

const run = promisify(execFile)
/** Length of a film in seconds. */
export const filmSeconds = 6
const mostMs = 60_000

/** Zooms slowly into the picture, and fades in from and out to black. */
const filters = [
  'scale=1280:720:force_original_aspect_ratio=increase,crop=1280:720',
  `zoompan=z='min(zoom+0.0012,1.2)':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${filmSeconds * 24}:s=640x360:fps=24`,
  `fade=in:0:12,fade=out:${filmSeconds * 24 - 12}:12`,
  'format=yuv420p',
].join(',')

/** Makes a short film over a picture; undefined if the machine has no ffmpeg. */
export async function filmOf({ programs, log }: Platform, picture: RenderedPicture): Promise<Buffer | undefined> {
  const { ffmpeg } = programs
  if (ffmpeg === undefined) return undefined
  return withTemporaryFolder(async (folder) => {
    const [from, to] = [join(folder, picture.fileName), join(folder, 'film.mp4')]
    await writeFile(from, picture.content)
    const output = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-movflags', '+faststart', '-y', to]
    try {
      await run(ffmpeg.ffmpeg, ['-v', 'error', '-i', from, '-vf', filters, '-t', String(filmSeconds), ...output], {
        timeout: mostMs,
      })
      return await readFile(to)
    } catch (error) {
      log.warn({ err: error }, 'could not make a film for the demo school')
      return undefined
    }
  })
}

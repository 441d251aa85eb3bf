import { pathToFileURL } from 'node:url'
import type { Config } from '../../config.ts'
import type { DatabaseLog } from '../database/index.ts'
import type { Programs } from './find-programs.ts'
import { runProgram } from './run-program.ts'
import { withWorkFolder } from './work-folder.ts'

interface Said {
  /** Null if the program is missing; its path if it does not state a version. */
  version: string | null
  /** The configured path does not lead to a program that runs. */
  isWrongPath: boolean
}

type Given = Pick<Config, 'ffmpegPath' | 'sofficePath'>

const mostMs = 20_000

/**
 * Returns a function that asks the programs for their versions, once and on demand: LibreOffice takes a second to
 * answer.
 */
export function programVersions({ ffmpeg, libreOffice }: Programs, { ffmpegPath, sofficePath }: Given) {
  let answer: Promise<{ ffmpeg: Said; libreOffice: Said }> | undefined
  return () => {
    answer ??= withWorkFolder(async (folder) => ({
      ffmpeg: await ask({ path: ffmpeg?.ffmpeg, isGiven: ffmpegPath !== undefined }, ['-version'], folder),
      libreOffice: await ask(
        { path: libreOffice, isGiven: sofficePath !== undefined },
        [`-env:UserInstallation=${pathToFileURL(folder)}`, '--headless', '--version'],
        folder,
      ),
    }))
    return answer
  }
}

async function ask(
  { path, isGiven }: { path: string | undefined; isGiven: boolean },
  args: string[],
  folder: string,
): Promise<Said> {
  if (path === undefined) return { version: null, isWrongPath: isGiven }
  const { succeeded, output } = await runProgram({ path, args, folder, mostMs }).catch(didNotSay)
  const line = (output.split('\n')[0] ?? '').replace(/ Copyright .*/, '').trim()
  if (succeeded && line !== '') return { version: line.slice(0, 120), isWrongPath: false }
  return isGiven ? { version: null, isWrongPath: true } : { version: path, isWrongPath: false }
}

const didNotSay = () => ({ succeeded: false, output: '' })

/** Warns the operator about configured paths that lead nowhere; otherwise files would silently have no preview. */
export async function warnOfWrongPaths(programs: Programs, given: Given, log: DatabaseLog): Promise<void> {
  const { ffmpegPath, sofficePath } = given
  if (ffmpegPath === undefined && sofficePath === undefined) return
  const { ffmpeg, libreOffice } = await programVersions(programs, given)()
  if (ffmpeg.isWrongPath) {
    log.warn(
      { FFMPEG_PATH: ffmpegPath },
      'FFMPEG_PATH names no ffmpeg that runs, with ffprobe beside it or on the path',
    )
  }
  if (libreOffice.isWrongPath) log.warn({ SOFFICE_PATH: sofficePath }, 'SOFFICE_PATH names no LibreOffice that runs')
}

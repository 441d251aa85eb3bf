import { pathToFileURL } from 'node:url'
import type { Programs } from './find-programs.ts'
import { runProgram } from './run-program.ts'
import { withWorkFolder } from './work-folder.ts'

interface Versions {
  ffmpeg: string | null
  libreOffice: string | null
}

const mostMs = 20_000

/** What the programs say they are, asked once, when somebody wants to know: LibreOffice takes a second to answer. */
export function programVersions({ ffmpeg, libreOffice }: Programs): () => Promise<Versions> {
  let answer: Promise<Versions> | undefined
  return () => {
    answer ??= withWorkFolder(async (folder) => ({
      ffmpeg: await firstLine(ffmpeg?.ffmpeg, ['-version'], folder),
      libreOffice: await firstLine(
        libreOffice,
        [`-env:UserInstallation=${pathToFileURL(folder)}`, '--headless', '--version'],
        folder,
      ),
    }))
    return answer
  }
}

/** Null where the program is missing; its path where it does not say. */
async function firstLine(path: string | undefined, args: string[], folder: string): Promise<string | null> {
  if (path === undefined) return null
  const { succeeded, output } = await runProgram({ path, args, folder, mostMs })
  const line = (output.split('\n')[0] ?? '').replace(/ Copyright .*/, '').trim()
  return succeeded && line !== '' ? line.slice(0, 120) : path
}

import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import type { Config } from '../../config.ts'

/** Paths of installed programs that the product uses; undefined for missing ones. */
export interface Programs {
  /** For films and audio; the accompanying `ffprobe` inspects them. */
  ffmpeg: { ffmpeg: string; ffprobe: string } | undefined
  /** For office files. */
  libreOffice: string | undefined
}

/** Looks for them once at start: at the configured path, or else on PATH. */
export async function findPrograms({ ffmpegPath, sofficePath }: Pick<Config, 'ffmpegPath' | 'sofficePath'>) {
  const ffmpeg = await find(ffmpegPath ?? 'ffmpeg')
  const ffprobe =
    ffmpeg === undefined ? undefined : ((await find(join(dirname(ffmpeg), 'ffprobe'))) ?? (await find('ffprobe')))
  const programs: Programs = {
    ffmpeg: ffmpeg === undefined || ffprobe === undefined ? undefined : { ffmpeg, ffprobe },
    libreOffice: await find(sofficePath ?? 'soffice'),
  }
  return programs
}

async function find(name: string): Promise<string | undefined> {
  const folders = isAbsolute(name) ? [''] : (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  for (const folder of folders) {
    const path = join(folder, name)
    if (await isProgram(path)) return path
  }
  return undefined
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

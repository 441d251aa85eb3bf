import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'

const packages = ['ffmpeg', 'libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress']
const programs = ['ffmpeg', 'ffprobe', 'soffice']

/**
 * The programs that films, sound and office files are converted with: installed where we are root on Debian. Without them
 * the tests of conversions fail where CI is set, and are counted as skipped elsewhere.
 */
export function ensureMediaPrograms() {
  if (missing().length === 0) return
  installPackages('ffmpeg and LibreOffice', packages)
  const left = missing()
  if (left.length === 0) return
  console.warn(
    `\n${left.join(', ')} missing: the tests of real conversions ${process.env.CI ? 'will FAIL' : 'are SKIPPED'}.\n` +
      `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}\n`,
  )
}

function missing() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
}

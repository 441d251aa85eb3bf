import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'

/** Programs that convert films, sound and office files, and the one that several nodes communicate through. */
const needed = [
  {
    what: 'ffmpeg and LibreOffice',
    packages: ['ffmpeg', 'libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress', 'libreoffice-math'],
    programs: ['ffmpeg', 'ffprobe', 'soffice'],
    tests: 'real conversions',
  },
  { what: 'Redis', packages: ['redis-server'], programs: ['redis-server'], tests: 'nodes that call out through Redis' },
]

/**
 * Installs the programs that some tests need, if this process is root on Debian. Without them those tests fail in CI,
 * and count as skipped elsewhere.
 */
export function ensureTestPrograms() {
  for (const { what, packages, programs, tests } of needed) {
    if (missing(programs).length === 0) continue
    installPackages(what, packages)
    const left = missing(programs)
    if (left.length === 0) continue
    console.warn(
      `\n${left.join(', ')} missing: the tests of ${tests} ${process.env.CI ? 'will FAIL' : 'are SKIPPED'}.\n` +
        `On Debian: apt-get install --no-install-recommends ${packages.join(' ')}\n`,
    )
  }
}

function missing(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
}

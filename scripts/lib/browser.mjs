import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// Without the first a page in Traditional Chinese is a page of boxes; the second has the marks of English.
const packages = ['chromium', 'fonts-noto-cjk', 'fonts-dejavu-core']

/** The path of a Chromium: $CHROMIUM, a usual place, or freshly installed where we are root on Debian. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  installPackages('Chromium', packages)
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    `The tests in a browser need Chromium. Install it (on Debian: apt-get install ${packages.join(' ')}) or set CHROMIUM to its path.`,
  )
}

function findBrowser() {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
}

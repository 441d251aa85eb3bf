import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

// The same Chromium without its windows. With them it makes one for each person of a journey, tabs, buttons and all, which
// nobody sees and which takes a core for most of a second.
const withoutWindows = '/usr/bin/chromium-headless-shell'
const usualPlaces = [withoutWindows, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// Without the first a page in Traditional Chinese is a page of boxes; the second has the marks of English.
const fonts = ['fonts-noto-cjk', 'fonts-dejavu-core']

/** The path of a Chromium, best without windows: $CHROMIUM, or what is there, freshly installed where we are root on Debian. */
export function ensureBrowser() {
  const isChosen = existsSync(process.env.CHROMIUM ?? '')
  if (!isChosen && !existsSync(withoutWindows)) {
    installPackages('Chromium without windows', ['chromium-headless-shell', ...fonts])
  }
  if (!findBrowser()) installPackages('Chromium', ['chromium', ...fonts])
  const found = findBrowser()
  if (found) return found
  throw new Error(
    `The tests in a browser need Chromium. Install it (on Debian: apt-get install chromium-headless-shell ${fonts.join(' ')}) or set CHROMIUM to its path.`,
  )
}

/** The same without installing anything; undefined where there is none. */
export function findBrowser() {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
}

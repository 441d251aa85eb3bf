import { existsSync } from 'node:fs'
import { installPackages } from './debian.mjs'

// The headless shell of Chromium. The full one creates a window with tabs and buttons for each person of a journey,
// which
// nobody sees and which takes a core for most of a second.
const withoutWindows = '/usr/bin/chromium-headless-shell'
const usualPlaces = [withoutWindows, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// Without the first, Traditional Chinese renders as boxes; the second has the punctuation of English.
const fonts = ['fonts-noto-cjk', 'fonts-dejavu-core']

/**
 * Returns the path of a Chromium, preferably headless: $CHROMIUM, or one found, installed first if we are root on
 * Debian.
 */
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

/** Returns the path of a Chromium without installing one, or undefined. */
export function findBrowser() {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { progress } from './progress.mjs'

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
// Without the fonts a page in Traditional Chinese is a page of boxes.
const packages = ['chromium', 'fonts-noto-cjk']

/** The path of a Chromium: $CHROMIUM, a usual place, or freshly installed where we are root on Debian. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    `The tests in a browser need Chromium. Install it (on Debian: apt-get install ${packages.join(' ')}) or set CHROMIUM to its path.`,
  )
}

function findBrowser() {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
}

function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const done = progress('Installing Chromium for the tests')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) return
  }
  done()
}

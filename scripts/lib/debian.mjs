import { spawnSync } from 'node:child_process'
import { progress } from './progress.mjs'

/** Installs Debian packages for the tests, if this process is root and apt exists; otherwise does nothing. */
export function installPackages(what, packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const done = progress(`Installing ${what} for the tests`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) return
  }
  done()
}

// `npm run lock:complete`, after dependencies change: npm omits packages for other platforms from the lock file when
// its registry lacks them, and `npm ci` then refuses that file everywhere. Adds them as npm would have.
import './lib/check-node.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { lockFile, missingPackages } from './lib/lockfile.mjs'
import { main } from './lib/main.mjs'

await main(() => {
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  const missing = missingPackages()
  for (const name of missing) lock.packages[`node_modules/${name}`] = entryFor(name, lock)
  const inOrder = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(lockFile, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`)

  const left = missingPackages()
  if (left.length > 0) throw new Error(`npm ci still misses ${left.join(', ')}`)
  console.log(`${missing.length} packages added; npm ci accepts package-lock.json.`)
})

function entryFor(name, lock) {
  const wanted = Object.values(lock.packages).map((entry) => entry.optionalDependencies?.[name])
  const version = wanted.find(Boolean)
  const [cpu] = name.match(/arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64|wasm32/) ?? []
  const [os] = name.match(/android|darwin|freebsd|linux|win32|openharmony/) ?? []
  if (!version || !cpu || !os)
    throw new Error(`${name} is missing in package-lock.json and is no package for a platform.`)
  const libc = name.includes('musl') ? ['musl'] : os === 'linux' ? ['glibc'] : undefined
  return { version, cpu: [cpu], ...(libc && { libc }), optional: true, os: [os] }
}

import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { tidyLooseContent, type Verified, verifyContent } from '../features/files/index.ts'
import type { Platform } from '../platform/platform.ts'
import { startPlatform } from '../start-platform.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Compares both sides, and with `--clear` moves to the trash what no row names, however much it is. Answers whether all is there. */
async function run(platform: Platform, { clear }: { clear: boolean }): Promise<boolean> {
  const verified = await verifyContent(platform, (checked) => print(`  ${checked} checked …`))
  for (const line of linesOf(verified)) print(line)
  if (clear) {
    const { discarded } = await tidyLooseContent(platform, { isMeant: true })
    print(`${discarded} unreferenced files moved to the trash for 30 days`)
  }
  return verified.missing.length + verified.damaged.length === 0
}

function* linesOf({ whole, putBack, missing, damaged, loose }: Verified): Iterable<string> {
  yield `${whole} stored files are intact`
  yield* listed(putBack, 'restored from the trash')
  yield* listed(missing, 'MISSING: restore them from a backup under the same names')
  yield* listed(damaged, 'DAMAGED: restore them from a backup under the same names')
  yield* listed(loose, 'not referenced by any row; npm run storage:verify -- --clear moves them to the trash')
}

function* listed(keys: string[], what: string): Iterable<string> {
  if (keys.length === 0) return
  yield `${keys.length} ${what}:`
  for (const key of keys) yield `  ${key}`
}

const { values } = parseArgs({ options: { clear: { type: 'boolean', default: false } } })
const { platform, database } = await startPlatform(readConfig(process.env), pino({ level: 'error' }))
try {
  process.exitCode = (await run(platform, values)) ? 0 : 1
} finally {
  platform.storage.close()
  await database.close()
}

import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { renewSealed } from '../platform/sealing/sealed-values.ts'
import { newSealingKey } from '../platform/sealing/sealing.ts'
import { startPlatform } from '../start-platform.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Answers whether a key reads all there is. */
async function renew(): Promise<boolean> {
  const { platform, database } = await startPlatform(readConfig(process.env), pino({ level: 'error' }))
  try {
    const renewed = await renewSealed(platform)
    for (const { name, anew, asTheyWere, unreadable } of renewed) {
      print(`${name}: ${anew} sealed again with the newest key, ${asTheyWere} already were`)
      if (unreadable > 0) print(`  ${unreadable} that no key can open: add their key and run this again`)
    }
    return renewed.every(({ unreadable }) => unreadable === 0)
  } finally {
    platform.storage.close()
    await database.close()
  }
}

const { values } = parseArgs({ options: { 'new-key': { type: 'boolean', default: false } } })
if (values['new-key']) print(newSealingKey())
else process.exitCode = (await renew()) ? 0 : 1

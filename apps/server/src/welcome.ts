import type { Config } from './config.ts'

/** What a person reads after `npm start`. */
export function printWelcome(config: Config): void {
  const lines = ['', `  學跡 Learntrail  ${config.publicUrl}`, '']
  process.stdout.write(`${lines.join('\n')}\n`)
}

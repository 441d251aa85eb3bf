import { accountPaths } from '@learntrail/contract/accounts/paths'
import { demoAccounts, demoPassword } from '../../../demo/accounts/demo-accounts.ts'
import type { Config } from './config.ts'
import { isForThisMachine } from './platform/http/at-the-machine.ts'
import type { Programs } from './platform/programs/find-programs.ts'
import { linesOnMissing } from './platform/programs/missing-programs.ts'

/** Prints one step of a first start, while a person waits for it. */
export function printProgress(step: string): void {
  process.stdout.write(`  示範學校 demo school: ${step} …\n`)
}

/** Prints what a person reads after `npm start`. */
export function printWelcome(config: Config, { isDemo, programs }: { isDemo: boolean; programs: Programs }): void {
  const mailbox = config.smtpUrl === undefined ? linesOnMailbox(config) : []
  const missing = linesOnMissing(programs, process.platform).map((line) => `  ${line}`)
  const lines = [
    '',
    `  學跡 Learntrail       ${config.publicUrl}`,
    ...mailbox,
    ...(isDemo ? demoLines() : []),
    ...(missing.length > 0 ? ['', ...missing] : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/**
 * Returns lines about the local mailbox. People elsewhere cannot read mails that are not sent, and cannot finish
 * signing up.
 */
function linesOnMailbox(config: Config): string[] {
  const isHere = isForThisMachine(config)
  return [
    ...(isHere
      ? [`  寄出的信 sent mails    ${config.publicUrl}${accountPaths.mailbox()} （只在這台電腦 on this machine only）`]
      : []),
    ...(isHere && config.trustedProxies === 'off' ? [] : withoutMails),
  ]
}

const withoutMails = [
  '  沒有郵件伺服器，從別處來的人不能完成註冊：請設定 SMTP_URL',
  '  There is no mail server, so nobody from elsewhere can finish signing up: set SMTP_URL',
]

function demoLines(): string[] {
  const rows = demoAccounts.map(({ email, tw, en }) => [email, tw, en])
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => columnsOf(row[column] ?? ''))))
  const table = rows.map((row) => `    ${row.map((cell, column) => padded(cell, widths[column] ?? 0)).join('  ')}`)
  return [
    '',
    `  示範帳號，密碼都是 Demo accounts, password: ${demoPassword}`,
    '',
    ...table.map((line) => line.trimEnd()),
  ]
}

/** Returns the width in a terminal: Chinese characters take two columns. */
function columnsOf(text: string): number {
  return [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x2e80 ? 1 : 2), 0)
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)))
}

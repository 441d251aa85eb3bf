import type { FirstPassword } from './import-accounts.service.ts'

/** A cell that no spreadsheet takes for a formula. */
const cell = (text: string) => `"${text.replace(/^[=+@-]/, "'$&").replaceAll('"', '""')}"`

/** Spreadsheets know UTF-8 by its mark. */
export const passwordsHead = '\ufeff帳號,密碼,姓名,班級,學號\r\n'

/** First passwords as a school hands them out, a line each. */
export function passwordLines(passwords: readonly FirstPassword[]): string {
  const lines = passwords.map(({ username, password, fullName, className, studentNumber }) =>
    [username, password, fullName, className, studentNumber].map(cell).join(','),
  )
  return `${lines.join('\r\n')}\r\n`
}

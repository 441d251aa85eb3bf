import { byteOrderMark, csvLine } from '../../../platform/csv/csv.rules.ts'
import type { FirstPassword } from './import-accounts.service.ts'

export const passwordsHead = byteOrderMark + csvLine(['帳號', '密碼', '姓名', '班級', '學號'])

/** First passwords as a school hands them out, a line each. */
export const passwordLines = (passwords: readonly FirstPassword[]): string =>
  passwords
    .map(({ username, password, fullName, className, studentNumber }) =>
      csvLine([username, password, fullName, className, studentNumber]),
    )
    .join('')

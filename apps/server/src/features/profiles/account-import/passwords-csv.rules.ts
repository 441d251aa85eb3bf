import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { byteOrderMark, csvLine } from '../../../platform/csv/csv.rules.ts'

export const passwordsHead = byteOrderMark + csvLine(['帳號', '密碼', '姓名', '年級', '班級', '座號', '學號', '學校'])

/** As people at school say it; an unknown code stays as the list wrote it. */
const gradeIn = (grade: string) => (grade === '' ? '' : classNameOf({ grade, className: null }, 'tw'))

/** Returns the first passwords for a school to hand out, one line each. */
export const passwordLines = (passwords: readonly FirstPassword[]): string =>
  passwords
    .map(({ username, password, fullName, grade, className, seatNumber, studentNumber, schoolName }) =>
      csvLine([username, password, fullName, gradeIn(grade), className, seatNumber, studentNumber, schoolName]),
    )
    .join('')

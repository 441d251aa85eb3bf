import { email } from '@learntrail/contract/accounts/sessions'
import { studentId } from '@learntrail/contract/profiles/organization'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { fullName } from '@learntrail/contract/profiles/users'
import { columnName, decodeText, notText } from '../organization/decode-text.ts'
import type { KnownSchool } from '../organization/import-plan.rules.ts'
import { parseCsv } from '../organization/parse-csv.ts'
import { searchableName } from '../organization/school-names.rules.ts'
import { gradeOf } from './grades.rules.ts'

/** Somebody of a school, as its list has them. */
export interface FilePerson {
  line: number
  schoolId: string
  /** Stands in the account name. */
  schoolCode: string
  studentNumber: string
  fullName: string
  grade: GradeCode
  className: string
  email: string | null
}

export interface BadRow {
  line: number
  /** As the file's header calls it. */
  column: string
  reason: string
}

export interface AccountFile {
  people: FilePerson[]
  bad: BadRow[]
}

export type AccountFileResult = { ok: true; file: AccountFile } | { ok: false; reason: string }

const columnNames = {
  school: ['學校', '學校代碼', '學校代號', '學校名稱', '校名', 'school'],
  name: ['姓名', '學生姓名', 'name'],
  number: ['學號', 'studentnumber', 'studentid'],
  grade: ['年級', 'grade'],
  class: ['班級', '班別', '班', 'class'],
  email: ['電子郵件', '電子信箱', '信箱', 'email', 'e-mail'],
} as const
const columnLabels = { school: '學校', name: '姓名', number: '學號', grade: '年級', class: '班級', email: '電子郵件' }
type Column = keyof typeof columnNames
const needed: Column[] = ['school', 'name', 'number', 'grade', 'class']

/** Titles may stand above the header. */
const headerWithin = 10
const longestClass = 20

/** Reads a school's list. Rows that make no sense are told by line, column and reason, and do not stop the rest. */
export function readAccountFile(bytes: Uint8Array, schools: readonly KnownSchool[]): AccountFileResult {
  const text = decodeText(bytes)
  if (text === undefined) return { ok: false, reason: notText }
  const { rows, broken } = parseCsv(text)
  const header = rows.slice(0, headerWithin).findIndex(({ fields }) => columnsOf(fields).number !== -1)
  if (header === -1) return { ok: false, reason: 'has no header with a column 學號' }
  const columns = columnsOf(rows[header]?.fields ?? [])
  const missing = needed.filter((column) => columns[column] === -1)
  if (missing.length > 0) {
    return { ok: false, reason: `lacks the columns ${missing.map((column) => columnLabels[column]).join(', ')}` }
  }
  const findSchool = schoolFinder(schools)
  const taken = new Map<string, number>()
  const file: AccountFile = { people: [], bad: [] }
  for (const { line, fields } of rows.slice(header + 1)) {
    const written = (column: Column) => cellOf(fields[columns[column]] ?? '')
    const read = readRow(line, written, findSchool)
    const bad = 'reason' in read ? read : duplicateOf(read, taken)
    if (bad !== undefined) file.bad.push(bad)
    else if (!('reason' in read)) {
      for (const key of keysOf(read)) taken.set(key, line)
      file.people.push(read)
    }
  }
  file.bad.push(...broken.map((line) => ({ line, column: '', reason: 'a quotation mark is never closed' })))
  file.bad.sort((one, other) => one.line - other.line)
  return { ok: true, file }
}

function columnsOf(fields: string[]): Record<Column, number> {
  const names = fields.map((field) => columnName(field).toLowerCase())
  const find = (column: Column) => names.findIndex((name) => (columnNames[column] as readonly string[]).includes(name))
  return {
    school: find('school'),
    name: find('name'),
    number: find('number'),
    grade: find('grade'),
    class: find('class'),
    email: find('email'),
  }
}

/** Spreadsheets keep leading zeros as `="0001"` or `'0001`. */
const cellOf = (written: string) => written.trim().replace(/^(?:="(.*)"|'(.*))$/, '$1$2')

type FindSchool = (written: string) => readonly KnownSchool[]

function schoolFinder(schools: readonly KnownSchool[]): FindSchool {
  const open = schools.filter(({ isClosed }) => !isClosed)
  const byCode = Map.groupBy(open, ({ code }) => code)
  const byName = Map.groupBy(open, ({ name }) => searchableName(name))
  return (written) => byCode.get(written.normalize('NFKC').toUpperCase()) ?? byName.get(searchableName(written)) ?? []
}

function readRow(line: number, written: (column: Column) => string, findSchool: FindSchool): FilePerson | BadRow {
  const bad = (column: Column, reason: string): BadRow => ({ line, column: columnLabels[column], reason })
  const found = findSchool(written('school'))
  if (found.length === 0) return bad('school', `no open school is called "${written('school')}"`)
  // A code may stand for several kinds of school, which the grade tells apart.
  const fitting = found.flatMap((one) => {
    const grade = gradeOf(written('grade'), one.type)
    return grade === undefined ? [] : [{ one, grade }]
  })
  const [fits, another] = fitting
  if (fits === undefined) return bad('grade', `"${written('grade')}" is no grade of ${found[0]?.name}`)
  if (another !== undefined) return bad('school', `"${written('school')}" stands for several schools; use the code`)
  const name = fullName.safeParse(written('name'))
  if (!name.success) return bad('name', `"${written('name')}" is no name of 2 to 20 characters`)
  const number = studentId.safeParse(written('number').normalize('NFKC'))
  if (!number.success) return bad('number', `"${written('number')}" is not 1 to 15 letters and digits`)
  const className = written('class')
  if (className === '' || [...className].length > longestClass) {
    return bad('class', `a class has 1 to ${longestClass} characters`)
  }
  const address = written('email') === '' ? null : email.safeParse(written('email'))
  if (address !== null && !address.success) return bad('email', `"${written('email')}" is no e-mail`)
  return {
    line,
    schoolId: fits.one.id,
    schoolCode: fits.one.code,
    studentNumber: number.data,
    fullName: name.data,
    grade: fits.grade,
    className,
    email: address?.data ?? null,
  }
}

const keysOf = ({ schoolId, studentNumber, email: address }: FilePerson) => [
  `${schoolId} ${studentNumber}`,
  ...(address === null ? [] : [address]),
]

function duplicateOf(person: FilePerson, taken: ReadonlyMap<string, number>): BadRow | undefined {
  const [number = '', address = ''] = keysOf(person)
  const { line } = person
  if (taken.has(number)) {
    return {
      line,
      column: columnLabels.number,
      reason: `the student number stands in line ${taken.get(number)} already`,
    }
  }
  if (!taken.has(address)) return undefined
  return { line, column: columnLabels.email, reason: `the e-mail stands in line ${taken.get(address)} already` }
}

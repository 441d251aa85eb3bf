import { email } from '@learntrail/contract/accounts/sessions'
import { cleanLine, cleanName } from '@learntrail/contract/characters'
import type { ListTrouble, ListTroubleCode } from '@learntrail/contract/profiles/list-troubles'
import { studentId } from '@learntrail/contract/profiles/organization'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { longestClass } from '@learntrail/contract/profiles/placements'
import { fullName } from '@learntrail/contract/profiles/users'
import { hasLostCharacter } from '../list-reading/lost-characters.ts'
import { trouble } from '../list-reading/trouble.ts'
import { columnName, decodeText } from '../organization/decode-text.ts'
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
  trouble: ListTrouble
}

export interface AccountFile {
  people: FilePerson[]
  bad: BadRow[]
}

export type AccountFileResult = { ok: true; file: AccountFile } | { ok: false; trouble: ListTrouble }

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

/** Reads a school's list. Rows that make no sense are told by line, column and reason, and do not stop the rest. */
export function readAccountFile(bytes: Uint8Array, schools: readonly KnownSchool[]): AccountFileResult {
  const text = decodeText(bytes)
  if (text === undefined) return { ok: false, trouble: trouble('not_text') }
  const { rows, broken } = parseCsv(text)
  const header = rows.slice(0, headerWithin).findIndex(({ fields }) => columnsOf(fields).number !== -1)
  if (header === -1) return { ok: false, trouble: trouble('no_header', { column: columnLabels.number }) }
  const columns = columnsOf(rows[header]?.fields ?? [])
  const missing = needed.filter((column) => columns[column] === -1)
  if (missing.length > 0) {
    const columns = missing.map((column) => columnLabels[column]).join('、')
    return { ok: false, trouble: trouble('columns_missing', { columns }) }
  }
  const findSchool = schoolFinder(schools)
  const taken = new Map<string, number>()
  const file: AccountFile = { people: [], bad: [] }
  for (const { line, fields } of rows.slice(header + 1)) {
    const written = (column: Column) => cellOf(fields[columns[column]] ?? '')
    const read = readRow(line, written, findSchool)
    const bad = 'trouble' in read ? read : duplicateOf(read, taken)
    if (bad !== undefined) file.bad.push(bad)
    else if (!('trouble' in read)) {
      for (const key of keysOf(read)) taken.set(key, line)
      file.people.push(read)
    }
  }
  file.bad.push(...broken.map((line) => ({ line, column: '', trouble: trouble('quote_open') })))
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
const cellOf = (written: string) =>
  cleanLine(written)
    .trim()
    .replace(/^(?:="(.*)"|'(.*))$/, '$1$2')

type FindSchool = (written: string) => readonly KnownSchool[]

function schoolFinder(schools: readonly KnownSchool[]): FindSchool {
  const open = schools.filter(({ isClosed }) => !isClosed)
  const byCode = Map.groupBy(open, ({ code }) => code)
  const byName = Map.groupBy(open, ({ name }) => searchableName(name))
  return (written) => byCode.get(written.normalize('NFKC').toUpperCase()) ?? byName.get(searchableName(written)) ?? []
}

function readRow(line: number, written: (column: Column) => string, findSchool: FindSchool): FilePerson | BadRow {
  const bad = (
    column: Column,
    code: ListTroubleCode,
    values: ListTrouble['values'] = { written: written(column) },
  ): BadRow => ({
    ...{ line, column: columnLabels[column] },
    trouble: trouble(code, values),
  })
  const found = findSchool(written('school'))
  if (found.length === 0) return bad('school', 'school_unknown')
  // A code may stand for several kinds of school, which the grade tells apart.
  const fitting = found.flatMap((one) => {
    const grade = gradeOf(written('grade'), one.type)
    return grade === undefined ? [] : [{ one, grade }]
  })
  const [fits, another] = fitting
  if (fits === undefined)
    return bad('grade', 'grade_unknown', { written: written('grade'), school: found[0]?.name ?? '' })
  if (another !== undefined) return bad('school', 'school_ambiguous')
  for (const column of ['name', 'class'] as const) {
    if (hasLostCharacter(written(column))) return bad(column, 'character_lost')
  }
  const name = fullName.safeParse(written('name'))
  if (!name.success) return bad('name', 'person_name_wrong')
  const number = studentId.safeParse(written('number').normalize('NFKC'))
  if (!number.success) return bad('number', 'number_wrong')
  const className = cleanName(written('class'))
  if (className === '' || [...className].length > longestClass) {
    return bad('class', 'class_wrong', { limit: longestClass })
  }
  const address = written('email') === '' ? null : email.safeParse(written('email'))
  if (address !== null && !address.success) return bad('email', 'email_wrong')
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
    return { line, column: columnLabels.number, trouble: trouble('number_twice', { line: taken.get(number) ?? 0 }) }
  }
  if (!taken.has(address)) return undefined
  return { line, column: columnLabels.email, trouble: trouble('email_twice', { line: taken.get(address) ?? 0 }) }
}

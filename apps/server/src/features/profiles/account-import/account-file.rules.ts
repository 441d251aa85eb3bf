import { email } from '@learntrail/contract/accounts/sessions'
import { cleanLine, cleanName } from '@learntrail/contract/characters'
import { memberNumber } from '@learntrail/contract/groups/members'
import { guardianName } from '@learntrail/contract/guardians/guardian'
import type { ListTrouble, ListTroubleCode } from '@learntrail/contract/profiles/list-troubles'
import { studentId } from '@learntrail/contract/profiles/organization'
import type { AcademicRole, GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { longestClass } from '@learntrail/contract/profiles/placements'
import { fullName } from '@learntrail/contract/profiles/users'
import { hasLostCharacter } from '../list-reading/lost-characters.rules.ts'
import { trouble } from '../list-reading/trouble.texts.ts'
import { columnName, decodeText } from '../organization/decode-text.rules.ts'
import type { KnownSchool } from '../organization/import-plan.rules.ts'
import { parseCsv } from '../organization/parse-csv.rules.ts'
import { saidNames, searchableName } from '../organization/school-names.rules.ts'
import { gradeOf } from './grades.rules.ts'

/** A person as a school's list names them. */
export interface FilePerson {
  line: number
  schoolId: string
  /** Begins the account name. */
  schoolCode: string
  studentNumber: string
  schoolName: string
  academicRole: AcademicRole
  fullName: string
  /** Empty for teachers, as is the class. */
  grade: GradeCode | ''
  className: string
  /** Empty if the list has none. */
  seatNumber: string
  gender: 'female' | 'male' | null
  email: string | null
  /** Guardians of a pupil, who are invited by mail. */
  guardians: ListedGuardian[]
}

export interface ListedGuardian {
  /** Empty if the list has none. */
  name: string
  email: string
}

export interface BadRow {
  line: number
  /** As the header of the file calls it. */
  column: string
  trouble: ListTrouble
}

export interface AccountFile {
  people: FilePerson[]
  bad: BadRow[]
}

/** Who imports a list. */
export interface ListOwner {
  /** School of rows that name none. */
  defaultSchoolId?: string | null | undefined
  /** The only schools whose people may be listed; all if absent. */
  within?: readonly string[] | undefined
}

export type AccountFileResult = { ok: true; file: AccountFile } | { ok: false; trouble: ListTrouble }

const columnNames = {
  school: ['學校', '學校代碼', '學校代號', '學校名稱', '校名', 'school'],
  name: ['姓名', '學生姓名', 'name'],
  number: ['學號', '學號/教職員編號', '學號/編號', '教職員編號', '員工編號', '編號', 'studentnumber', 'studentid'],
  grade: ['年級', 'grade'],
  class: ['班級', '班別', '班', 'class'],
  email: ['電子郵件', '電子信箱', '信箱', 'email', 'e-mail'],
  seat: ['座號', '號碼', 'seat', 'seatnumber'],
  gender: ['性別', 'gender', 'sex'],
  role: ['身分', '身份', '身分別', '身份別', 'role'],
  guardian: ['家長姓名', '家長', '監護人', '監護人姓名', '家長1姓名', '家長姓名1', 'guardian', 'guardianname'],
  guardianEmail: [
    '家長信箱',
    '家長電子郵件',
    '家長電子信箱',
    '監護人信箱',
    '監護人電子郵件',
    '家長1信箱',
    '家長信箱1',
    '家長1電子郵件',
    '家長電子郵件1',
    '家長email',
    'guardianemail',
  ],
  guardian2: ['家長2姓名', '家長姓名2', '家長2', '監護人2', '監護人2姓名', 'guardian2', 'guardian2name'],
  guardian2Email: [
    '家長2信箱',
    '家長信箱2',
    '監護人2信箱',
    '家長2電子郵件',
    '家長電子郵件2',
    '監護人2電子郵件',
    '家長2email',
    'guardian2email',
  ],
} as const
const columnLabels = {
  school: '學校',
  name: '姓名',
  number: '學號',
  grade: '年級',
  class: '班級',
  email: '電子郵件',
  seat: '座號',
  gender: '性別',
  role: '身分',
  guardian: '家長姓名',
  guardianEmail: '家長信箱',
  guardian2: '家長2姓名',
  guardian2Email: '家長2信箱',
}
type Column = keyof typeof columnNames
const needed: Column[] = ['name', 'number']

/** Titles may precede the header. */
const headerWithin = 10

/** Reads a school's list. Bad rows are reported with line, column and reason, and do not stop the rest. */
export function readAccountFile(
  bytes: Uint8Array,
  schools: readonly KnownSchool[],
  owner: ListOwner = {},
): AccountFileResult {
  const text = decodeText(bytes)
  if (text === undefined) return { ok: false, trouble: trouble('not_text') }
  const { rows, broken } = parseCsv(text)
  const header = rows.slice(0, headerWithin).findIndex(({ fields }) => columnsOf(fields).number !== -1)
  if (header === -1) return { ok: false, trouble: trouble('no_header', { column: columnLabels.number }) }
  const columns = columnsOf(rows[header]?.fields ?? [])
  const hasSchool = owner.defaultSchoolId != null || columns.school !== -1
  // A class of three digits, as 203, contains the grade.
  const hasClasses = columns.role !== -1
  const asked = [...(hasSchool ? [] : (['school'] as const)), ...needed, ...(hasClasses ? [] : (['class'] as const))]
  const missing = asked.filter((column) => columns[column] === -1)
  if (missing.length > 0) {
    const columns = missing.map((column) => columnLabels[column]).join('、')
    return { ok: false, trouble: trouble('columns_missing', { columns }) }
  }
  const findSchool = schoolFinder(schools, owner)
  const taken = new Map<string, number>()
  const file: AccountFile = { people: [], bad: [] }
  for (const { line, fields } of rows.slice(header + 1)) {
    const written = (column: Column) => cellOf(fields[columns[column]] ?? '')
    const read = readRow(line, written, findSchool)
    const bad = 'trouble' in read ? read : (foreign(read, owner) ?? duplicateOf(read, taken))
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
  const columns = Object.keys(columnNames) as Column[]
  return Object.fromEntries(columns.map((column) => [column, find(column)])) as Record<Column, number>
}

/** Spreadsheets keep leading zeros as `="0001"` or `'0001`. */
const cellOf = (written: string) =>
  cleanLine(written)
    .trim()
    .replace(/^(?:="(.*)"|'(.*))$/, '$1$2')

type FindSchool = (written: string) => readonly KnownSchool[]

function schoolFinder(schools: readonly KnownSchool[], { defaultSchoolId }: ListOwner): FindSchool {
  const open = schools.filter(({ isClosed }) => !isClosed)
  // A university with a five-year program is two schools with one code; the grade tells them apart.
  const code = open.find(({ id }) => id === defaultSchoolId)?.code
  const own = open.filter((one) => one.code === code)
  const byCode = Map.groupBy(open, ({ code }) => code)
  const byName = Map.groupBy(open, ({ name }) => searchableName(name))
  const saidBy = new Map<string, KnownSchool[]>()
  for (const school of open)
    for (const key of saidNames(school.name).keys) saidBy.set(key, [...(saidBy.get(key) ?? []), school])
  const said = (written: string) => {
    const { keys, county } = saidNames(written)
    const found = new Set(keys.flatMap((key) => saidBy.get(key) ?? []))
    return [...found].filter((school) => county === undefined || school.county === county)
  }
  return (written) => {
    if (written === '') return own
    const known = byCode.get(written.normalize('NFKC').toUpperCase()) ?? byName.get(searchableName(written))
    return known ?? said(written)
  }
}

/** Words for 身分 in lists; empty means student. */
const roleNames: Record<AcademicRole, readonly string[]> = {
  student: ['', '學生', 'student'],
  teacher: ['老師', '教師', '導師', '專任教師', 'teacher'],
}
const genderNames = {
  female: ['女', '女生', '女性', 'f', 'female'],
  male: ['男', '男生', '男性', 'm', 'male'],
} as const

function readRow(line: number, written: (column: Column) => string, findSchool: FindSchool): FilePerson | BadRow {
  const bad = (
    column: Column,
    code: ListTroubleCode,
    values: ListTrouble['values'] = { written: written(column) },
  ): BadRow => ({
    line,
    column: columnLabels[column],
    trouble: trouble(code, values),
  })
  const found = findSchool(written('school'))
  if (found.length === 0) return bad('school', written('school') === '' ? 'school_missing' : 'school_unknown')
  const role = written('role').toLowerCase()
  const academicRole = (['student', 'teacher'] as const).find((one) => roleNames[one].includes(role))
  if (academicRole === undefined) return bad('role', 'role_unknown')
  const className = academicRole === 'teacher' ? '' : cleanName(written('class'))
  const grade = written('grade') || (/^[1-9]\d\d班?$/.test(className) ? className.slice(0, 1) : '')
  // A code may stand for several types of school; the grade tells them apart.
  const fitting = found.flatMap((one): { one: KnownSchool; grade: GradeCode | '' }[] => {
    if (academicRole === 'teacher') return [{ one, grade: '' }]
    const known = gradeOf(grade, one.type)
    return known === undefined ? [] : [{ one, grade: known }]
  })
  const [fits, another] = fitting
  if (fits === undefined)
    return bad('grade', 'grade_unknown', { written: written('grade'), school: found[0]?.name ?? '' })
  if (another !== undefined && !(academicRole === 'teacher' && another.one.code === fits.one.code))
    return bad('school', 'school_ambiguous')
  for (const column of ['name', 'class'] as const) {
    if (hasLostCharacter(written(column))) return bad(column, 'character_lost')
  }
  const name = fullName.safeParse(written('name'))
  if (!name.success) return bad('name', 'person_name_wrong')
  const address = written('email') === '' ? null : email.safeParse(written('email'))
  if (address !== null && !address.success) return bad('email', 'email_wrong')
  if (academicRole === 'teacher' && address === null) return bad('email', 'teacher_email_missing')
  const number = studentId.safeParse((written('number') || numberOf(academicRole, address?.data)).normalize('NFKC'))
  if (!number.success) return bad('number', 'number_wrong')
  if (academicRole === 'student' && className === '') return bad('class', 'class_wrong', { limit: longestClass })
  if ([...className].length > longestClass) {
    return bad('class', 'class_wrong', { limit: longestClass })
  }
  const seat = memberNumber.safeParse(written('seat'))
  if (!seat.success) return bad('seat', 'seat_wrong')
  const sex = written('gender').toLowerCase()
  const gender = (['female', 'male'] as const).find((one) => (genderNames[one] as readonly string[]).includes(sex))
  if (gender === undefined && sex !== '') return bad('gender', 'gender_unknown')
  const guardians = academicRole === 'teacher' ? [] : readGuardians(written, address?.data, bad)
  if (!Array.isArray(guardians)) return guardians
  return {
    line,
    schoolId: fits.one.id,
    schoolCode: fits.one.code,
    schoolName: fits.one.name,
    academicRole,
    seatNumber: academicRole === 'teacher' ? '' : seat.data,
    gender: gender ?? null,
    studentNumber: number.data,
    fullName: name.data,
    grade: fits.grade,
    className,
    email: address?.data ?? null,
    guardians,
  }
}

const guardianColumns = [
  { nameIn: 'guardian', emailIn: 'guardianEmail' },
  { nameIn: 'guardian2', emailIn: 'guardian2Email' },
] as const

/** Reads the guardians that have an e-mail. Two parents may share one; a pupil's own address is refused. */
function readGuardians(
  written: (column: Column) => string,
  own: string | undefined,
  bad: (column: Column, code: ListTroubleCode, values?: ListTrouble['values']) => BadRow,
): ListedGuardian[] | BadRow {
  const guardians: ListedGuardian[] = []
  for (const { nameIn, emailIn } of guardianColumns) {
    if (hasLostCharacter(written(nameIn))) return bad(nameIn, 'character_lost')
    const name = written(nameIn) === '' ? null : guardianName.safeParse(written(nameIn))
    if (name !== null && !name.success) return bad(nameIn, 'person_name_wrong')
    if (written(emailIn) === '') continue
    const address = email.safeParse(written(emailIn))
    if (!address.success) return bad(emailIn, 'email_wrong')
    if (address.data === own) return bad(emailIn, 'guardian_email_own')
    if (guardians.every((one) => one.email !== address.data))
      guardians.push({ name: name?.data ?? '', email: address.data })
  }
  return guardians
}

/** Makes the number of a teacher without one from their e-mail, so that it is the same every year. */
function numberOf(role: AcademicRole, address: string | undefined): string {
  if (role === 'student' || address === undefined) return ''
  return `T${address.slice(0, address.indexOf('@')).replace(/[^a-z0-9]/gi, '')}`.slice(0, 15)
}

/** Refuses people of schools that the importer does not act for. */
function foreign({ line, schoolId, schoolName }: FilePerson, { within }: ListOwner): BadRow | undefined {
  if (within === undefined || within.includes(schoolId)) return undefined
  return { line, column: columnLabels.school, trouble: trouble('school_not_yours', { written: schoolName }) }
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

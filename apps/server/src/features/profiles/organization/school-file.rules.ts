import { cleanLine } from '@learntrail/contract/characters'
import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import type { CountyCode, SchoolOwnership, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { hasLostCharacter } from '../list-reading/lost-characters.rules.ts'
import { trouble } from '../list-reading/trouble.texts.ts'
import { countyOfName } from './counties.rules.ts'
import { columnName, decodeText } from './decode-text.rules.ts'
import { type CsvRow, parseCsv } from './parse-csv.rules.ts'
import { domainOfWebsite } from './school-domain.rules.ts'
import { schoolNameOf } from './school-names.rules.ts'
import { guessSchoolType } from './school-type.rules.ts'
import { townshipOfAddress } from './townships.rules.ts'

export interface FileSchool {
  type: SchoolType
  code: string
  name: string
  county: CountyCode
  ownership: SchoolOwnership
  /** Domain of its website; absent if the list does not say. */
  domain?: string | null
  /** Township of its address; absent if the list does not say. */
  township?: string | null
}

export interface RefusedRow {
  line: number
  trouble: ListTrouble
  /** Its code, if readable: such a school is not missing from the file. */
  code?: string
}

export interface SchoolFile {
  schools: FileSchool[]
  refused: RefusedRow[]
  /** Rows of older school years in a file with several. */
  olderRows: number
}

export type SchoolFileResult = { ok: true; file: SchoolFile } | { ok: false; trouble: ListTrouble }

export interface SchoolFileInput {
  name: string
  bytes: Uint8Array
  /** What the operator says the file contains; otherwise guessed. */
  type?: SchoolType
}

/** Names of columns, without spaces, slashes and brackets. */
const columnNames = {
  code: ['代碼', '學校代碼', '學校代號'],
  name: ['學校名稱', '校名'],
  ownership: ['公私立', '公私立別', '設立別'],
  county: ['縣市名稱', '縣市別', '縣市'],
} as const
const columnLabels = { code: '代碼', name: '學校名稱', ownership: '公/私立', county: '縣市名稱' } as const
type Column = keyof typeof columnNames
type Columns = Record<Column, number> & { year: number; system: number; website: number; address: number }

/** Titles may precede the header. */
const headerWithin = 10
const longestName = 60

/** Reads a ministry list. Bad rows are reported and do not stop the rest. */
export function readSchoolFile(input: SchoolFileInput): SchoolFileResult {
  const text = decodeText(input.bytes)
  if (text === undefined) {
    return { ok: false, trouble: trouble('not_text') }
  }
  const { rows, broken } = parseCsv(text)
  const header = rows.slice(0, headerWithin).findIndex(({ fields }) => columnsOf(fields).code !== -1)
  if (header === -1) return { ok: false, trouble: trouble('no_header', { column: columnLabels.code }) }
  const columns = columnsOf(rows[header]?.fields ?? [])
  const missing = (Object.keys(columnNames) as Column[]).filter((column) => columns[column] === -1)
  if (missing.length > 0) {
    const columns = missing.map((column) => columnLabels[column]).join('、')
    return { ok: false, trouble: trouble('columns_missing', { columns }) }
  }

  const all = rows.slice(header + 1)
  const current = ofNewestYear(all, columns.year)
  const type = input.type ?? guessSchoolType(input.name, columns.system !== -1, current.map(read(columns)))
  if (type === undefined) {
    return { ok: false, trouble: trouble('type_unknown') }
  }
  const file = understand(current, columns, type)
  file.olderRows = all.length - current.length
  file.refused.push(...broken.map((line) => ({ line, trouble: trouble('quote_open') })))
  file.refused.sort((one, other) => one.line - other.line)
  return { ok: true, file }
}

function columnsOf(fields: string[]): Columns {
  const names = fields.map(columnName)
  const find = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name))
  return {
    code: find(columnNames.code),
    name: find(columnNames.name),
    ownership: find(columnNames.ownership),
    county: find(columnNames.county),
    year: find(['學年度', '學年']),
    system: find(['體系別']),
    website: find(['網址', '學校網址']),
    address: find(['地址', '學校地址', '校址']),
  }
}

interface WrittenSchool {
  code: string
  name: string
  ownership: string
  county: string
}

function read(columns: Columns): (row: CsvRow) => WrittenSchool {
  return ({ fields }) => ({
    code: codeOf(fields[columns.code] ?? ''),
    name: cleanLine(fields[columns.name] ?? '').trim(),
    ownership: (fields[columns.ownership] ?? '').trim(),
    county: fields[columns.county] ?? '',
  })
}

/** Spreadsheets keep leading zeros as `="0001"` or `'0001`. */
function codeOf(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\s="']/g, '')
    .toUpperCase()
}

function ofNewestYear(rows: CsvRow[], year: number): CsvRow[] {
  if (year === -1) return rows
  const yearOf = ({ fields }: CsvRow) => Number.parseInt(fields[year] ?? '', 10)
  const newest = rows.reduce((latest, row) => Math.max(latest, yearOf(row) || 0), 0)
  // Keeps a row with an unreadable year, so that it is reported rather than lost if more is wrong with it.
  return rows.filter((row) => !(yearOf(row) < newest))
}

function understand(rows: CsvRow[], columns: Columns, fileType: SchoolType): SchoolFile {
  const file: SchoolFile = { schools: [], refused: [], olderRows: 0 }
  const lineOfCode = new Map<string, number>()
  for (const row of rows) {
    const written = read(columns)(row)
    const problem = problemOf(written, fileType) ?? duplicate(lineOfCode.get(written.code))
    const county = countyOfName(written.county)
    if (problem !== undefined || county === undefined) {
      const found = problem ?? trouble('county_unknown', { written: written.county.trim() })
      file.refused.push({ line: row.line, trouble: found, ...(written.code === '' ? {} : { code: written.code }) })
      continue
    }
    lineOfCode.set(written.code, row.line)
    file.schools.push({
      type: typeOfRow(fileType, written.name),
      code: written.code,
      name: schoolNameOf(written.name, county),
      county,
      ownership: written.ownership === '公立' ? 'public' : 'private',
      ...(columns.website !== -1 && { domain: domainOfWebsite(row.fields[columns.website] ?? '') }),
      ...(columns.address !== -1 && { township: townshipOfAddress(row.fields[columns.address] ?? '', county) }),
    })
  }
  return file
}

function problemOf(written: WrittenSchool, fileType: SchoolType): ListTrouble | undefined {
  if (written.code === '') return trouble('code_missing')
  if (!codePattern(fileType).test(written.code)) {
    return trouble('code_wrong', { written: written.code })
  }
  if (written.name === '') return trouble('name_missing')
  if (hasLostCharacter(written.name)) return trouble('character_lost', { written: written.name })
  if ([...written.name].length > longestName) return trouble('name_too_long', { limit: longestName })
  if (written.ownership !== '公立' && written.ownership !== '私立') {
    return trouble('ownership_unknown', { written: written.ownership })
  }
  return undefined
}

function codePattern(type: SchoolType): RegExp {
  return isTertiary(type) ? /^[0-9][0-9A-Z]{3}$/ : /^[0-9]{2}[0-9A-Z]{4}$/
}

function duplicate(line: number | undefined): ListTrouble | undefined {
  return line === undefined ? undefined : trouble('code_twice', { line })
}

/** Universities and junior colleges share a list. */
function typeOfRow(fileType: SchoolType, name: string): SchoolType {
  if (!isTertiary(fileType)) return fileType
  return name.includes('專科學校') ? 'five_year_junior_college_program' : 'university_or_graduate_school'
}

function isTertiary(type: SchoolType): boolean {
  return type === 'university_or_graduate_school' || type === 'five_year_junior_college_program'
}

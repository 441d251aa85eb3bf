import { type SchoolType, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import type { FileSchool, SchoolFile } from './school-file.rules.ts'
import { searchableName } from './school-names.rules.ts'

export interface KnownSchool extends FileSchool {
  id: string
  isClosed: boolean
}

export interface ChangedSchool {
  known: KnownSchool
  /** The new state; an open school. */
  becomes: FileSchool
}

/** How many of the known schools of a type the file names. */
export interface Coverage {
  type: SchoolType
  known: number
  named: number
  /** Whether schools that the file does not name count as gone. */
  isCovered: boolean
}

export interface ImportPlan {
  added: FileSchool[]
  changed: ChangedSchool[]
  gone: KnownSchool[]
  unchanged: number
  coverage: Coverage[]
}

/** A list that names fewer of the known schools covers one county or is a supplement: it says nothing of the others. */
const coveredFrom = 0.5

/** Schools of our starting list that no ministry list has (police, military, open universities …). */
const ownCodePrefix = 'LT-'

/** Plans what importing a file would do to the known schools. */
export function planImport(known: readonly KnownSchool[], file: SchoolFile): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], gone: [], unchanged: 0, coverage: [] }
  const match = matcher(known, file.schools)
  const matched = new Set<KnownSchool>()
  for (const school of file.schools) {
    const found = match(school)
    if (found === undefined) plan.added.push(school)
    for (const one of [found, fiveYearProgram(known, school)]) {
      if (one === undefined || matched.has(one)) continue
      matched.add(one)
      const becomes = { ...school, type: one.type }
      if (isSame(one, becomes)) plan.unchanged += 1
      else plan.changed.push({ known: one, becomes })
    }
  }
  const types = new Set(file.schools.map(({ type }) => type))
  for (const type of schoolTypes.filter((one) => types.has(one))) {
    const open = known.filter((school) => school.type === type && !school.isClosed)
    const coverage = coverageOf(type, open, matched)
    plan.coverage.push(coverage)
    if (coverage.isCovered) plan.gone.push(...open.filter((school) => !matched.has(school) && canBeGone(school, file)))
  }
  return plan
}

/** Matches by type and code, otherwise by a name that is unique on both sides, since a merger changes codes. */
function matcher(known: readonly KnownSchool[], schools: readonly FileSchool[]) {
  const knownByCode = new Map(known.map((school) => [codeKey(school), school]))
  const codes = new Set(schools.map(codeKey))
  const knownByName = Map.groupBy(
    known.filter((school) => !codes.has(codeKey(school))),
    nameKey,
  )
  const schoolsByName = Map.groupBy(schools, nameKey)
  return (school: FileSchool): KnownSchool | undefined => {
    const byCode = knownByCode.get(codeKey(school))
    if (byCode !== undefined) return byCode
    const key = nameKey(school)
    const namesakes = knownByName.get(key) ?? []
    return namesakes.length === 1 && schoolsByName.get(key)?.length === 1 ? namesakes[0] : undefined
  }
}

/** Five-year programs of universities are in no list of their own: they follow their university. */
function fiveYearProgram(known: readonly KnownSchool[], school: FileSchool): KnownSchool | undefined {
  if (school.type !== 'university_or_graduate_school') return undefined
  return known.find((one) => one.type === 'five_year_junior_college_program' && one.code === school.code)
}

const codeKey = ({ type, code }: FileSchool) => `${type} ${code}`
const nameKey = ({ type, county, name }: FileSchool) => `${type} ${county} ${searchableName(name)}`

function isSame(known: KnownSchool, school: FileSchool): boolean {
  return (
    !known.isClosed &&
    known.code === school.code &&
    known.name === school.name &&
    known.county === school.county &&
    known.ownership === school.ownership &&
    (school.domain === undefined || (known.domain ?? null) === school.domain) &&
    (school.township === undefined || (known.township ?? null) === school.township)
  )
}

function coverageOf(type: SchoolType, open: KnownSchool[], matched: Set<KnownSchool>): Coverage {
  const listed = open.filter(({ code }) => !code.startsWith(ownCodePrefix))
  const named = listed.filter((school) => matched.has(school)).length
  return { type, known: listed.length, named, isCovered: listed.length > 0 && named >= listed.length * coveredFrom }
}

/** A school whose row was refused is still named by the file. */
function canBeGone(school: KnownSchool, file: SchoolFile): boolean {
  return !school.code.startsWith(ownCodePrefix) && !file.refused.some(({ code }) => code === school.code)
}

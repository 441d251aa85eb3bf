import type { Label } from '@learntrail/contract/profiles/organization'
import {
  type DisciplineCode,
  disciplines,
  type SchoolType,
  schoolTypes,
} from '@learntrail/contract/profiles/organization-codes'
import { codeIn, readList } from './read-list.reader.ts'

export interface Department {
  discipline: DisciplineCode
  schoolType: SchoolType
  /** Unique within its discipline. */
  code: string
  label: Label
}

/** All departments, which determine the disciplines of each type of school. */
export const departments: readonly Department[] = readList('departments.csv', [
  'discipline',
  'schoolType',
  'code',
  'tw',
  'en',
]).map(({ discipline, schoolType, code, tw, en }) => ({
  discipline: codeIn(disciplines, discipline),
  schoolType: codeIn(schoolTypes, schoolType),
  code,
  label: { tw, en },
}))

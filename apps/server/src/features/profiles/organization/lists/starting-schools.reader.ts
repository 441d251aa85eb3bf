import { counties, schoolOwnerships, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import type { FileSchool } from '../school-file.rules.ts'
import { codeIn, readList } from './read-list.reader.ts'

/** Reads the list that ships with the product; only needed on an empty database. */
export function startingSchools(): FileSchool[] {
  return readList('schools.csv', ['type', 'county', 'code', 'name', 'ownership']).map(
    ({ type, county, code, name, ownership }) => ({
      type: codeIn(schoolTypes, type),
      county: codeIn(counties, county),
      code,
      name,
      ownership: codeIn(schoolOwnerships, ownership),
    }),
  )
}

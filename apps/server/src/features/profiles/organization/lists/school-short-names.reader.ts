import { counties, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { searchableName } from '../school-names.rules.ts'
import { codeIn, readList } from './read-list.reader.ts'

/** Short names of schools: each means the school of this type and county whose name contains this part. */
const all = readList('school-short-names.csv', ['short', 'type', 'county', 'part']).map(
  ({ short, type, county, part }) => ({
    short: searchableName(short),
    type: codeIn(schoolTypes, type),
    county: codeIn(counties, county),
    part: searchableName(part),
  }),
)
const byShort = Map.groupBy(all, ({ short }) => short)

export const allShortNames = () => all

export const schoolsCalled = (typed: string) => byShort.get(searchableName(typed)) ?? []

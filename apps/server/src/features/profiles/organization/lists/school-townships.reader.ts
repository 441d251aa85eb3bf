import { schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { codeIn, readList } from './read-list.reader.ts'

/**
 * Reads the townships of schools of the starting list, as far as the ministry states them. Not cached: only needed
 * where schools are written.
 */
export const startingTownships = () =>
  readList('school-townships.csv', ['type', 'code', 'township']).map(({ type, code, township }) => ({
    type: codeIn(schoolTypes, type),
    code,
    township,
  }))

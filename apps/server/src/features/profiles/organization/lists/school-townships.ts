import { schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import { codeIn, readList } from './read-list.ts'

/** Where schools of the starting list are, as far as the ministry says; read only where schools are written. */
export const startingTownships = () =>
  readList('school-townships.csv', ['type', 'code', 'township']).map(({ type, code, township }) => ({
    type: codeIn(schoolTypes, type),
    code,
    township,
  }))

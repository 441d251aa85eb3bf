import type { Label } from '@learntrail/contract/profiles/organization'
import { type CountyCode, counties } from '@learntrail/contract/profiles/organization-codes'
import { codeIn, readList } from './read-list.reader.ts'

export interface Township {
  county: CountyCode
  code: string
  zip: string
  label: Label
}

/** All 368 townships, by county and postal code. */
export const townships: readonly Township[] = readList('townships.csv', ['county', 'code', 'zip', 'tw', 'en']).map(
  ({ county, code, zip, tw, en }) => ({ county: codeIn(counties, county), code, zip, label: { tw, en } }),
)

import { withoutUnseen } from '@learntrail/contract/characters'
import type { CountyCode } from '@learntrail/contract/profiles/organization-codes'
import { countyLabels } from './lists/counties.ts'

/** The ministry writes 市立中正國小, of which there are many; people need to know whose it is: 基隆市立中正國小. */
export function schoolNameOf(written: string, county: CountyCode): string {
  const name = written.trim().replace(/\s+/g, ' ')
  return /^[市縣]立/.test(name) ? countyLabels[county].tw + name.slice(1) : name
}

/** How names are compared and found: 臺 and 台, full and half width, letter case, spaces and brackets make no difference. */
export function searchableName(name: string): string {
  return withoutUnseen(name)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('台', '臺')
    .replace(/[\s()（）「」·.,，、-]/g, '')
}

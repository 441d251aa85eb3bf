import type { CountyCode } from '@learntrail/contract/profiles/organization-codes'
import { countyLabels } from './lists/counties.texts.ts'
import { townships } from './lists/townships.reader.ts'
import { searchableName } from './school-names.rules.ts'

/** Returns the code of the township of an address such as `[100]臺北市中正區南海路56號`; null if it names none of the county. */
export function townshipOfAddress(address: string, county: CountyCode): string | null {
  const written = searchableName(address).replace(/^\[\d*\]|^\d{3,6}/, '')
  const inCounty = written.replace(searchableName(countyLabels[county].tw), '')
  const found = townships.find((one) => one.county === county && inCounty.startsWith(searchableName(one.label.tw)))
  return found?.code ?? null
}

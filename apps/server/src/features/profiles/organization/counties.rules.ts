import { type CountyCode, counties } from '@learntrail/contract/profiles/organization-codes'
import { countyLabels } from './lists/counties.texts.ts'

/** Former counties that became part of, or were made, a special municipality. */
const formerNames: Record<string, CountyCode> = {
  臺北縣: 'new_taipei_city',
  桃園縣: 'taoyuan_city',
  臺中縣: 'taichung_city',
  臺南縣: 'tainan_city',
  高雄縣: 'kaohsiung_city',
}

const codes = new Map<string, CountyCode>([
  ...counties.map((code) => [countyLabels[code].tw, code] as const),
  ...Object.entries(formerNames),
])

/**
 * Returns the county of `[01]新北市`, ` 台北市` or `臺北市`. The bracketed code is of a ministry district, of which a county has
 * several.
 */
export function countyOfName(written: string): CountyCode | undefined {
  const name = written
    .replace(/[[［][^\]］]*[\]］]/g, '')
    .replace(/\s/g, '')
    .replaceAll('台', '臺')
  return codes.get(name)
}

import { withoutUnseen } from '@learntrail/contract/characters'
import type { CountyCode } from '@learntrail/contract/profiles/organization-codes'
import { countyLabels } from './lists/counties.texts.ts'

/**
 * Returns the name of a school with its county: the ministry writes 市立中正國小, of which there are many, and people need
 * 基隆市立中正國小.
 */
export function schoolNameOf(written: string, county: CountyCode): string {
  const name = written.trim().replace(/\s+/g, ' ')
  return /^[市縣]立/.test(name) ? countyLabels[county].tw + name.slice(1) : name
}

const counties = Object.entries(countyLabels).map(([code, { tw }]) => ({ code, name: searchableName(tw) }))

/** Full endings of names and how people say them, the longest first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/國民中小學$/, '國中小'],
  [/國民中學$/, '國中'],
  [/國民小學$/, '國小'],
  [/第?([一二三])女子(?:高級中等學校|高級中學|高中|中學)$/, '$1女中'],
  [/第([一二三])(?:高級中等學校|高級中學|高中|中學)$/, '$1中'],
  [/女子(?:高級中等學校|高級中學|高中|中學)$/, '女中'],
  [/(?:大學)?附(?:屬|設)?(?:高級中等學校|高級中學|高中|中學)$/, '附中'],
  [/高級([工農商家海])(?:業|事|事商業|工)?(?:職業)?(?:學校|高級中等學校)$/, '高$1'],
  [/高級(工商|農工|家商|商工|海事水產|護理家事)(?:職業)?學校$/, '$1'],
  [/高級家事商業(?:職業)?學校$/, '家商'],
  [/(?:高級中等學校|高級中學|中學|高中)$/, '高中'],
  [/科技大學$/, '科大'],
]

interface SaidName {
  /** Each means the school, possibly among others. */
  keys: string[]
  /** The county that the name contains. */
  county: CountyCode | undefined
}

/**
 * Returns what a school may be called besides its listed name: without its founder (臺北市立, 國立, 私立, 財團法人), with its type
 * in full or short (高級中學, 高中), and with only the last character of the county (北一女中, 南一中).
 */
export function saidNames(name: string): SaidName {
  const whole = searchableName(name)
  const county = counties.find((one) => whole.startsWith(one.name))
  const called = county === undefined ? whole : whole.slice(county.name.length)
  const bare = called.replace(/^(?:國立|市立|縣立|公立|私立|立|財團法人|天主教)+/, '')
  const [pattern, short] = endings.find(([ending]) => ending.test(bare)) ?? []
  const core = pattern === undefined || short === undefined ? bare : bare.replace(pattern, short)
  const keys = new Set([core])
  const place = county?.name.slice(0, -1)
  // People name 第一女中 by its city.
  if (place !== undefined && /^[一二三]女?中$/.test(core)) {
    keys.delete(core)
    keys.add(`${place}${core}`)
  }
  for (const key of [...keys])
    for (const { name: town } of counties)
      if (key.startsWith(town.slice(0, -1)) && key.length > town.length - 1) keys.add(key.slice(town.length - 2))
  return { keys: [...keys], county: county?.code as CountyCode | undefined }
}

/**
 * Folds a name for comparison and search: 臺 and 台, full and half width, letter case, spaces and brackets make no
 * difference.
 */
export function searchableName(name: string): string {
  return withoutUnseen(name)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('台', '臺')
    .replace(/[\s()（）「」·.,，、-]/g, '')
}

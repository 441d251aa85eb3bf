import { isDeepStrictEqual } from 'node:util'
import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { FormState } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { FormData, VersionData } from './export.repository.ts'

/** How far the document of a version is; a version is whole once that is done. */
export function stateOf(
  { number, documentType }: Pick<VersionData, 'number' | 'documentType'>,
  forms: readonly Pick<FormData, 'version' | 'type' | 'state'>[],
): FormState {
  return forms.find(({ version, type }) => version === number && type === documentType)?.state ?? 'failed'
}

interface Standing {
  number: number
  state: FormState
  letsGo: number | null
}

/**
 * The version that has to go when one more is made, of versions from the oldest on: all that are whole or under way will be
 * former ones then, but for those that go for others.
 */
export function versionToGo(versions: readonly Standing[]): number | null {
  const isUnderWay = ({ state }: Standing) => state === 'pending' || state === 'in_progress'
  const going = versions.filter(isUnderWay).map(({ letsGo }) => letsGo)
  const staying = versions.filter(({ number, state }) => state !== 'failed' && !going.includes(number))
  return staying.length > ePortfolioLimits.formerVersions ? (staying[0]?.number ?? null) : null
}

type Said = Pick<VersionData, 'content' | 'certifications' | 'printedOwner' | 'edition'>

/** Without what is not printed: whether the page that the code leads to names the owner. */
function printed({ content, certifications, printedOwner, edition }: Said) {
  const { showsOwner: _, ...pages } = content?.pages ?? ({} as Partial<DocumentContent['pages']>)
  return { ...content, pages, certifications, printedOwner, edition }
}

/**
 * The version that says already what is to be exported, of versions from the oldest on: the newest, or what stands while
 * the newest could not be made.
 */
export function versionSaying<Version extends Said & Pick<Standing, 'state'>>(
  versions: readonly Version[],
  said: Said,
): Version | undefined {
  const last = [versions.at(-1), versions.findLast(({ state }) => state !== 'failed')]
  return last.find((version) => version !== undefined && isDeepStrictEqual(printed(version), printed(said)))
}

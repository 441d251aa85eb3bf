import { isDeepStrictEqual } from 'node:util'
import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { FormState } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { FormData, VersionData } from './export.repository.ts'

/** State of a version's document, and so of the version; failed if there is none. */
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
 * Returns the number of the version to remove when another is made, or null. `versions` is oldest first; all that are
 * done or being made will then be former ones, except those already to be removed.
 */
export function versionToGo(versions: readonly Standing[]): number | null {
  const isUnderWay = ({ state }: Standing) => state === 'pending' || state === 'in_progress'
  const going = versions.filter(isUnderWay).map(({ letsGo }) => letsGo)
  const staying = versions.filter(({ number, state }) => state !== 'failed' && !going.includes(number))
  return staying.length > ePortfolioLimits.formerVersions ? (staying[0]?.number ?? null) : null
}

type Said = Pick<VersionData, 'content' | 'certifications' | 'printedOwner' | 'edition'>

/** Without `showsOwner`, which only concerns the confirmation page. */
function printed({ content, certifications, printedOwner, edition }: Said) {
  const { showsOwner: _, ...pages } = content?.pages ?? ({} as Partial<DocumentContent['pages']>)
  return { ...content, pages, certifications, printedOwner, edition }
}

/**
 * Returns the version that already says what is to be exported: the newest, or if that failed, the newest that did not.
 * `versions` is oldest first.
 */
export function versionSaying<Version extends Said & Pick<Standing, 'state'>>(
  versions: readonly Version[],
  said: Said,
): Version | undefined {
  const last = [versions.at(-1), versions.findLast(({ state }) => state !== 'failed')]
  return last.find((version) => version !== undefined && isDeepStrictEqual(printed(version), printed(said)))
}

import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { useTranslation } from 'react-i18next'
import { useNameOf } from '../typeset/name-of.ts'
import { withCode } from '../typeset/with-code.ts'
import type { Finding, Place } from './check-list.rules.ts'

/** Returns a function that words a finding for the check list. */
export function useFindingWords(draft: ExportDraft) {
  const { t } = useTranslation(['eportfolio/checking', 'eportfolio/typeset', 'eportfolio/export'])
  const nameOf = useNameOf(draft)
  const placeName = ({ kind, id }: Place) => (kind === 'document' ? '' : nameOf({ kind, id }))
  return (finding: Finding): string => {
    const { place } = finding
    switch (finding.kind) {
      case 'lacking': {
        const { kind, characters } = finding.of
        const isInside = kind === 'part' || kind === 'text' || kind === 'image'
        return t('eportfolio/typeset:lacking.place', {
          characters: characters.map(withCode).join(t('eportfolio/typeset:comma')),
          place: isInside ? placeName(place) : t(`eportfolio/typeset:lacking.${kind}`),
        })
      }
      case 'coarse':
        return t('kinds.coarse.line', { place: placeName(place), count: finding.dotsAnInch })
      case 'named':
        return t('kinds.named.line', { place: placeName(place), names: finding.names.join(t('kinds.named.comma')) })
      case 'longDescription':
        return t('kinds.longDescription.line', { count: finding.limit })
      case 'noCaption':
        return placeName(place)
      case 'chapter': {
        const { section, isEmpty, points } = finding.chapter
        const [first] = draft.customTextResources[section]
        const chapter = first?.title.trim() || t(`eportfolio/export:sections.${section}`)
        const said = points.map((point) => t(`points.${point}`)).join(t('eportfolio/typeset:comma'))
        return isEmpty ? t('kinds.chapter.empty', { chapter }) : t('kinds.chapter.line', { chapter, points: said })
      }
    }
  }
}

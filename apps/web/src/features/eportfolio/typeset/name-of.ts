import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { useTranslation } from 'react-i18next'
import { fileOf } from '../draft/placed-images.ts'
import { find, type Selection } from './document-changes.ts'

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text)

/** Returns a function that names a selectable thing on a page. */
export function useNameOf(draft: ExportDraft) {
  const { t } = useTranslation('eportfolio/typeset')
  return (selection: Selection): string => {
    const found = find(draft.customTextResources, selection)
    if (found?.kind === 'image') {
      const name = found.item.caption || fileOf(draft, found.item.imageId)?.displayName || ''
      return t('select.image', { name: shortened(name) })
    }
    if (found?.kind === 'text') return t('select.text', { text: shortened(found.item.text) })
    return t('select.part', { title: shortened(found?.part.title ?? '') })
  }
}

import type { CustomTextResources } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'

/** Returns functions that name sections and parts in menus: by title, otherwise by kind. */
export function useSectionNames() {
  const { t } = useTranslation('eportfolio/export')
  const ofSection = (sections: CustomTextResources, key: SectionKey) =>
    sections[key][0]?.title.trim() || t(`sections.${key}`)
  const partOnly = (sections: CustomTextResources, key: SectionKey, index: number) =>
    sections[key][index]?.title.trim() || t('partNumber', { number: index + 1 })
  return {
    ofSection,
    partOnly,
    ofPart(sections: CustomTextResources, key: SectionKey, index: number) {
      const section = ofSection(sections, key)
      return index === 0 ? section : t('partOf', { section, part: partOnly(sections, key, index) })
    },
  }
}

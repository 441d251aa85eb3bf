import type { CustomTextResources } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { useTranslation } from 'react-i18next'

/** What a section or a part is called where one chooses between them: its title, else what it is. */
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

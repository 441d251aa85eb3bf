import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'

type Texts = Pick<ExportDraft, 'customTextResources' | 'pages' | 'uploadDescription' | 'name'>

/** Returns every text typed into a draft besides its title, without duplicates, to compare two versions. */
export function textsOf({ customTextResources, pages, uploadDescription, name }: Texts): string[] {
  const cover = [pages.introduction, ...Object.values(pages.coverFacts ?? {}), name, uploadDescription ?? '']
  const titles = Object.values(customTextResources).flatMap((parts) => parts.map(({ title }) => title))
  const texts = itemsOf(customTextResources).map((item) => (item.kind === 'text' ? item.text : item.caption))
  return [...new Set([...cover, ...titles, ...texts].map((text) => text.trim()).filter(Boolean))]
}

import { addressesIn } from '@learntrail/contract/addresses'
import { chatLimits } from '@learntrail/contract/chat/limits'
import type { LinkPreview } from '@learntrail/contract/chat/message'
import type { PageFacts } from '../../../platform/outside/page-facts.ts'

/** Returns the first web address in a text. */
export const firstLink = (text: string): string | undefined => addressesIn(text)[0]?.href

const cut = (text: string, most: number) => {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** Returns a preview named by the page's host, since any other name would be the page's own claim. */
export function previewIn({ url, title, description }: PageFacts): LinkPreview {
  const most = chatLimits.preview
  return {
    url,
    site: cut(new URL(url).host, most.site),
    title: cut(title, most.title),
    description: cut(description, most.description),
  }
}

import type { Template } from '@learntrail/contract/eportfolio/facts'
import { type DocumentTemplate, formulaParts } from '../../../platform/documents/index.ts'
import type { Edition } from './editions.rules.ts'

const current = ['portfolio', 'arranging', 'pictures', 'paper', 'rich-text'] as const
const parts = {
  1: ['portfolio', 'rich-text'],
  2: current,
  3: current,
} as const satisfies Record<Edition, readonly string[]>

/** Returns a design's template in an edition. */
export function templateOf(template: Template, edition: Edition): DocumentTemplate {
  const folder = edition === 1 ? 'templates/first-edition' : 'templates'
  const file = (name: string) => new URL(`./${folder}/${name}.typ`, import.meta.url)
  return { main: file(template), parts: [...parts[edition].map(file), ...formulaParts] }
}

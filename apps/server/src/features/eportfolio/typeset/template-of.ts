import type { Template } from '@learntrail/contract/eportfolio/facts'
import type { DocumentTemplate } from '../../../platform/documents/index.ts'

const file = (name: string) => new URL(`./templates/${name}.typ`, import.meta.url)

export function templateOf(template: Template): DocumentTemplate {
  return { main: file(template), parts: [file('portfolio')] }
}

import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { refuse } from '../../../platform/http/refusal.ts'

const prefixes = { post: 'post_', homework: 'homework_' } as const

/** Id of material on the wire. */
export const resourceIdOf = (id: string, type: keyof typeof prefixes = 'post') => `${prefixes[type]}${id}`

/** Material of a document, in the order of selection. */
export interface Material {
  postIds: string[]
  homeworkIds: string[]
}

/** Splits resource ids into records and homework. */
export function materialOf(resourceIds: readonly string[]): Material {
  const named = (prefix: string) =>
    resourceIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  return { postIds: named(prefixes.post), homeworkIds: named(prefixes.homework) }
}

interface Choice {
  select?: readonly string[] | undefined
  deselect?: readonly string[] | undefined
}

/** Returns the selection after a change. Removals are applied first, so they make room for additions. */
export function afterChoice({ postIds, homeworkIds }: Material, { select = [], deselect = [] }: Choice): Material {
  const selected = [...postIds.map((id) => resourceIdOf(id)), ...homeworkIds.map((id) => resourceIdOf(id, 'homework'))]
  const absent = deselect.find((id) => !selected.includes(id))
  if (absent !== undefined) refuse('RESOURCE_NOT_SELECTED', { values: { id: absent } })
  const kept = selected.filter((id) => !deselect.includes(id))
  const present = select.find((id) => kept.includes(id))
  if (present !== undefined) refuse('RESOURCE_ALREADY_SELECTED', { values: { id: present } })
  if (kept.length + select.length > ePortfolioLimits.materials) {
    refuse('RESOURCE_LIMIT_REACHED', { values: { limit: ePortfolioLimits.materials } })
  }
  return materialOf([...kept, ...select])
}

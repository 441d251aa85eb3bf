import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { refuse } from '../../../platform/http/refusal.ts'

const postPrefix = 'post_'

/** Wire ids of material by records. */
export const resourceIdOf = (postId: string) => `${postPrefix}${postId}`

/** The records that these ids name; undefined where one names something that is not there yet. */
export function postIdsOf(resourceIds: readonly string[]): string[] | undefined {
  // Homework does not exist yet, so that no id of it is that of anything.
  if (!resourceIds.every((id) => id.startsWith(postPrefix))) return undefined
  return resourceIds.map((id) => id.slice(postPrefix.length))
}

interface Choice {
  select?: readonly string[] | undefined
  deselect?: readonly string[] | undefined
}

/** What is selected after a change. What is taken out makes room for what is added. */
export function afterChoice(postIds: readonly string[], { select = [], deselect = [] }: Choice): string[] {
  const selected = postIds.map(resourceIdOf)
  const absent = deselect.find((id) => !selected.includes(id))
  if (absent !== undefined) refuse('RESOURCE_NOT_SELECTED', { values: { id: absent } })
  const kept = selected.filter((id) => !deselect.includes(id))
  const present = select.find((id) => kept.includes(id))
  if (present !== undefined) refuse('RESOURCE_ALREADY_SELECTED', { values: { id: present } })
  if (kept.length + select.length > ePortfolioLimits.materials) {
    refuse('RESOURCE_LIMIT_REACHED', { values: { limit: ePortfolioLimits.materials } })
  }
  return postIdsOf([...kept, ...select]) ?? refuse('RESOURCE_NOT_FOUND')
}

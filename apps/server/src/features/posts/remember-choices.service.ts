import { type Privacy, privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import { tagLimits } from '@learntrail/contract/tags/limits'
import type { Transaction } from '../../platform/database/index.ts'
import { type Chosen, changeChosen } from '../profiles/index.ts'
import { recentTags } from './posts.rules.ts'

interface Choices {
  tags: string[]
  customTags: string[]
  privacy?: number
}

/**
 * Puts the tags of a record first among those its owner used last, and remembers its privacy for the next record,
 * except `group`: groups are chosen for each record anew.
 */
export async function rememberChoices(
  transaction: Transaction,
  ownerId: string,
  { tags, customTags, privacy }: Choices,
): Promise<void> {
  const postPrivacy = privacy as Privacy | undefined
  const usual: Chosen = postPrivacy === undefined || postPrivacy === privacyCodes.group ? {} : { postPrivacy }
  await changeChosen(transaction, ownerId, ({ portfolioRecentTags = [] }) => ({
    ...usual,
    portfolioRecentTags: recentTags([...tags, ...customTags], portfolioRecentTags, tagLimits.recent),
  }))
}

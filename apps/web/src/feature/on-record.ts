import type { Post } from '@learntrail/contract/posts/posts'
import type { ComponentType } from 'react'

/** What a feature has on the page of a record. */
export interface OnRecord {
  /** Its feature. */
  name: string
  /** What the record was made of; nothing, where it was not made of anything of the feature's. */
  Source: ComponentType<{ post: Post }>
}

import type { Post } from '@learntrail/contract/posts/posts'
import type { ComponentType } from 'react'

/** A feature's part of the page of a record. */
export interface OnRecord {
  /** Name of the feature. */
  name: string
  /** What the record was made from; renders nothing if that is not the feature's. */
  Source: ComponentType<{ post: Post }>
}

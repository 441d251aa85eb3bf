import type { Post } from '@learntrail/contract/posts/posts'

/** Parts that few records have; read beside a page of cards. */
export interface CardParts extends Pick<Post, 'coAuthors' | 'groups' | 'certification'> {}

/** Parts that depend on the viewer or change all the time. */
export interface CardSeen extends Pick<Post, 'id' | 'likeCount' | 'messageCount' | 'isLiked' | 'isCollected'> {}

/** Parts that are the same for every viewer. */
export type CardFacts = Omit<Post, Exclude<keyof (CardParts & CardSeen), 'id'> | 'can'>

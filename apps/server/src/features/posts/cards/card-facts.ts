import type { Post } from '@learntrail/contract/posts/posts'

/** What few records have, and is read beside a page of cards. */
export interface CardParts extends Pick<Post, 'coAuthors' | 'groups' | 'certification'> {}

/** What is the viewer's, and what changes all the time. */
export interface CardSeen extends Pick<Post, 'id' | 'likeCount' | 'messageCount' | 'isLiked' | 'isCollected'> {}

/** What a card says to everybody. */
export type CardFacts = Omit<Post, Exclude<keyof (CardParts & CardSeen), 'id'> | 'can'>

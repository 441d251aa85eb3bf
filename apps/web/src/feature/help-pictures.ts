import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { ReactNode } from 'react'

/** Drawings of screens for help articles, 320 by 180 and without text, so that one serves every language and theme. */
export type HelpPictures = Partial<Record<HelpTopic, ReactNode>>

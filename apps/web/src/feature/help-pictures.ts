import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { ReactNode } from 'react'

/**
 * What the screens that articles of the help centre tell of look like: drawn on 320 by 180, without words, so that a picture
 * serves in every language and theme.
 */
export type HelpPictures = Partial<Record<HelpTopic, ReactNode>>

import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { ReactNode } from 'react'
import css from '../pictures/pictures.module.css'
import { picturesOfEPortfolios } from '../pictures/pictures-of-eportfolios.tsx'
import { picturesOfEveryday } from '../pictures/pictures-of-everyday.tsx'
import { picturesOfGroups } from '../pictures/pictures-of-groups.tsx'
import { picturesOfRecords } from '../pictures/pictures-of-records.tsx'
import { picturesOfSafety } from '../pictures/pictures-of-safety.tsx'
import { picturesOfTheAccount } from '../pictures/pictures-of-the-account.tsx'

// What the screens look like, without words, so that the pictures serve in every language and theme.
const pictures: Record<HelpTopic, ReactNode> = {
  ...picturesOfRecords,
  ...picturesOfEveryday,
  ...picturesOfGroups,
  ...picturesOfEPortfolios,
  ...picturesOfSafety,
  ...picturesOfTheAccount,
}

export function HelpPicture({ topic }: { topic: HelpTopic }) {
  return (
    <svg className={css.picture} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      {pictures[topic]}
    </svg>
  )
}

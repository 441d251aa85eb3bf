import type { HelpTopic } from '@learntrail/contract/help/topics'
import { useParts } from '../../../feature/use-parts.ts'
import css from '../../../ui/help-pictures/pictures.module.css'

export function HelpPicture({ topic }: { topic: HelpTopic }) {
  const pictures = useParts('helpPictures')
  return (
    <svg className={css.picture} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      {pictures.find((one) => topic in one)?.[topic]}
    </svg>
  )
}

import type { CourseChapter } from '@learntrail/contract/courses/content'
import { useTranslation } from 'react-i18next'
import { hasFilmsToGoOn } from './next-film.rules.ts'
import css from './next-film-switch.module.css'
import type { NextFilmChoice } from './use-next-film-choice.ts'

interface NextFilmSwitchProps {
  chapters: readonly CourseChapter[]
  choice: NextFilmChoice
}

/** Switches whether a film that has ended leads on; renders nothing in a course where no film has anything after it. */
export function NextFilmSwitch({ chapters, choice: { isOn, turn } }: NextFilmSwitchProps) {
  const { t } = useTranslation('courses/next-film')
  if (!hasFilmsToGoOn(chapters)) return null
  return (
    <label className={css.choice}>
      <input
        className={css.box}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {t('switch')}
    </label>
  )
}

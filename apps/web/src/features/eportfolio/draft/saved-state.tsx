import { useTranslation } from 'react-i18next'
import type { DraftState } from './draft-state.ts'
import css from './saved-state.module.css'

/** Says in a word whether the draft is saved. */
export function SavedWord({ state }: { state: DraftState }) {
  const { t } = useTranslation('eportfolio/export')
  return (
    <span className={css.saved} data-state={state.saved} role="status">
      {t(`saved.${state.saved}`)}
    </span>
  )
}

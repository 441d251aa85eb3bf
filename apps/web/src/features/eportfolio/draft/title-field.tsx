import { cleanLine, textLength } from '@learntrail/contract/characters'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import type { DraftSession } from './draft-session.ts'
import css from './title-field.module.css'
import { useDraft } from './use-draft-session.ts'

/** The document's title, edited in the bar. */
export function TitleField({ session }: { session: DraftSession }) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const { title } = useDraft(session).draft
  const id = useId()
  const [isHere, setHere] = useState(false)
  const length = textLength(title)
  const isOver = length > ePortfolioLimits.title
  const enter = useEnterKey(() => (document.activeElement as HTMLElement | null)?.blur())
  return (
    <span className={css.field}>
      <input
        {...enter}
        className={css.input}
        aria-label={t('titleField')}
        aria-invalid={isOver || undefined}
        aria-describedby={id}
        placeholder={t('titlePlaceholder')}
        value={title}
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
        onChange={(event) => session.change({ title: cleanLine(event.currentTarget.value) })}
      />
      <span id={id} className={css.count} data-shown={isHere || isOver || undefined} data-wrong={isOver || undefined}>
        {isOver
          ? ruleSentence('too_long', ePortfolioLimits.title)
          : t('characters', { count: length, limit: ePortfolioLimits.title })}
      </span>
    </span>
  )
}

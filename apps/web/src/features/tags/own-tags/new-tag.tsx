import { tagLimits } from '@learntrail/contract/tags/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import css from './own-tags-dialog.module.css'

interface NewTagProps {
  isBusy: boolean
  /** `done` clears the field; after a failure the input stays. */
  onAdd: (name: string, done: () => void) => void
}

export function NewTag({ isBusy, onAdd }: NewTagProps) {
  const { t } = useTranslation('tags/own-tags')
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const add = () => {
    const name = typed.trim().replace(/^[#＃]\s*/, '')
    const wrong = checkText(name, { required: true, max: tagLimits.customTag, safe: true })
    setMistake(wrong)
    if (wrong === null) onAdd(name, () => setTyped(''))
  }
  const enter = useEnterKey(add)
  return (
    <div className={css.new}>
      <input
        type="text"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={t('newTag')}
        placeholder={t('newTag')}
        aria-invalid={mistake !== null || undefined}
        aria-describedby={mistake ? 'new-tag-mistake' : undefined}
        value={typed}
        onChange={(event) => {
          setMistake(null)
          setTyped(event.currentTarget.value)
        }}
        {...enter}
      />
      <Button look="soft" isBusy={isBusy} onClick={add}>
        {t('add')}
      </Button>
      {mistake ? (
        <p id="new-tag-mistake" className={css.mistake} role="alert">
          {mistake}
        </p>
      ) : null}
    </div>
  )
}

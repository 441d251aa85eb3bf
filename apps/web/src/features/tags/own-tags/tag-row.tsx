import { tagLimits } from '@learntrail/contract/tags/limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import css from './own-tags-dialog.module.css'

interface TagRowProps {
  tag: { name: string; count: number }
  isEditing: boolean
  /** Undefined unless tags are being merged. */
  isChosen: boolean | undefined
  isBusy: boolean
  onChoose: () => void
  onEdit: () => void
  onCancel: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

export function TagRow(props: TagRowProps) {
  const { t } = useTranslation(['tags/own-tags', 'common'])
  const { tag, isEditing, isChosen } = props
  if (isEditing) return <EditedRow {...props} />
  const words = (
    <>
      <span className={css.name}># {tag.name}</span>
      <span className={css.count}>{t('count', { count: tag.count })}</span>
    </>
  )
  if (isChosen !== undefined) {
    return (
      <li>
        <label className={css.tag}>
          <input type="checkbox" checked={isChosen} onChange={props.onChoose} />
          {words}
        </label>
      </li>
    )
  }
  return (
    <li className={css.tag}>
      {words}
      <IconButton label={t('renameTag', { name: tag.name })} icon="edit" onClick={props.onEdit} />
      <IconButton label={t('removeTag', { name: tag.name })} icon="remove" onClick={props.onRemove} />
    </li>
  )
}

function EditedRow({ tag, isBusy, onCancel, onRename }: TagRowProps) {
  const { t } = useTranslation(['tags/own-tags', 'common'])
  const [typed, setTyped] = useState(tag.name)
  const [mistake, setMistake] = useState<string | null>(null)
  const id = useId()
  const save = () => {
    const name = typed.trim()
    const wrong = checkText(name, { required: true, max: tagLimits.customTag, safe: true })
    setMistake(wrong)
    if (wrong !== null) return
    if (name === tag.name) onCancel()
    else onRename(name)
  }
  const enter = useEnterKey(save)
  return (
    <li className={css.new}>
      <input
        type="text"
        // biome-ignore lint/a11y/noAutofocus: the person pressed "rename" to type here
        autoFocus
        aria-label={t('renameTag', { name: tag.name })}
        aria-invalid={mistake !== null || undefined}
        aria-describedby={mistake ? id : undefined}
        value={typed}
        onChange={(event) => {
          setMistake(null)
          setTyped(event.currentTarget.value)
        }}
        {...enter}
      />
      <Button isBusy={isBusy} onClick={save}>
        {t('save')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      {mistake ? (
        <p id={id} className={css.mistake} role="alert">
          {mistake}
        </p>
      ) : null}
    </li>
  )
}

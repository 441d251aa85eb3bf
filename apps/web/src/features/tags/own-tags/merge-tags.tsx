import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import css from './own-tags-dialog.module.css'

interface MergeTagsProps {
  tags: readonly { name: string; count: number }[]
  isBusy: boolean
  error: string | undefined
  onMerge: (into: string) => void
  onClose: () => void
}

/** Chooses which of the selected tags the others are merged into. */
export function MergeTags({ tags, isBusy, error, onMerge, onClose }: MergeTagsProps) {
  const { t } = useTranslation(['tags/own-tags', 'common'])
  const [into, setInto] = useState(tags[0]?.name ?? '')
  return (
    <Dialog
      isOpen
      title={t('mergeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={() => onMerge(into)}>
            {t('mergeNow')}
          </Button>
        </>
      }
    >
      <p className={css.note}>{t('mergeText')}</p>
      <FormAlert>{error}</FormAlert>
      <fieldset className={css.choices} aria-label={t('mergeTitle')}>
        {tags.map(({ name, count }) => (
          <label key={name} className={css.tag}>
            <input type="radio" name="into" checked={name === into} onChange={() => setInto(name)} />
            <span className={css.name}># {name}</span>
            <span className={css.count}>{t('count', { count })}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

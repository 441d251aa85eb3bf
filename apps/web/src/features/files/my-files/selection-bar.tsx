import type { MyFile } from '@learntrail/contract/files/my-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatBytes } from '../../../ui/file-size.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { refreshFiles } from '../api/files-cache.ts'
import { removeMyFiles } from '../api/remove-my-files.ts'
import css from './selection-bar.module.css'

const atOnce = 50

interface SelectionBarProps {
  /** Loaded files that nothing uses. */
  removable: readonly MyFile[]
  selected: readonly MyFile[]
  onSelect: (ids: readonly string[]) => void
}

/** Selects unused files and removes them together. */
export function SelectionBar({ removable, selected, onSelect }: SelectionBarProps) {
  const { t } = useTranslation('files/my-files')
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const bytes = selected.reduce((sum, file) => sum + file.bytes, 0)
  const isAll = selected.length === removable.length

  const remove = useMutation({
    mutationFn: async () => {
      const ids = selected.map(({ id }) => id)
      let removed = 0
      for (let start = 0; start < ids.length; start += atOnce) {
        const answer = await removeMyFiles(ids.slice(start, start + atOnce))
        // Files already removed on another device count as removed.
        removed += answer.removed.length + answer.missing.length
      }
      return removed
    },
    onSuccess: (removed) => {
      toast(t(removed < selected.length ? 'selection.someKept' : 'selection.removed', { count: removed }))
      onSelect([])
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => {
      setAsking(false)
      return refreshFiles(queryClient)
    },
  })

  return (
    <div className={css.bar}>
      <Checkbox
        size="md"
        label={t('selection.all', { count: removable.length })}
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        onChange={() => onSelect(isAll ? [] : removable.map(({ id }) => id))}
      />
      {selected.length > 0 ? (
        <Button look="danger" size="s" icon="remove" onClick={() => setAsking(true)}>
          {t('selection.remove', { count: selected.length })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('selection.ask', { count: selected.length })}
        confirm={t('remove.confirm')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('selection.askText', { size: formatBytes(bytes) })}</p>
      </ConfirmDialog>
    </div>
  )
}

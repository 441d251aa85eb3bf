import { tagLimits } from '@learntrail/contract/tags/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { MergeTags } from './merge-tags.tsx'
import { NewTag } from './new-tag.tsx'
import css from './own-tags-dialog.module.css'
import type { TagChange } from './tag-change.ts'
import { TagRow } from './tag-row.tsx'
import { type ChangeHearers, useChangeOwnTags } from './use-change-own-tags.ts'

interface OwnTagsDialogProps extends ChangeHearers {
  onClose: () => void
}

/** Manages my own tags: add, rename, merge, remove. */
export function OwnTagsDialog({ onClose, ...hearers }: OwnTagsDialogProps) {
  const { t } = useTranslation(['tags/own-tags', 'common'])
  const sentenceOf = useSentence()
  const tags = useQuery({ ...myTagsQuery, staleTime: 0 })
  const change = useChangeOwnTags(hearers)
  const [editing, setEditing] = useState<string | null>(null)
  const [removing, setRemoving] = useState<{ name: string; count: number } | null>(null)
  const [merging, setMerging] = useState<ReadonlySet<string> | null>(null)

  const run = (wanted: TagChange, onDone: () => void) =>
    change.mutate(wanted, {
      onSuccess: ({ recordCount }) => {
        onDone()
        toast(wanted.action === 'add' ? t('added') : t(`done.${wanted.action}`, { count: recordCount ?? 0 }))
      },
    })
  const own = tags.data?.custom ?? []

  if (merging && merging.size > 1 && editing === 'merge') {
    return (
      <MergeTags
        tags={own.filter(({ name }) => merging.has(name))}
        isBusy={change.isPending}
        error={change.error ? sentenceOf(change.error) : undefined}
        onClose={() => setEditing(null)}
        onMerge={(into) =>
          run({ action: 'merge', names: [...merging], into }, () => {
            setMerging(null)
            setEditing(null)
          })
        }
      />
    )
  }
  return (
    <>
      <Dialog
        isOpen
        title={t('title')}
        onClose={onClose}
        actions={
          merging ? (
            <>
              <Button look="line" onClick={() => setMerging(null)}>
                {t('common:cancel')}
              </Button>
              <Button disabled={merging.size < 2} onClick={() => setEditing('merge')}>
                {t('mergeCount', { count: merging.size })}
              </Button>
            </>
          ) : own.length > 1 ? (
            <Button look="line" onClick={() => setMerging(new Set())}>
              {t('merge')}
            </Button>
          ) : null
        }
      >
        <p className={css.note}>{merging ? t('mergeNote', { count: tagLimits.mergedAtOnce }) : t('note')}</p>
        {change.error && !removing ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
        {merging ? null : (
          <NewTag isBusy={change.isPending} onAdd={(name, done) => run({ action: 'add', name }, done)} />
        )}
        {tags.isPending ? <FormSkeleton fields={3} /> : null}
        {tags.isError && !tags.data ? <FailedState error={tags.error} onRetry={() => tags.refetch()} /> : null}
        {tags.data && own.length === 0 ? <p className={css.none}>{t('none')}</p> : null}
        <ul className={css.tags}>
          {own.map((tag) => (
            <TagRow
              key={tag.name}
              tag={tag}
              isEditing={editing === tag.name}
              isChosen={merging ? merging.has(tag.name) : undefined}
              isBusy={change.isPending}
              onChoose={() => setMerging(toggled(merging ?? new Set(), tag.name))}
              onEdit={() => {
                change.reset()
                setEditing(tag.name)
              }}
              onCancel={() => setEditing(null)}
              onRename={(newName) => run({ action: 'rename', name: tag.name, newName }, () => setEditing(null))}
              onRemove={() => {
                change.reset()
                setRemoving(tag)
              }}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        isOpen={removing !== null}
        title={t('removeTitle', { name: removing?.name })}
        confirm={t('remove')}
        isDangerous
        isBusy={change.isPending}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && run({ action: 'remove', name: removing.name }, () => setRemoving(null))}
      >
        <p>{t('removeText', { count: removing?.count ?? 0 })}</p>
        {change.error ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
      </ConfirmDialog>
    </>
  )
}

function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(names)
  if (!next.delete(name) && next.size < tagLimits.mergedAtOnce) next.add(name)
  return next
}

import type { Post, PostGroup } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { usePinInGroup, useTakeOutOfGroup } from '../api/in-group.ts'
import css from './in-groups-dialog.module.css'

interface InGroupsDialogProps {
  post: Post
  onClose: () => void
}

/** Pins a record in its groups, or removes it from one. */
export function InGroupsDialog({ post, onClose }: InGroupsDialogProps) {
  const { t } = useTranslation('posts/in-groups')
  const pin = usePinInGroup(post)
  const takeOut = useTakeOutOfGroup(post)
  const warn = (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
  const isLast = post.groups.length === 1

  const setPinned = (group: PostGroup) =>
    pin.mutate(
      { group, isPinned: !group.isPinned },
      {
        onSuccess: () => toast(t(group.isPinned ? 'unpinned' : 'pinned', { name: group.name })),
        onError: warn,
      },
    )
  const remove = (group: PostGroup) =>
    takeOut.mutate(group, {
      onSuccess: () => {
        toast(t('takenOut', { name: group.name }))
        onClose()
      },
      onError: warn,
    })

  return (
    <Dialog isOpen onClose={onClose} title={t('title')}>
      {isLast ? <p className={css.note}>{t(post.can.edit ? 'lastOfMine' : 'lastOfTheirs')}</p> : null}
      <ul className={css.groups}>
        {post.groups.map((group) => (
          <li key={group.id} className={css.group}>
            <strong className={css.name}>
              <WholeWords>{group.name}</WholeWords>
            </strong>
            <div className={css.acts}>
              {group.administers ? (
                <Button size="s" look="soft" icon="pin" isBusy={pin.isPending} onClick={() => setPinned(group)}>
                  {t(group.isPinned ? 'unpin' : 'pin')}
                </Button>
              ) : null}
              {group.administers || post.can.edit ? (
                <Button
                  size="s"
                  look="line"
                  icon="out"
                  aria-label={t('takeOutOf', { name: group.name })}
                  isBusy={takeOut.isPending}
                  onClick={() => remove(group)}
                >
                  {t('takeOut')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

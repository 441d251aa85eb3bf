import type { Post } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { useChangePost } from '../api/change-post.ts'
import { privacyName } from './privacy.ts'

const historyDialog = onDemand(async () => {
  const [module] = await Promise.all([import('../history/history-dialog.tsx'), loadTexts('posts/history')])
  return module.HistoryDialog
})
const privacyDialog = onDemand(() => import('./privacy-dialog.tsx').then((module) => module.PrivacyDialog))
const inGroupsDialog = onDemand(async () => {
  const [module] = await Promise.all([import('../in-groups/in-groups-dialog.tsx'), loadTexts('posts/in-groups')])
  return module.InGroupsDialog
})
const deleteDialog = onDemand(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

interface PostMenuProps {
  post: Post
  onDeleted?: () => void
}

/** Whether the viewer has any action in the record's menu. */
export const hasMenu = ({ can, groups }: Post) =>
  can.edit || can.remove || can.report || groups.some(({ administers }) => administers)

/** Actions of the owner, of administrators of the record's groups, and reporting for others. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const wayToReport = useWayToReport()
  const [open, setOpen] = useState<'privacy' | 'history' | 'groups' | 'delete' | null>(null)
  const change = useChangePost(post)
  const warn = (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
  const close = () => setOpen(null)

  const actions: Action[] = []
  if (post.can.edit) {
    actions.push(
      { label: t('menu.edit'), icon: 'edit', run: () => navigate(`${paths.writePost}?id=${post.id}`) },
      { label: t('menu.history'), icon: 'clock', run: () => setOpen('history') },
      { label: t('menu.privacy'), icon: 'eye', run: () => setOpen('privacy') },
      {
        label: t(post.isPinned ? 'menu.unpin' : 'menu.pin'),
        icon: 'pin',
        run: () =>
          change.mutate(
            { isPinned: !post.isPinned },
            { onSuccess: () => toast(t(post.isPinned ? 'menu.unpinned' : 'menu.pinned')), onError: warn },
          ),
      },
    )
  }
  if (post.groups.length > 0) actions.push({ label: t('menu.inGroups'), icon: 'friends', run: () => setOpen('groups') })
  if (post.can.report && wayToReport)
    actions.push({ label: t('menu.report'), icon: 'alert', run: () => navigate(wayToReport('post', post.id)) })
  if (post.can.remove) {
    actions.push({ label: t('menu.delete'), icon: 'remove', isDangerous: true, run: () => setOpen('delete') })
  }

  return (
    <>
      <ActionMenu label={t('menu.label')} actions={actions} />
      {open === 'history' ? <OnDemand part={historyDialog} post={post} isOpen onClose={close} /> : null}
      {open === 'privacy' ? (
        <OnDemand
          part={privacyDialog}
          isOpen
          privacy={post.privacy}
          groupIds={post.groups.map(({ id }) => id)}
          onClose={close}
          onChoose={(privacy, groupIds) =>
            change.mutate(
              { privacy, groupIds },
              {
                onSuccess: () => toast(t('menu.privacyChanged', { who: t(`privacy.names.${privacyName(privacy)}`) })),
                onError: warn,
              },
            )
          }
        />
      ) : null}
      {open === 'groups' ? <OnDemand part={inGroupsDialog} post={post} onClose={close} /> : null}
      {open === 'delete' ? <OnDemand part={deleteDialog} post={post} onDeleted={onDeleted} onClose={close} /> : null}
    </>
  )
}

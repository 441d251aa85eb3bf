import type { ScheduledSummary } from '@learntrail/contract/drafts/schedule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import css from '../../../ui/work-list.module.css'
import { changeInCache, privacyIcons, privacyName, refreshLists } from '../../posts/index.ts'
import { tellBinned } from '../../trash/index.ts'
import { changeScheduled } from '../api/change-scheduled.ts'
import { scheduledQuery } from '../api/list-scheduled.ts'
import { publishScheduledNow } from '../api/publish-scheduled-now.ts'
import { removeScheduled } from '../api/remove-scheduled.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

interface ScheduledDialogProps {
  isOpen: boolean
  /** Id of the record that was just scheduled. */
  marked?: string | null
  onClose: () => void
}

/** Lists the scheduled records; each can be published now, moved, edited or deleted. */
export function ScheduledDialog({ isOpen, marked, onClose }: ScheduledDialogProps) {
  const { t } = useTranslation('drafts')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('scheduled.title')}>
      <ScheduledList marked={marked} />
    </Dialog>
  )
}

function ScheduledList({ marked }: Pick<ScheduledDialogProps, 'marked'>) {
  const { t } = useTranslation('drafts')
  const query = useQuery(scheduledQuery)
  if (!query.data) return <WaitingLines query={query} />
  if (query.data.items.length === 0) return <p className={css.none}>{t('scheduled.none')}</p>
  return (
    <ul className={css.list}>
      {query.data.items.map((item) => (
        <ScheduledItem key={item.id} item={item} isNew={item.id === marked} />
      ))}
    </ul>
  )
}

const showWhole = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

function ScheduledItem({ item, isNew }: { item: ScheduledSummary; isNew: boolean }) {
  const { t } = useTranslation(['drafts', 'drafts/form', 'posts'])
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'time' | 'remove' | null>(null)
  const { id, version } = item
  const name = item.title || item.excerpt || t('untitled')
  const privacy = privacyName(item.privacy)

  const settled = () => queryClient.invalidateQueries({ queryKey: scheduledQuery.queryKey })
  const onError = (error: unknown) => {
    toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
    if (isProblem(error, 'SCHEDULED_POST_NOT_FOUND', 'SCHEDULE_CONFLICT')) settled()
  }
  const publish = useMutation({
    mutationFn: () => publishScheduledNow(id),
    onSuccess: (post) => {
      toast(t('drafts/form:published'))
      changeInCache(queryClient, post.id, () => post)
      refreshLists(queryClient, post.owner.id)
      settled()
    },
    onError,
  })
  const move = useMutation({
    mutationFn: (scheduledAt: string) => changeScheduled(id, { version, scheduledAt }),
    onSuccess: ({ scheduledAt }) => {
      setOpen(null)
      toast(t('scheduled.moved', { time: formatTaipei(scheduledAt) }))
      settled()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => removeScheduled(id),
    onSuccess: () => {
      setOpen(null)
      void tellBinned(queryClient, { kind: 'draft', id })
      settled()
    },
    onError,
  })

  return (
    <li ref={isNew ? showWhole : undefined} className={`${css.item} ${css.tall}`} data-new={isNew || undefined}>
      <div className={css.words}>
        <p className={css.time}>
          <Icon name="calendar" size={16} />
          {formatTaipei(item.scheduledAt)}
          {isNew ? <Chip tone="leaf">{t('scheduled.new')}</Chip> : null}
        </p>
        <p className={css.name}>{name}</p>
        <p className={css.note}>
          <Icon name={privacyIcons[privacy]} size={14} />
          {t(`posts:privacy.names.${privacy}`)}
          {item.fileCount > 0 ? `${dot}${t('files', { count: item.fileCount })}` : null}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          look="soft"
          size="s"
          isBusy={publish.isPending}
          aria-label={t('scheduled.nowOf', { name })}
          onClick={() => publish.mutate()}
        >
          {t('scheduled.now')}
        </Button>
        <IconButton label={t('scheduled.moveOf', { name })} icon="calendar" onClick={() => setOpen('time')} />
        <IconButton
          label={t('scheduled.editOf', { name })}
          icon="edit"
          onClick={() => navigate(`${paths.writePost}?scheduled=${id}`)}
        />
        <IconButton label={t('scheduled.removeOf', { name })} icon="remove" onClick={() => setOpen('remove')} />
      </div>
      <ScheduleDialog
        isOpen={open === 'time'}
        at={item.scheduledAt}
        confirm={t('scheduled.move')}
        isBusy={move.isPending}
        onChoose={(at) => move.mutate(at)}
        onClose={() => setOpen(null)}
      />
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t('scheduled.removeTitle')}
        confirm={t('scheduled.remove')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setOpen(null)}
      >
        <p>{t('scheduled.removeText')}</p>
      </ConfirmDialog>
    </li>
  )
}

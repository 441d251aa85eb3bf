import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { deleteBulletin, pinBulletin } from '../api/bulletins.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'

const forwardDialog = onDemand(async () => (await import('./forward-dialog.tsx')).ForwardDialog)

/** An administrator's actions on a bulletin. */
export function BulletinMenu({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'forward' | 'remove' | null>(null)
  const { id, can, isPinned, group } = bulletin
  const pin = useBulletinChange(() => pinBulletin(id, !isPinned))
  const remove = useBulletinChange(() => deleteBulletin(id))
  const close = () => setOpen(null)

  const actions: Action[] = []
  if (can.edit)
    actions.push({ label: t('menu.edit'), icon: 'edit', run: () => void navigate(paths.bulletin(id, '/edit')) })
  if (can.pin)
    actions.push({
      label: t(isPinned ? 'menu.unpin' : 'menu.pin'),
      icon: 'pin',
      run: () => pin.mutate(undefined, { onSuccess: () => toast(t(isPinned ? 'unpinned' : 'pinned')) }),
    })
  if (can.forward) actions.push({ label: t('menu.forward'), icon: 'share', run: () => setOpen('forward') })
  if (can.remove)
    actions.push({ label: t('menu.remove'), icon: 'remove', isDangerous: true, run: () => setOpen('remove') })

  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast(t('remove.done'))
        void navigate(paths.group(group.id, 'bulletins'), { replace: true })
      },
      onSettled: close,
    })
  return (
    <>
      <ActionMenu label={t('menu.label', { title: bulletin.title })} actions={actions} />
      {open === 'forward' ? <OnDemand part={forwardDialog} bulletin={bulletin} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={t('remove.title')}
        confirm={t('menu.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={confirm}
        onClose={close}
      >
        <p>{t('remove.text')}</p>
      </ConfirmDialog>
    </>
  )
}

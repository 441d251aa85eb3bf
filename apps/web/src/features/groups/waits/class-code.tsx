import type { TeachingClass } from '@learntrail/contract/groups/teaching'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { newGroupDays, useChangeGroupLink } from '../api/group-link.ts'
import { useCopyHandle } from '../components/group-handle.tsx'
import { WaysIn } from '../ways-in.tsx'
import css from './class-code.module.css'

type Coded = Pick<TeachingClass, 'id' | 'name' | 'handle' | 'type' | 'hasCode'>

/** The ID of a class, and its QR code, for which a press makes a link if there is none. */
export function ClassCode({ group }: { group: Coded }) {
  const { t } = useTranslation('groups/waits')
  const sentence = useSentence()
  const change = useChangeGroupLink(group.id)
  const copy = useCopyHandle(group.handle)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (group.hasCode) setOpen(true)
    else
      change.mutate(newGroupDays, {
        onSuccess: () => setOpen(true),
        onError: (error: unknown) => toast(sentence(error), { tone: 'warning' }),
      })
  }
  return (
    <>
      <div className={css.code}>
        {t('classes.handle')} <code>{group.handle}</code>
        <IconButton label={t('classes.copy', { name: group.name })} icon="copy" onClick={copy} />
        <Button
          look="quiet"
          size="s"
          aria-label={t('classes.codeOf', { name: group.name })}
          isBusy={change.isPending}
          onClick={open}
        >
          {t('classes.code')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} title={group.name} onClose={() => setOpen(false)}>
        <WaysIn group={group} />
      </Dialog>
    </>
  )
}

import type { BroughtIn } from '@learntrail/contract/courses/cartridge'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { courseAddresses } from '../addresses.ts'
import { bringInCourse } from '../api/cartridge.ts'
import { coursesKey } from '../api/courses.ts'
import { useCourseNames } from '../names.ts'
import css from './bring-in.module.css'
import { LeftOutList } from './left-out-list.tsx'

/** Imports a course of another platform from a cartridge file: choosing, sending and the result. */
export function BringIn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['courses/cartridge', 'common'])
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController | null>(null)
  // Closing the dialog cancels the upload.
  useEffect(() => () => sending.current?.abort(), [])
  const send = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController()
      return bringInCourse(file, sending.current.signal)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })

  if (send.data) return <Brought brought={send.data} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t('bringIn')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button icon="file" isBusy={send.isPending} onClick={() => picker.current?.click()}>
            {t('choose')}
          </Button>
        </>
      }
    >
      <div className={css.words}>
        <FormAlert>{send.error ? sentence(send.error) : null}</FormAlert>
        <p>{t('about')}</p>
        <p className={css.note}>{t('note', { megabytes: cartridgeLimits.bytes / 1024 ** 2 })}</p>
        <p role="status">{send.isPending ? t('reading') : null}</p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('choose')}
        data-testid="cartridge-picker"
        accept=".imscc,.zip,application/zip"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) send.mutate(file)
          // Lets the same file be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </Dialog>
  )
}

function Brought({ brought, onClose }: { brought: BroughtIn; onClose: () => void }) {
  const { t } = useTranslation(['courses/cartridge', 'common'])
  const name = useCourseNames().course(brought.name)
  return (
    <Dialog
      isOpen
      title={t(brought.isNew ? 'brought' : 'broughtBefore', { name })}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:close')}
          </Button>
          <LinkButton to={courseAddresses.edit(brought._id)} icon="edit">
            {t('edit')}
          </LinkButton>
        </>
      }
    >
      <div className={css.words}>
        <p>{t(brought.isNew ? 'draft' : 'unchanged')}</p>
        <LeftOutList leftOut={brought.leftOut} count={brought.leftOutCount} />
      </div>
    </Dialog>
  )
}

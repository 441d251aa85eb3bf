import type { RefObject } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { SharedStateLine } from '../../../documents/index.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { courseAddresses } from '../addresses.ts'
import { useCourseNames } from '../names.ts'
import { trialDialog } from '../trial/lazy-trial-dialog.ts'
import { useEditing } from './editing-context.ts'
import css from './editor.module.css'
import { HistoryDialog } from './history/history-dialog.tsx'
import { PasswordDialog } from './publishing/password-dialog.tsx'
import { PublishDialog } from './publishing/publish-dialog.tsx'
import { CoEditorsDialog } from './together/co-editors-dialog.tsx'
import { usePlaceName } from './together/place-name.ts'
import { useKeepLocks } from './together/use-keep-locks.ts'

interface EditorBarProps {
  name: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** The editor's bar: the course's name, whether everything is stored, who is here, and actions on the whole course. */
export function EditorBar({ name, heading }: EditorBarProps) {
  const { t } = useTranslation(['courses/editing', 'courses/trial'])
  const { course, shared, accountId } = useEditing()
  const placeName = usePlaceName()
  useKeepLocks()
  const navigate = useNavigate()
  const names = useCourseNames()
  const [address] = useSearchParams()
  const [open, setOpen] = useState<'publish' | 'password' | 'trial' | 'people' | 'history' | null>(
    address.has('check') ? 'publish' : null,
  )
  const { actions, can, status } = course
  const mayPublish = actions.includes('publish') || actions.includes('republish')
  const ways: Action[] = [
    { label: t('bar.preview'), icon: 'eye', run: () => navigate(courseAddresses.preview(course._id)) },
    { label: t('people.title'), icon: 'friends', run: () => setOpen('people') },
    ...(course.part === 'owner' || course.part === 'coEditor'
      ? [{ label: t('history.title'), icon: 'clock' as const, run: () => setOpen('history') }]
      : []),
    ...(can.manage ? [{ label: t('password.title'), icon: 'lock' as const, run: () => setOpen('password') }] : []),
    ...(can.manage && course.edition !== null
      ? [{ label: t('courses/trial:choose.title'), icon: 'play' as const, run: () => setOpen('trial') }]
      : []),
  ]
  const close = () => setOpen(null)
  return (
    <header className={css.bar}>
      <div className={css.title}>
        <IconButton label={t('bar.back')} icon="back" onClick={() => navigate(courseAddresses.manage)} />
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {name}
        </h1>
        <span className={css.status}>
          <Chip tone={status === 'published' ? 'leaf' : 'plain'}>{names.status(status)}</Chip>
        </span>
      </div>
      <SharedStateLine shared={shared} accountId={accountId} placeName={placeName} />
      <div className={css.acts}>
        <ActionMenu label={t('bar.more')} actions={ways} />
        {mayPublish ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen('publish')}>
            {t('publish.verb')}
          </Button>
        ) : null}
      </div>
      {open === 'publish' ? <PublishDialog onClose={close} /> : null}
      {open === 'password' ? <PasswordDialog onClose={close} /> : null}
      {open === 'trial' ? <OnDemand part={trialDialog} courseId={course._id} onClose={close} /> : null}
      {open === 'history' ? <HistoryDialog onClose={close} /> : null}
      {open === 'people' ? <CoEditorsDialog onClose={close} /> : null}
    </header>
  )
}

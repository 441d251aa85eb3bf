import type { CoEditor } from '@learntrail/contract/courses/co-editing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { courseAddresses } from '../../addresses.ts'
import { coursesKey } from '../../api/courses.ts'
import { coEditorsQuery, handOverCourse, removeCoEditor } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'
import { CoEditorRow, OwnerRow } from './co-editor-row.tsx'
import { InvitePeople } from './invite-people.tsx'
import css from './together.module.css'

type Asked = { what: 'takeOut' | 'takeBack' | 'handOver' | 'leave'; one: CoEditor }

/** The people who write and teach a course, and those invited to. */
export function CoEditorsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('courses/editing')
  const { course, accountId } = useEditing()
  const people = useQuery(coEditorsQuery(course._id))
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const items = people.data?.items.filter(({ response }) => response !== 'reject') ?? []
  const room = (people.data?.limit ?? 0) - items.length

  if (isInviting)
    return (
      <InvitePeople room={room} without={items.map(({ person }) => person.id)} onClose={() => setInviting(false)} />
    )
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('people.title')}
        actions={
          course.can.manage && people.data ? (
            <Button icon="plus" disabled={room <= 0} onClick={() => setInviting(true)}>
              {t('people.invite')}
            </Button>
          ) : null
        }
      >
        <div className={css.dialog}>
          <p className={css.quiet}>{t('people.text')}</p>
          {people.data ? null : <WaitingLines query={people} />}
          {people.data ? (
            <ul className={css.people} aria-label={t('people.title')}>
              <OwnerRow person={course.user} />
              {items.map((one) => (
                <CoEditorRow
                  key={one._id}
                  one={one}
                  isMine={one.person.id === accountId}
                  onAsk={(what) => setAsked({ what, one })}
                />
              ))}
            </ul>
          ) : null}
          {room <= 0 && people.data ? (
            <p className={css.quiet}>{t('people.full', { limit: people.data.limit })}</p>
          ) : null}
        </div>
      </Dialog>
      {asked ? <AskDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function AskDialog({ what, one, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const name = one.person.displayName
  const doing = useMutation({
    mutationFn: async () => {
      await (what === 'handOver' ? handOverCourse : removeCoEditor)(course._id, one.person.id)
    },
    onSuccess: async () => {
      toast(t(`people.${what}.done`, { name }))
      onClose()
      if (what === 'leave') navigate(courseAddresses.manage)
      await queryClient.invalidateQueries({ queryKey: coursesKey })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(`people.${what}.title`, { name })}
      confirm={t(`people.${what}.verb`)}
      isDangerous={what !== 'handOver'}
      isBusy={doing.isPending}
      onClose={onClose}
      onConfirm={() => doing.mutate()}
    >
      <p>{t(`people.${what}.text`, { name })}</p>
    </ConfirmDialog>
  )
}

import type { PersonSummary } from '@learntrail/contract/people/person'
import type { PersonCard } from '@learntrail/contract/people/person-card'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWayToReport } from '../../../feature/use-ways.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { blockPerson } from '../api/block-person.ts'
import { RemarkDialog } from './remark-dialog.tsx'

interface PersonMenuProps {
  person: Pick<PersonSummary, 'id' | 'displayName'>
  /** My private remark on this person. */
  remark: string
  /** Whether one of us leads the other in a group, and which. */
  leader: PersonCard['leader']
  /** My id, for the address of my list of blocks. */
  me: string
}

/** Rarely used actions on a person. */
export function PersonMenu({ person, remark, leader, me }: PersonMenuProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const wayToReport = useWayToReport()
  const [isAsking, setAsking] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const name = person.displayName
  const block = useMutation({
    mutationFn: () => blockPerson(person.id),
    onSuccess: () => {
      toast(t('block.done', { name }))
      navigate(paths.people(me, 'block'), { replace: true })
      // Everything by the blocked person disappears everywhere.
      queryClient.invalidateQueries()
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    onSettled: () => setAsking(false),
  })

  return (
    <>
      <ActionMenu
        label={t('more', { name })}
        actions={[
          { label: t('remark.do'), icon: 'edit', run: () => setNoting(true) },
          ...(wayToReport
            ? [{ label: t('report'), icon: 'alert' as const, run: () => navigate(wayToReport('person', person.id)) }]
            : []),
          { label: t('block.do'), icon: 'lock', isDangerous: true, run: () => setAsking(true) },
        ]}
      />
      {isNoting ? <RemarkDialog person={person} remark={remark} onClose={() => setNoting(false)} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('block.title', { name })}
        confirm={t('block.do')}
        isDangerous
        isBusy={block.isPending}
        onConfirm={() => block.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t('block.text')}</p>
        <p>{t('block.stays')}</p>
        <p>{t(`block.inGroups.${leader ?? 'nobody'}`, { name })}</p>
      </ConfirmDialog>
    </>
  )
}

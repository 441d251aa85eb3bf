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
  /** What I have noted on them. */
  remark: string
  /** Which of us leads the other in a group. */
  leader: PersonCard['leader']
  /** Whose list of blocks it will stand in. */
  me: string
}

/** What one does rarely about a person. */
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
      // Everything that they made is gone from everywhere.
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

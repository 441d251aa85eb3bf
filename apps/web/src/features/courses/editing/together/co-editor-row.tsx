import type { CoEditor } from '@learntrail/contract/courses/co-editing'
import type { PersonSummary } from '@learntrail/contract/people/person'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { useCourseNames } from '../../names.ts'
import { useEditing } from '../editing-context.ts'
import css from './together.module.css'

export function OwnerRow({ person }: { person: PersonSummary }) {
  const names = useCourseNames()
  return (
    <Row person={person}>
      <Chip tone="accent">{names.part('owner')}</Chip>
    </Row>
  )
}

interface CoEditorRowProps {
  one: CoEditor
  isMine: boolean
  onAsk: (what: 'takeOut' | 'takeBack' | 'handOver' | 'leave') => void
}

/** A co-editor or lecturer, with the possible actions. */
export function CoEditorRow({ one, isMine, onAsk }: CoEditorRowProps) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const names = useCourseNames()
  const name = one.person.displayName
  const isWaiting = one.response === 'waiting'
  const actions: Action[] = [
    ...(isWaiting || one.part !== 'coEditor'
      ? []
      : [{ label: t('people.handOver.verb'), icon: 'key' as const, run: () => onAsk('handOver') }]),
    {
      label: t(isWaiting ? 'people.takeBack.verb' : 'people.takeOut.verb'),
      icon: 'remove',
      isDangerous: true,
      run: () => onAsk(isWaiting ? 'takeBack' : 'takeOut'),
    },
  ]
  return (
    <Row person={one.person}>
      <Chip>{names.part(one.part)}</Chip>
      {isWaiting ? <Chip tone="honey">{t('people.waiting')}</Chip> : null}
      {course.can.manage ? <ActionMenu label={t('people.more', { name })} actions={actions} /> : null}
      {isMine && !course.can.manage ? (
        <Button look="quiet" onClick={() => onAsk('leave')}>
          {t('people.leave.verb')}
        </Button>
      ) : null}
    </Row>
  )
}

function Row({ person, children }: { person: PersonSummary; children: ReactNode }) {
  return (
    <li className={css.person}>
      <PersonFace person={person} size={36} />
      <span className={css.name}>
        <PersonName person={person} />
      </span>
      {children}
    </li>
  )
}
